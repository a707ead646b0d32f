import Foundation

/// A package's target in C, C++ or assembler, or one that only describes a system library.
struct CTarget {
    var name: String
    /// The name by which Swift imports it.
    var moduleName: String
    var folder: URL
    /// The files to compile; none for a system library.
    var sources: [URL] = []
    /// The folder of the headers that others may include; nil where there are none.
    var publicHeaders: URL?
    /// Flags by the kind of source: `c`, `cxx`.
    var settings: [String: [String]] = [:]
    var linkerFlags: [String] = []
    /// The targets whose headers this one includes.
    var dependencies: [String] = []
    /// The library's name for pkg-config, if it has one.
    var pkgConfig: String?

    private static let plusPlusEndings: Set<String> = ["cpp", "cc", "cxx", "mm", "c++"]

    var usesPlusPlus: Bool { sources.contains { Self.isPlusPlus($0) } }

    private static func isPlusPlus(_ source: URL) -> Bool { plusPlusEndings.contains(source.pathExtension.lowercased()) }

    /// The flags with which a source is compiled, besides those for headers.
    func flags(for source: URL) -> [String] {
        (Self.isPlusPlus(source) ? settings["cxx"] : settings["c"]) ?? []
    }

    /// What a compiled program changes with: the texts of all its files.
    var contents: [(path: String, data: Data)] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
        var files: [URL] = []
        while let file = all?.nextObject() as? URL, files.count < 10_000 {
            if (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true { files.append(file) }
        }
        return files.sorted { $0.path < $1.path }.map { ($0.path, FileManager.default.contents(atPath: $0.path) ?? Data()) }
    }

    // MARK: Module map

    /// The target's own module map, or the text of one as SwiftPM makes it: the header of the target's name, else all headers.
    var moduleMap: ModuleMap? {
        let manager = FileManager.default
        guard let headers = publicHeaders ?? (sources.isEmpty ? folder : nil) else { return nil }
        let own = headers.appendingPathComponent("module.modulemap")
        if manager.fileExists(atPath: own.path) { return .file(own) }
        let candidates = ["\(name).h", "\(moduleName).h", "\(name)/\(name).h", "\(moduleName)/\(moduleName).h"]
        let umbrella = candidates.map { headers.appendingPathComponent($0) }.first { manager.fileExists(atPath: $0.path) }
        guard manager.fileExists(atPath: headers.path) else { return nil }
        let content = umbrella.map { "umbrella header \(String(reflecting: $0.path))" } ?? "umbrella \(String(reflecting: headers.path))"
        return .text("module \(moduleName) {\n    \(content)\n    export *\n}\n")
    }

    enum ModuleMap {
        case file(URL)
        case text(String)
    }
}
