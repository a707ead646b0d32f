import Foundation
import RunnerProtocol

/// Reads a Swift package's modules from the description that SwiftPM gives of it. Where the description is not sufficient for
/// compiling them, as with dependencies on other packages, SwiftPM builds the package, and its build plan provides the rest.
struct PackageReader {
    var path: String
    /// The platform that the package is compiled as; nil for Linux, or what its settings say.
    var platform: RunnerJob.Profile?

    struct Description: Decodable {
        var name: String
        var path: String
        var targets: [Target]
        var dependencies: [Dependency]?
        var products: [Product]?
    }

    struct Product: Decodable {
        var name: String
        var isExecutable: Bool

        private enum Key: CodingKey {
            case name, type
        }

        private enum Kind: CodingKey {
            case executable
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            isExecutable = try values.nestedContainer(keyedBy: Kind.self, forKey: .type).contains(.executable)
        }
    }

    struct Target: Decodable {
        var name: String
        var c99name: String?
        var type: String
        var path: String
        var sources: [String]
        var resources: [Resource]?
        var target_dependencies: [String]?
        var product_dependencies: [String]?
    }

    struct Resource: Decodable {
        var path: String
    }

    struct Dependency: Decodable {
        var identity: String
    }

    private static let compiledTypes: Set<String> = ["library", "executable"]

    /// Products of Apus itself; code uses them by importing SwiftUI.
    private static let ownProducts: Set<String> = ["SwiftUI", "ApusRuntime"]

    func program() throws(CommandFailure) -> Program {
        let description = try describe()
        let targets = description.targets.filter {
            Self.compiledTypes.contains($0.type) && $0.sources.contains { $0.hasSuffix(".swift") }
        }
        guard !targets.isEmpty else { throw .misuse("The package '\(path)' has no Swift module.") }
        var modules: [SourceModule] = []
        for target in targets { try add(target, of: targets, to: &modules) }
        let program = Program(title: description.name, modules: modules)
        return needsBuild(targets) ? try built(program) : program
    }

    /// Whether the package has an executable.
    func hasExecutable() throws(CommandFailure) -> Bool {
        try describe().targets.contains { $0.type == "executable" }
    }

    /// The names of the programs that the package makes.
    func executables() throws(CommandFailure) -> [String] {
        try (describe().products ?? []).filter(\.isExecutable).map(\.name).sorted()
    }

    /// A target with Swift files.
    struct SourceTarget {
        var folder: URL
        /// The absolute paths of the files.
        var files: [String]
        /// Whether SwiftPM makes a resource bundle for the target.
        var hasResources: Bool
    }

    /// The targets with Swift files.
    func sourceTargets() throws(CommandFailure) -> [SourceTarget] {
        let description = try describe()
        let package = URL(fileURLWithPath: path).standardizedFileURL
        return description.targets.compactMap { target in
            let folder = package.appendingPathComponent(target.path).standardizedFileURL
            let files = target.sources.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }.sorted()
            return files.isEmpty ? nil : SourceTarget(folder: folder, files: files, hasResources: target.resources?.isEmpty == false)
        }
    }

    /// Whether the modules take more than their files and the other modules.
    private func needsBuild(_ targets: [Target]) -> Bool {
        let names = Set(targets.map(\.name))
        let dependsOnOthers = targets.contains { target in
            !Self.ownProducts.isSuperset(of: target.product_dependencies ?? [])
                || !names.isSuperset(of: target.target_dependencies ?? [])
        }
        // The description does not contain settings and plug-ins.
        return dependsOnOthers || manifest.contains(/\b(swiftSettings|plugins)\s*:/)
    }

    /// The libraries that the manifest links: the plan of a package without programs names none.
    private var linkedLibraries: [String] {
        manifest.matches(of: /\.linkedLibrary\(\s*"([^"]+)"/).map { "-l\($0.output.1)" }
    }

    private var manifest: String {
        (try? String(contentsOfFile: (path as NSString).appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
    }

    /// Returns `program` with the flags of SwiftPM's build plan, after SwiftPM has built the modules' dependencies.
    private func built(_ program: Program) throws(CommandFailure) -> Program {
        let manager = try PackageManager(package: path, platform: platform)
        let plan = try Console.whileShowing("Building \(program.title)…") { () throws(CommandFailure) in try manager.build() }
        var program = program
        for (number, module) in program.modules.enumerated() {
            guard let compilation = plan.compilation(of: module.name) else {
                throw .failure("SwiftPM does not tell how it compiles the module \(module.name).")
            }
            program.modules[number].files = compilation.files
            program.modules[number].flags = compilation.flags
            program.modules[number].hasResourceBundle = false
        }
        let own = Set(program.modules.flatMap { [$0.name, $0.title] })
        program.linkerInputs = plan.objects(without: own).filter { FileManager.default.fileExists(atPath: $0) } + plan.libraryFlags + linkedLibraries
        return program
    }

    /// Appends a target after its dependencies.
    private func add(_ target: Target, of targets: [Target], to modules: inout [SourceModule]) throws(CommandFailure) {
        guard !modules.contains(where: { $0.title == target.name }) else { return }
        // SwiftPM builds targets that are not Swift modules (C, macros).
        for name in target.target_dependencies ?? [] {
            guard let dependency = targets.first(where: { $0.name == name }) else { continue }
            try add(dependency, of: targets, to: &modules)
        }
        let folder = (path as NSString).appendingPathComponent(target.path)
        let resources = (target.resources ?? []).map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() }
        let resourceFolders = [URL(fileURLWithPath: folder)] + Set(resources).sorted { $0.path < $1.path }
        modules.append(
            SourceModule(
                name: target.c99name ?? SourceModule.moduleName(target.name), title: target.name,
                files: target.sources.map { (folder as NSString).appendingPathComponent($0) }.sorted(),
                resourceFolders: resourceFolders, hasResourceBundle: target.resources?.isEmpty == false))
    }

    private func describe() throws(CommandFailure) -> Description {
        let swift = try Toolchain().tool("swift")
        // Nothing is written into the user's package, unless it has dependencies, which SwiftPM fetches into its folder.
        let described = try? TemporaryFolder.with { scratch in
            var arguments = ["package", "--package-path", path]
            if !manifest.contains(/\.package\s*\(/) { arguments += ["--scratch-path", scratch.appendingPathComponent("build").path] }
            var environment = ProcessInfo.processInfo.environment
            environment["TMPDIR"] = scratch.path
            return try Subprocess(executable: swift, arguments: arguments + ["describe", "--type", "json"], environment: environment).run()
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
