import Foundation

/// The program that loads the libraries of a preview session. It is the same for all sessions, and compiled once.
struct PreviewHostProgram {
    var runtime: RuntimeLibrary

    private static let source = """
        import ApusRunner
        @_cdecl("main") func previewMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
            ApusRunner._ApusRunner.preview()
        }

        """

    /// Returns the executable, and the lock of its cache entry.
    func executable() throws(CommandFailure) -> (url: URL, lock: FolderLock) {
        let compiler = try Toolchain().compiler
        var hash = ContentHash()
        hash.combine("preview host")
        hash.combine(Self.source)
        hash.combine(runtime.stamp)
        hash.combine(FileStamp.of(compiler.resolvingSymlinksInPath()))
        let cache = ProgramCache()
        if let entry = cache.find(hash.name) { return (entry.executable, entry.lock) }
        let flags = try runtime.compilerFlags()
        do {
            return try cache.withWorkFolder(for: hash.name) { work in
                let file = work.url.appendingPathComponent("main.swift")
                try Self.source.write(to: file, atomically: false, encoding: .utf8)
                let executable = work.url.appendingPathComponent(ProgramCompiler.executableName).path
                let arguments = ["-parse-as-library", "-module-name", "ApusPreview", "-emit-executable", file.path, "-o", executable]
                let result = try CompilerCall(compiler: compiler, temporary: work.url).driver(arguments + flags + runtime.linkerFlags)
                guard result.succeeded else {
                    throw CommandFailure(
                        message: "The program that shows previews cannot be compiled.", status: 1,
                        details: String(decoding: result.errorOutput, as: UTF8.self))
                }
                let entry = try cache.store(work, as: hash.name, catalogue: ViewCatalogue())
                return (entry.executable, entry.lock)
            }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failure("The program that shows previews cannot be kept in the cache folder: \(error.localizedDescription)")
        }
    }
}

extension ProgramCache.Entry {
    fileprivate var executable: URL { folder.appendingPathComponent(ProgramCompiler.executableName) }
}
