import Foundation

/// Compiles a program, again and again, to libraries for `apus preview`. Used on one thread.
final class PreviewBuilder {
    /// A library that was built, and the views in it.
    struct Library: Sendable {
        var path: String
        var catalogue: ViewCatalogue
        var resourceFolders: [String]
        /// The absolute paths of the program's files.
        var sourceFiles: [String]
        var title: String

        /// The functions that make the contents of `#Preview`s, by the previews' names.
        var previews: [String: String] {
            Dictionary(catalogue.entries.compactMap { entry in entry.symbol.map { (entry.name, $0) } }, uniquingKeysWith: { first, _ in first })
        }
    }

    private let toolchain: Toolchain
    private let runtime: RuntimeLibrary
    private let options: CompilationOptions
    private let folder: URL
    private let call: CompilerCall
    private let linker: LibraryLinker
    private var program: Program?
    private var modules: [ModuleBuild] = []
    private var entryObject: String?
    private var count = 0

    /// - Parameter folder: Receives all output.
    init(runtime: RuntimeLibrary, options: CompilationOptions, folder: URL) throws(CommandFailure) {
        toolchain = try Toolchain()
        try toolchain.check(runtime)
        self.runtime = runtime
        self.options = options
        self.folder = folder
        call = CompilerCall(compiler: toolchain.compiler, temporary: folder.appendingPathComponent("temporary"))
        linker = LibraryLinker(toolchain: toolchain, runtime: runtime, call: call)
        try? FileManager.default.createDirectory(at: call.temporary, withIntermediateDirectories: true)
    }

    /// The files and folders that the program is made of.
    var watchedPaths: [String] {
        guard let program else { return [] }
        return program.modules.flatMap { $0.files + $0.resourceFolders.map(\.path) }
    }

    /// Builds the program at a path.
    ///
    /// - Parameter isLocated: Whether the program has the same files as in the last build.
    func build(_ path: String, isLocated: Bool) throws -> Library {
        if !isLocated || program == nil { try locate(path) }
        guard let program else { throw CommandFailure.failure("There is no program.") }
        var hasChanged = false
        for module in modules { if try module.build(importsChanged: hasChanged) { hasChanged = true } }
        var objects = modules.flatMap(\.objects)
        if let entry = try entry() { objects.append(entry) }
        count += 1
        // Each library has a name of its own: the linker must not change one that is in use.
        let library = folder.appendingPathComponent("preview-\(getpid())-\(count).so").path
        try linker.link(objects, program.linkerInputs, haveSameImports: !hasChanged, to: library)
        if count > 3 { try? FileManager.default.removeItem(atPath: folder.appendingPathComponent("preview-\(getpid())-\(count - 3).so").path) }
        var catalogue = ViewCatalogue()
        for module in modules {
            catalogue.entries += module.catalogue.entries
            catalogue.viewsWithArguments.merge(module.catalogue.viewsWithArguments) { first, _ in first }
            catalogue.places.merge(module.catalogue.places) { first, _ in first }
        }
        return Library(
            path: library, catalogue: catalogue, resourceFolders: program.resourceFolders.map { $0.standardizedFileURL.path },
            sourceFiles: program.modules.flatMap(\.files).map { URL(fileURLWithPath: $0).standardizedFileURL.path }, title: program.title)
    }

    /// Does what makes the next build faster.
    func prepareNext() {
        for module in modules { module.prepareJobs() }
    }

    private func locate(_ path: String) throws {
        let found = try ProgramLocator.program(at: path, platform: options.platform)
        let flags = try runtime.compilerFlags(as: options.platform)
        let isSingle = found.modules.count == 1
        let old = Dictionary(modules.map { ($0.module.name, $0) }, uniquingKeysWith: { first, _ in first })
        modules = found.modules.map { module in
            if let known = old[module.name], known.module.files == module.files, known.module.flags == module.flags { return known }
            // The modules compiled here take precedence over those of the same names that SwiftPM has built.
            let flags = (isSingle ? [] : ["-I", folder.path]) + (module.flags ?? flags)
            return ModuleBuild(
                module, role: isSingle ? .library : .libraryModule, compiler: call, options: options, flags: flags, folder: folder)
        }
        program = found
        entryObject = nil
    }

    /// The object file that makes the views of several modules; nil for one module, which has it in its own generated file.
    private func entry() throws -> String? {
        guard modules.count > 1 else { return nil }
        if let entryObject { return entryObject }
        let file = folder.appendingPathComponent("main-of-library.swift")
        try RegistrationSource.mainFile(of: modules.map(\.module.name), role: .library).write(to: file, atomically: false, encoding: .utf8)
        let object = folder.appendingPathComponent("main-of-library.o").path
        let result = try call.driver(
            try runtime.compilerFlags(as: options.platform) + ["-parse-as-library", "-module-name", "ApusMain", "-c", file.path, "-o", object])
        guard result.succeeded else { throw CompilationFailure(output: String(decoding: result.errorOutput, as: UTF8.self)) }
        entryObject = object
        return object
    }
}
