import Foundation

/// One compilation of a program: its modules, the registration of its views, and the link.
struct ProgramBuild {
    var program: Program
    /// The contents of the files, by module and file.
    var sources: [[String]]
    var compiler: URL
    var runtime: RuntimeLibrary
    var options: CompilationOptions
    /// The folder that receives all output.
    var folder: URL

    /// Writes the executable into ``folder`` and returns the views in it.
    func run() throws -> ViewCatalogue {
        let flags = try runtime.compilerFlags(as: options.platform)
        if program.modules.count == 1 {
            let output =
                ["-emit-executable", "-o", path(ProgramCompiler.executableName)] + program.linkerInputs + runtime.linkerFlags(as: options.platform)
            return try compile(program.modules[0], sources[0], flags: (program.modules[0].flags ?? flags) + output, isProgram: true)
        }
        var whole = ViewCatalogue()
        var objects: [String] = []
        for (module, texts) in zip(program.modules, sources) {
            let object = path(module.name + ".o")
            let output = ["-c", "-o", object, "-emit-module", "-emit-module-path", path(module.name + ".swiftmodule")]
            // The modules compiled here take precedence over those of the same names that SwiftPM has built.
            let catalogue = try compile(
                module, texts, flags: ["-I", folder.path] + (module.flags ?? flags) + output, isProgram: false)
            whole.entries += catalogue.entries
            whole.viewsWithArguments.merge(catalogue.viewsWithArguments) { first, _ in first }
            objects.append(object)
        }
        let main = folder.appendingPathComponent("main-of-program.swift")
        try RegistrationSource.mainFile(of: program.modules.map(\.name)).write(to: main, atomically: false, encoding: .utf8)
        let result = try run(
            flags + ["-parse-as-library", "-module-name", "ApusMain", "-emit-executable", main.path] + objects
                + ["-o", path(ProgramCompiler.executableName)] + program.linkerInputs + runtime.linkerFlags(as: options.platform))
        try check(result)
        return whole
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    // MARK: One module

    /// Compiles a module together with the registration of its views; views that do not compile are left out.
    private func compile(
        _ module: SourceModule, _ texts: [String], flags: [String], isProgram: Bool
    ) throws -> ViewCatalogue {
        var catalogue = ViewCatalogue(
            sources: texts, definitions: Set(options.allDefinitions), modules: Set(options.platform?.modules ?? []),
            swiftVersion: options.swiftVersion, module: module.name, files: module.files)
        // Every round drops at least one view, so the loop ends.
        while true {
            let unit = try ModuleUnit(module, texts, catalogue: catalogue, role: isProgram ? .program : .module, options: options, in: folder)
            let result = try run(options.arguments(for: module) + ["-whole-module-optimization"] + unit.arguments + flags)
            if result.succeeded { return catalogue }

            let output = String(decoding: result.errorOutput, as: UTF8.self)
            let errors = CompilerErrors(output) { unit.isGenerated($0) }
            let dropped = errors.places.compactMap { unit.entry(at: $0) }
            guard !errors.hasOthers, !dropped.isEmpty else {
                throw failure(showing: errors.hasOthers ? errors.others : output)
            }
            for entry in dropped {
                catalogue.entries.removeAll { $0 == entry }
                catalogue.viewsWithArguments[entry.name] = []
            }
        }
    }

    // MARK: The compiler

    private func run(_ arguments: [String]) throws -> Subprocess.Result {
        // The compiler's temporary files are removed with the folder.
        let temporary = folder.appendingPathComponent("temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: temporary) }
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = temporary.path
        return try Subprocess(executable: compiler, arguments: arguments, environment: environment).run()
    }

    private func check(_ result: Subprocess.Result) throws {
        guard !result.succeeded else { return }
        throw failure(showing: String(decoding: result.errorOutput, as: UTF8.self))
    }

    /// The compiler's own message, followed by the message of `apus`.
    private func failure(showing output: String) -> CommandFailure {
        CommandFailure(message: "\(program.title) does not compile.", status: 1, details: output)
    }
}
