import Foundation

/// Links object files to the library that the previewed program loads.
///
/// The linker is called directly: the driver takes ten times as long. What the library needs of other libraries is found at its load,
/// among those that the program has loaded already; libraries that only the objects name are linked.
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
        var commands: [[String]] = []
        if let linker = try? toolchain.tool("ld.lld") {
            let start = toolchain.libraries.appendingPathComponent("\(Self.architecture)/swiftrt.o").path
            commands.append(
                [linker.path, "-shared", "-o", library, start] + objects + ["-L" + toolchain.libraries.path, "-z", "nostart-stop-gc"]
                    + inputs.filter { !$0.hasPrefix("-X") } + ["--as-needed", "-L" + runtime.folder.path, "-lApusRuntime"] + libraries)
        }
        commands.append([toolchain.compiler.path, "-emit-library", "-o", library] + objects + inputs + runtime.linkerFlags)
        var output = Data()
        for command in commands {
            let result = try call.run([command])[0]
            if result.succeeded { return }
            output = result.errorOutput
        }
        throw CompilationFailure(output: String(decoding: output, as: UTF8.self))
    }

    /// The libraries that the objects' imports name.
    private func namedLibraries(_ objects: [String]) -> [String] {
        guard let extractor = try? toolchain.tool("swift-autolink-extract") else { return [] }
        let list = call.temporary.appendingPathComponent("libraries-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: list) }
        guard let result = try? call.run([[extractor.path] + objects + ["-o", list]])[0], result.succeeded,
            let text = try? String(contentsOfFile: list, encoding: .utf8)
        else { return [] }
        var seen: Set<String> = []
        return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("-l") && seen.insert($0).inserted }
    }

    private static var architecture: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }
}
