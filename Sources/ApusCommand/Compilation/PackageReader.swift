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
        let description = try describe()
        let targets = description.targets.filter { ["library", "executable"].contains($0.type) && !$0.sources.isEmpty }
        guard !targets.isEmpty else { throw .misuse("The package '\(path)' has no Swift module.") }
        var modules: [SourceModule] = []
        for target in targets { try add(target, of: targets, to: &modules) }
        return Program(title: description.name, modules: modules)
    }

    /// Adds a target behind those that it depends on.
    private func add(_ target: Target, of targets: [Target], to modules: inout [SourceModule]) throws(CommandFailure) {
        guard !modules.contains(where: { $0.title == target.name }) else { return }
        for product in target.product_dependencies ?? [] where !Self.ownProducts.contains(product) {
            throw .failure(
                "The target \(target.name) depends on '\(product)' of another package, which apus cannot build: name the folder of the views instead.")
        }
        for name in target.target_dependencies ?? [] {
            guard let dependency = targets.first(where: { $0.name == name }) else {
                throw .failure("The target \(target.name) depends on \(name), which is not a Swift module: apus compiles Swift only.")
            }
            try add(dependency, of: targets, to: &modules)
        }
        let folder = (path as NSString).appendingPathComponent(target.path)
        let resources = (target.resources ?? []).map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() }
        let resourceFolders = [URL(fileURLWithPath: folder)] + Set(resources).sorted { $0.path < $1.path }
        modules.append(
            SourceModule(
                name: SourceModule.moduleName(target.name), title: target.name,
                files: target.sources.map { (folder as NSString).appendingPathComponent($0) }.sorted(),
                resourceFolders: resourceFolders, hasResourceBundle: target.resources?.isEmpty == false))
    }

    private func describe() throws(CommandFailure) -> Description {
        guard let swift = Subprocess.find("swift") else {
            throw .failure("swift is not on PATH: install it from https://www.swift.org/install/linux.")
        }
        // Nothing is written into the user's package.
        let described = try? TemporaryFolder.with { scratch in
            var environment = ProcessInfo.processInfo.environment
            environment["TMPDIR"] = scratch.path
            return try Subprocess(
                executable: swift,
                arguments: [
                    "package", "--package-path", path, "--scratch-path", scratch.appendingPathComponent("build").path, "describe", "--type", "json",
                ], environment: environment
            ).run()
        }
        guard let result = described else { throw .failure("swift cannot be run.") }
        guard result.succeeded, let description = try? JSONDecoder().decode(Description.self, from: result.output) else {
            throw CommandFailure(
                message: "The package '\(path)' cannot be read.", status: 1,
                details: String(decoding: result.errorOutput, as: UTF8.self))
        }
        return description
    }
}
