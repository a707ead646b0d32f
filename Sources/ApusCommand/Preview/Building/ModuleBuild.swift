import Foundation
import SwiftUIMacroExpansion

/// The incremental compilation of one module: it keeps what it knows of the files from one build to the next.
final class ModuleBuild {
    /// The state of a file when it was last compiled.
    private struct KnownFile {
        var text: String
        var interface: InterfaceText
    }

    let module: SourceModule
    private let compiler: CompilerCall
    private let options: CompilationOptions
    private let flags: [String]
    private let role: RegistrationSource.Role
    private let folder: URL
    private var known: [String: KnownFile] = [:]
    private var lastUnit: ModuleUnit?
    private var jobs = CompilerJobs("")
    private(set) var catalogue = ViewCatalogue()

    init(
        _ module: SourceModule, role: RegistrationSource.Role, compiler: CompilerCall, options: CompilationOptions, flags: [String], folder: URL
    ) {
        self.module = module
        self.role = role
        self.compiler = compiler
        self.options = options
        self.flags = flags
        self.folder = folder
    }

    /// The object files, as of the latest build.
    var objects: [String] { (lastUnit?.files ?? []).map { object(of: $0) } }

    /// Compiles what has changed. Returns whether the interface of the module may have changed.
    ///
    /// - Parameter importsChanged: Whether the interface of an imported module may have changed.
    func build(importsChanged: Bool) throws -> Bool {
        let texts = try module.files.map { path in
            guard let data = FileManager.default.contents(atPath: path) else { throw CommandFailure.failure("'\(path)' cannot be read.") }
            let text = String(decoding: data, as: UTF8.self)
            return options.rewritten(text) ?? text
        }
        var found = views(in: texts)
        // Views that could not be made before are not tried again until an interface changes.
        found.entries.removeAll { entry in dropped.contains(entry.name) }
        let changed = zip(module.files, texts).filter { known[$0]?.text != $1 }
        if try !importsChanged && buildBodies(of: changed.map(\.0), texts, catalogue: found) {
            catalogue = found
            return false
        }
        dropped = []
        found = views(in: texts)
        try buildWhole(texts, found)
        return true
    }

    private func views(in texts: [String]) -> ViewCatalogue {
        ViewCatalogue(
            sources: texts, definitions: Set(options.allDefinitions), modules: Set(options.platform?.modules ?? []),
            swiftVersion: options.swiftVersion, module: module.name, files: module.files)
    }

    /// The views that turned out not to be makeable.
    private var dropped: Set<String> = []

    /// Compiles files one by one if only bodies have changed in them; returns false if more has.
    private func buildBodies(of changed: [String], _ texts: [String], catalogue: ViewCatalogue) throws -> Bool {
        guard lastUnit != nil, !jobs.isEmpty else { return false }
        let byFile = Dictionary(zip(module.files, texts), uniquingKeysWith: { first, _ in first })
        var calls: [[String]] = []
        for file in changed {
            guard let before = known[file], let text = byFile[file], let call = jobs.call(for: file), InterfaceText(of: text) == before.interface
            else { return false }
            calls.append(call)
        }
        let unit = try ModuleUnit(module, texts, catalogue: catalogue, role: role, options: options, in: folder)
        guard unit.arguments == lastUnit?.arguments, unit.registration == lastUnit?.registration else { return false }
        for result in try compiler.run(calls) where !result.succeeded {
            throw CompilationFailure(output: errorOutput(of: result, unit))
        }
        lastUnit = unit
        remember(changed, byFile)
        return true
    }

    /// Lets the driver compile what depends on the changes. Views that do not compile are left out.
    private func buildWhole(_ texts: [String], _ found: ViewCatalogue) throws {
        var found = found
        while true {
            let unit = try ModuleUnit(module, texts, catalogue: found, role: role, options: options, in: folder)
            // The driver compares dates of files; it cannot see that a generated part of a file has changed.
            if unit.registration != lastUnit?.registration { for file in unit.filesWithAdditions { remove(object(of: file)) } }
            for (file, text) in zip(module.files, texts) where !isCompiled(file, from: text) { remove(object(of: file)) }
            try writeFileMap(unit.files)
            let arguments = driverArguments(unit, fileMap: fileMap)
            let result = try compiler.driver(["-incremental", "-enable-batch-mode", "-j2"] + arguments)
            if result.succeeded {
                lastUnit = unit
                catalogue = found
                remember(module.files, Dictionary(zip(module.files, texts), uniquingKeysWith: { first, _ in first }))
                return
            }
            let output = errorOutput(of: result, unit)
            let errors = CompilerErrors(output) { unit.isGenerated($0) }
            let wrong = errors.places.compactMap { unit.entry(at: $0) }
            guard !errors.hasOthers, !wrong.isEmpty else { throw CompilationFailure(output: errors.hasOthers ? errors.others : output) }
            for entry in wrong {
                found.entries.removeAll { $0 == entry }
                found.viewsWithArguments[entry.name] = []
                dropped.insert(entry.name)
            }
        }
    }

    /// The compiler's messages. If one shows code that a preview was expanded to, the compiler is asked again about the text of the user, so
    /// that columns and quoted lines are those of the user's file.
    private func errorOutput(of result: Subprocess.Result, _ unit: ModuleUnit) -> String {
        let output = String(decoding: result.errorOutput, as: UTF8.self)
        guard output.contains(PreviewExpansionInPlace.mark) else { return output }
        let check = try? compiler.driver(["-typecheck"] + options.arguments(for: module) + unit.argumentsWithPreviews + flags)
        guard let check, !check.succeeded else { return output }
        return String(decoding: check.errorOutput, as: UTF8.self)
    }

    /// Finds out how single files are compiled. To be called when there is time after a build.
    func prepareJobs() {
        guard let unit = lastUnit, jobArguments != unit.arguments else { return }
        let arguments =
            ["-driver-print-jobs", "-disable-batch-mode", "-driver-filelist-threshold=1000000"] + driverArguments(unit, fileMap: jobFileMap)
        guard let result = try? compiler.driver(arguments), result.succeeded else { return }
        jobs = CompilerJobs(String(decoding: result.output, as: UTF8.self))
        jobArguments = unit.arguments
    }

    private var jobArguments: [String] = []

    private func driverArguments(_ unit: ModuleUnit, fileMap: URL) -> [String] {
        var arguments = options.arguments(for: module) + unit.arguments + flags + ["-c", "-output-file-map", fileMap.path]
        if role == .libraryModule {
            arguments += ["-emit-module", "-emit-module-path", folder.appendingPathComponent(module.name + ".swiftmodule").path]
        }
        return arguments
    }

    // MARK: Files

    private var fileMap: URL { folder.appendingPathComponent("\(module.name)-files.json") }

    /// The same without the record of the build, which the driver removes if it is called for anything else than an incremental build.
    private var jobFileMap: URL { folder.appendingPathComponent("\(module.name)-job-files.json") }

    private func base(of file: String) -> String {
        var hash = ContentHash()
        hash.combine(file)
        let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        return folder.appendingPathComponent("\(module.name)-objects/\(name)-\(hash.name.prefix(8))").path
    }

    private func object(of file: String) -> String { base(of: file) + ".o" }

    private func writeFileMap(_ files: [String]) throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("\(module.name)-objects"), withIntermediateDirectories: true)
        var map: [String: [String: String]] = [:]
        for file in files { map[file] = ["object": object(of: file), "swift-dependencies": base(of: file) + ".swiftdeps"] }
        try write(map, to: jobFileMap)
        map[""] = ["swift-dependencies": folder.appendingPathComponent("\(module.name)-objects/module.swiftdeps").path]
        try write(map, to: fileMap)
    }

    private func write(_ map: [String: [String: String]], to file: URL) throws {
        let data = try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
        if FileManager.default.contents(atPath: file.path) != data { try data.write(to: file) }
    }

    private func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
    }

    private func remember(_ files: [String], _ texts: [String: String]) {
        for file in files {
            guard let text = texts[file] else { continue }
            known[file] = KnownFile(text: text, interface: InterfaceText(of: text))
            if !isCompiled(file, from: text) { try? hash(of: text).write(toFile: hashFile(of: file), atomically: true, encoding: .utf8) }
        }
    }

    /// Whether a file's object was compiled from a text, in this session or in an earlier one.
    ///
    /// The driver recompiles a file whose object is missing. It compares the dates of files by whole seconds (Swift 6.3), so that two saves
    /// in the same second are one to it.
    private func isCompiled(_ file: String, from text: String) -> Bool {
        FileManager.default.contents(atPath: hashFile(of: file)) == Data(hash(of: text).utf8)
    }

    private func hash(of text: String) -> String {
        var hash = ContentHash()
        hash.combine(text)
        return hash.name
    }

    private func hashFile(of file: String) -> String { base(of: file) + ".hash" }
}

/// The compiler's errors in the user's code.
struct CompilationFailure: Error {
    var output: String
}
