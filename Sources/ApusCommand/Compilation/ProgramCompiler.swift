import Foundation

/// Compiles programs, or takes them from the cache.
struct ProgramCompiler {
    var runtime: RuntimeLibrary
    var options: CompilationOptions
    var cache = ProgramCache()

    /// The version of the generated source and flags; a new one invalidates cached programs.
    private static let generation = "3"

    func compile(_ program: Program) throws(CommandFailure) -> CompiledProgram {
        let toolchain = try Toolchain()
        let compiler = toolchain.compiler
        let sources = try program.modules.map { module throws(CommandFailure) in try readSources(of: module) }
        let name = hash(of: program, sources: sources, compiler: compiler)
        if let entry = cache.find(name) { return CompiledProgram(program: program, entry: entry) }
        try toolchain.check(runtime)
        return try Console.whileShowing("Compiling \(program.title)…") { () throws(CommandFailure) in
            do {
                return try cache.withWorkFolder(for: name) { work in
                    let build = ProgramBuild(
                        program: program, sources: sources, compiler: compiler, runtime: runtime, options: options, folder: work.url)
                    let catalogue = try build.run()
                    return CompiledProgram(program: program, entry: try cache.store(work, as: name, catalogue: catalogue))
                }
            } catch let failure as CommandFailure {
                throw failure
            } catch {
                throw .failure("The compiled program cannot be kept in the cache folder: \(error.localizedDescription)")
            }
        }
    }

    /// The executable's path in its cache folder. It has a folder of its own, into which its resources are linked.
    static let executableName = "bundle/apus-program"

    private func readSources(of module: SourceModule) throws(CommandFailure) -> [String] {
        try module.files.map { path throws(CommandFailure) in
            guard let data = FileManager.default.contents(atPath: path) else {
                throw .misuse("'\(path)' cannot be read.")
            }
            let text = String(decoding: data, as: UTF8.self)
            return options.rewritten(text) ?? text
        }
    }

    private func hash(of program: Program, sources: [[String]], compiler: URL) -> String {
        var hash = ContentHash()
        hash.combine(Self.generation)
        hash.combine(runtime.stamp)
        hash.combine(FileStamp.of(compiler.resolvingSymlinksInPath()))
        hash.combine(options.swiftVersion)
        options.allDefinitions.forEach { hash.combine($0) }
        hash.combine(options.platform?.rawValue ?? "")
        for input in program.linkerInputs { hash.combine(FileStamp.of(URL(fileURLWithPath: input))) }
        for (module, texts) in zip(program.modules, sources) {
            hash.combine(module.name)
            module.flags?.forEach { hash.combine($0) }
            hash.combine(SourceAdditions(module: module, texts: texts).source)
            module.resourceFolders.forEach { hash.combine($0.standardizedFileURL.path) }
            for (file, text) in zip(module.files, texts) {
                hash.combine(URL(fileURLWithPath: file).standardizedFileURL.path)
                hash.combine(text)
            }
        }
        return hash.name
    }
}
