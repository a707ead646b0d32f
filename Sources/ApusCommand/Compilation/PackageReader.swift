import Foundation

/// Reads a Swift package's modules from the description that SwiftPM gives of it.
struct PackageReader {
    var path: String

    private struct Description: Decodable {
        var name: String
        var path: String
        var targets: [Target]
        var dependencies: [Dependency]?
    }

    private struct Target: Decodable {
        var name: String
        var type: String
        var c99name: String
        var module_type: String
        var path: String
        var sources: [String]
        var resources: [Resource]?
        var target_dependencies: [String]?
        var product_dependencies: [String]?
    }

    private struct Resource: Decodable {
        var path: String
    }

    private struct Dependency: Decodable {
        var identity: String
    }

    /// Products that stand for Apus itself; code uses them by importing SwiftUI.
    private static let ownProducts: Set<String> = ["SwiftUI", "ApusRuntime"]

    func program() throws(CommandFailure) -> Program {
        let description: Description = try read(["describe", "--type", "json"])
        let targets = description.targets.filter { target in
            target.type == "system-target" || ["library", "executable"].contains(target.type) && !target.sources.isEmpty
        }
        guard targets.contains(where: { $0.module_type == Self.swift }) else { throw .misuse("The package '\(path)' has no Swift module.") }
        var program = Program(title: description.name, modules: [])
        for target in targets where target.module_type == Self.swift { try add(target, of: targets, to: &program) }
        if !program.cTargets.isEmpty { try complete(&program.cTargets) }
        return program
    }

    private static let swift = "SwiftTarget"

    /// Adds a target behind those that it depends on.
    private func add(_ target: Target, of targets: [Target], to program: inout Program) throws(CommandFailure) {
        guard !program.modules.contains(where: { $0.title == target.name }), !program.cTargets.contains(where: { $0.name == target.name })
        else { return }
        for product in target.product_dependencies ?? [] where !Self.ownProducts.contains(product) {
            throw .failure(
                "The target \(target.name) depends on '\(product)' of another package, which apus cannot build: name the folder of the views instead.")
        }
        for name in target.target_dependencies ?? [] {
            guard let dependency = targets.first(where: { $0.name == name }) else {
                throw .failure("The target \(target.name) depends on \(name), which is neither Swift nor C: apus compiles nothing else.")
            }
            try add(dependency, of: targets, to: &program)
        }
        let folder = (path as NSString).appendingPathComponent(target.path)
        guard target.module_type == Self.swift else {
            let url = URL(fileURLWithPath: folder).standardizedFileURL
            program.cTargets.append(
                CTarget(
                    name: target.name, moduleName: target.c99name, folder: url,
                    sources: target.sources.sorted().map { url.appendingPathComponent($0) }, dependencies: target.target_dependencies ?? []))
            return
        }
        let resources = (target.resources ?? []).map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() }
        let resourceFolders = [URL(fileURLWithPath: folder)] + Set(resources).sorted { $0.path < $1.path }
        program.modules.append(
            SourceModule(
                name: SourceModule.moduleName(target.name), title: target.name,
                files: target.sources.map { (folder as NSString).appendingPathComponent($0) }.sorted(),
                resourceFolders: resourceFolders, hasResourceBundle: target.resources?.isEmpty == false))
    }

    /// Gives C targets what only the manifest says of them.
    private func complete(_ targets: inout [CTarget]) throws(CommandFailure) {
        let manifest: PackageManifest = try read(["dump-package"])
        for index in targets.indices {
            let target = targets[index]
            let declared = manifest.targets.first { $0.name == target.name }
            targets[index].pkgConfig = declared?.pkgConfig
            targets[index].linkerFlags = manifest.flags(of: target.name, for: "linker", in: target.folder)
            guard !target.sources.isEmpty else { continue }
            let headers = target.folder.appendingPathComponent(declared?.publicHeadersPath ?? "include")
            if FileManager.default.fileExists(atPath: headers.path) { targets[index].publicHeaders = headers }
            for (tool, standard) in [("c", manifest.cLanguageStandard), ("cxx", manifest.cxxLanguageStandard)] {
                targets[index].settings[tool] =
                    (standard.map { ["-std=" + $0] } ?? []) + manifest.flags(of: target.name, for: tool, in: target.folder)
            }
        }
    }

    /// What a command of `swift package` prints as JSON.
    private func read<Value: Decodable>(_ arguments: [String]) throws(CommandFailure) -> Value {
        guard let swift = Subprocess.find("swift") else {
            throw .failure("swift is not on PATH: install it from https://www.swift.org/install/linux.")
        }
        // Nothing is written into the user's package.
        let described = try? TemporaryFolder.with { scratch in
            var environment = ProcessInfo.processInfo.environment
            environment["TMPDIR"] = scratch.path
            return try Subprocess(
                executable: swift,
                arguments: ["package", "--package-path", path, "--scratch-path", scratch.appendingPathComponent("build").path] + arguments,
                environment: environment
            ).run()
        }
        guard let result = described else { throw .failure("swift cannot be run.") }
        guard result.succeeded, let value = try? JSONDecoder().decode(Value.self, from: result.output) else {
            throw CommandFailure(
                message: "The package '\(path)' cannot be read.", status: 1,
                details: String(decoding: result.errorOutput, as: UTF8.self))
        }
        return value
    }
}
