import Foundation

/// The file that tells SwiftPM how packages find SwiftUI: `swift build --toolset FILE`.
struct Toolset: Codable, Equatable {
    static let fileName = "toolset.json"

    struct Tool: Codable, Equatable {
        var extraCLIOptions: [String]
    }

    var schemaVersion = "1.0"
    var swiftCompiler: Tool
    var linker: Tool

    init(for runtime: RuntimeLibrary) throws(CommandFailure) {
        swiftCompiler = Tool(extraCLIOptions: try runtime.compilerFlags())
        linker = Tool(extraCLIOptions: runtime.linkerOptions)
    }

    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// The toolset for `runtime`: the file that stands beside the library, or one in the cache folder where that is missing or
    /// names another place, as after the installation was moved.
    static func file(for runtime: RuntimeLibrary) throws(CommandFailure) -> URL {
        let toolset = try Toolset(for: runtime)
        let installed = runtime.folder.appendingPathComponent(fileName)
        if toolset.stands(in: installed) { return installed }
        var hash = ContentHash()
        hash.combine(runtime.folder.path)
        let folder = ProgramCache.baseFolder.appendingPathComponent("toolsets")
        let file = folder.appendingPathComponent("\(hash.name).json")
        // What is right already stays: SwiftPM may be reading it.
        if toolset.stands(in: file) { return file }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try toolset.encoded().write(to: file, options: .atomic)
        } catch {
            throw .failure("The toolset cannot be written to '\(file.path)': \(error.localizedDescription)")
        }
        return file
    }

    private func stands(in file: URL) -> Bool {
        guard let data = try? Data(contentsOf: file), let other = try? JSONDecoder().decode(Toolset.self, from: data) else { return false }
        return other == self
    }
}
