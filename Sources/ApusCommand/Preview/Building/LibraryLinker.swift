import Foundation

/// Links object files to the library that the previewed program loads.
///
/// The linker is called directly: the driver takes ten times as long. If the call fails, the driver links, and its message counts.
final class LibraryLinker {
    private let toolchain: Toolchain
    private let runtime: RuntimeLibrary
    private let call: CompilerCall
    /// The libraries that the imports of the linked objects name; nil if they are not known.
    private var libraries: [String]?

    init(toolchain: Toolchain, runtime: RuntimeLibrary, call: CompilerCall) {
        self.toolchain = toolchain
        self.runtime = runtime
        self.call = call
    }

    /// Links a library. A failure is that of the linker.
    ///
    /// - Parameter haveSameImports: Whether the objects are those of the last link, but for the bodies of functions.
    func link(_ objects: [String], _ inputs: [String], haveSameImports: Bool, to library: String) throws {
        let libraries = haveSameImports ? self.libraries ?? namedLibraries(objects) : namedLibraries(objects)
        self.libraries = libraries
        let direct = directCommand(objects, inputs, libraries, to: library)
        let driver = [toolchain.compiler.path, "-emit-library", "-o", library] + objects + inputs + runtime.linkerFlags
        var output = Data()
        for command in [direct, driver].compactMap({ $0 }) {
            let result = try call.run([command])[0]
            if result.succeeded { return }
            output = result.errorOutput
        }
        throw CompilationFailure(output: String(decoding: output, as: UTF8.self))
    }

    /// The call of the linker itself; nil if the toolchain has none.
    func directCommand(_ objects: [String], _ inputs: [String], _ libraries: [String], to library: String) -> [String]? {
        guard let linker = try? toolchain.tool("ld.lld") else { return nil }
        let start = toolchain.libraries.appendingPathComponent("\(Self.architecture)/swiftrt.o").path
        let folders = [toolchain.libraries.path] + Self.systemFolders + [runtime.folder.path]
        return [linker.path, "-shared", "-o", library, start] + objects + ["-z", "nostart-stop-gc"] + folders.map { "-L" + $0 }
            + inputs.filter { !$0.hasPrefix("-X") } + ["--as-needed", "-lApusRuntime"] + libraries
    }

    /// The libraries that the objects' imports name.
    func namedLibraries(_ objects: [String]) -> [String] {
        guard let extractor = try? toolchain.tool("swift-autolink-extract") else { return [] }
        let list = call.temporary.appendingPathComponent("libraries-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: list) }
        guard let result = try? call.run([[extractor.path] + objects + ["-o", list]])[0], result.succeeded,
            let text = try? String(contentsOfFile: list, encoding: .utf8)
        else { return [] }
        var seen: Set<String> = []
        return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("-l") && seen.insert($0).inserted }
    }

    /// Where the system keeps its libraries. The linker itself searches no folders; it leaves them to the driver that calls it.
    private static let systemFolders = [
        "/lib/\(architecture)-linux-gnu", "/usr/lib/\(architecture)-linux-gnu", "/lib64", "/usr/lib64", "/lib", "/usr/lib", "/usr/local/lib",
    ].filter { FileManager.default.fileExists(atPath: $0) }

    private static var architecture: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }
}
