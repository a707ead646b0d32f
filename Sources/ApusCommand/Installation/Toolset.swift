import Foundation

/// The file by which SwiftPM finds SwiftUI for packages: `swift build --toolset FILE`.
struct Toolset: Codable, Equatable {
    static let fileName = "toolset.json"

    struct Tool: Codable, Equatable {
        var extraCLIOptions: [String]
    }

    var schemaVersion = "1.0"
    var swiftCompiler: Tool
    var linker: Tool

    init(for runtime: RuntimeLibrary) throws(CommandFailure) {
        // SwiftPM compiles and links a package again when the options change, and does not see that the modules or the library have.
        swiftCompiler = Tool(extraCLIOptions: try runtime.compilerFlags() + ["-DAPUS_BUILD_\(runtime.buildIdentity)"])
        linker = Tool(extraCLIOptions: runtime.linkerOptions)
    }

    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// The path of the toolset for `runtime`: the file beside the library, or one in the cache folder if that is missing or
    /// contains other paths, as after the installation was moved.
    static func file(for runtime: RuntimeLibrary) throws(CommandFailure) -> URL {
        let toolset = try Toolset(for: runtime)
        let installed = runtime.folder.appendingPathComponent(fileName)
        if toolset.stands(in: installed) { return installed }
        var hash = ContentHash()
        hash.combine(runtime.folder.path)
        let folder = ProgramCache.baseFolder.appendingPathComponent("toolsets")
        let file = folder.appendingPathComponent("\(hash.name).json")
        // A correct file is left alone: SwiftPM may be reading it.
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
