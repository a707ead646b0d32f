import Foundation
import RunnerProtocol

/// Makes of a package what people can install.
struct ProgramBundler {
    enum Format: String, CaseIterable {
        case deb, appdir, flatpak
    }

    var package: URL
    var formats: Set<Format>
    var output: URL
    /// The platform that the program is compiled as; nil for that of the settings.
    var platform: RunnerJob.Profile?
    private var settings: BundleSettings
    private var icons: BundleIcons
    private var debian: DebianTools?

    /// Checks all that can be checked before the package is built.
    init(package path: String, formats: Set<Format>, output outputPath: String) throws(BundleProblems) {
        package = URL(fileURLWithPath: path)
        output = URL(fileURLWithPath: outputPath)
        self.formats = formats
        var problems: [String] = []
        func collect<Result>(_ body: () throws(BundleProblems) -> Result) -> Result? {
            do throws(BundleProblems) { return try body() } catch {
                problems += error.sentences
                return nil
            }
        }
        let folder = package
        let settings = collect { () throws(BundleProblems) in try BundleSettings.read(package: folder) }
        // Without settings the icon is not known.
        let icons = settings.flatMap { settings in
            collect { () throws(BundleProblems) in try BundleIcons(settings: settings, package: folder) }
        }
        debian = formats.contains(.deb) ? collect { () throws(BundleProblems) in try DebianTools() } : nil
        let target = output
        collect { () throws(BundleProblems) in try Self.checkWritable(target) }
        guard let settings, let icons, problems.isEmpty else { throw BundleProblems(problems) }
        self.settings = settings
        self.icons = icons
    }

    /// Builds the package and writes the bundles; returns their files.
    func run(configuration: String, arguments: [String]) throws -> [URL] {
        let program = try self.program()
        let application = ApplicationFolder(settings: settings, program: program)
        let applicationFolder = output.appendingPathComponent(application.name)
        let needsFolder = !formats.isDisjoint(with: [.appdir, .flatpak])
        if needsFolder, FileManager.default.fileExists(atPath: applicationFolder.path),
            !FileManager.default.fileExists(atPath: applicationFolder.appendingPathComponent("AppRun").path)
        {
            throw CommandFailure.misuse("'\(application.name)' exists and is no application folder: choose another folder with --output.")
        }
        return try TemporaryFolder.with { scratch in
            let root = scratch.appendingPathComponent("root")
            let tree = BundleTree(settings: settings, program: program, prefix: root.appendingPathComponent("usr"))
            try tree.writeDescription(icons: icons, date: Self.today)
            let runtime = try RuntimeLibrary.besideExecutable()
            let products = try build(program, configuration: configuration, arguments: arguments, runtime: runtime)
            let toolchain = try Toolchain()
            let folders = [products, runtime.folder, toolchain.libraries]
            try tree.addProgram(from: products, libraries: SharedLibraries(folders: folders), strip: toolchain.strip)

            var results: [URL] = []
            if needsFolder {
                try? FileManager.default.removeItem(at: applicationFolder)
                try FileManager.default.createDirectory(at: applicationFolder, withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: tree.prefix, to: applicationFolder.appendingPathComponent("usr"))
                try application.complete(applicationFolder)
                results.append(applicationFolder)
                if formats.contains(.appdir), let tool = Subprocess.find("appimagetool") {
                    results.append(try application.image(of: applicationFolder, tool: tool, into: output))
                }
            }
            if formats.contains(.flatpak) {
                let manifest = FlatpakManifest(settings: settings, program: program, applicationFolder: application.name)
                let file = output.appendingPathComponent(manifest.fileName)
                try manifest.encoded().write(to: file)
                results.append(file)
            }
            if let debian { results.append(try debian.build(tree, root: root, scratch: scratch, into: output)) }
            return results
        }
    }

    private func build(_ program: String, configuration: String, arguments: [String], runtime: RuntimeLibrary) throws(CommandFailure) -> URL {
        let manager = try PackageManager(package: package.path, platform: platform ?? settings.platform, runtime: runtime)
        return try Console.whileShowing("Building \(program)…") { () throws(CommandFailure) in
            try manager.build(product: program, configuration: configuration, arguments: arguments)
        }
    }

    /// The executable product that the settings name, or the only one.
    private func program() throws(CommandFailure) -> String {
        let programs = try PackageReader(path: package.path).executables()
        guard let name = settings.product ?? (programs.count == 1 ? programs[0] : nil) else {
            throw .failure(
                programs.isEmpty
                    ? "The package has no executable product."
                    : "The package has several programs: name one of \(programs.joined(separator: ", ")) as 'product' in \(BundleSettings.fileName).")
        }
        guard programs.contains(name) else { throw .failure("The package has no executable product '\(name)'.") }
        guard name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._+-]*/) != nil else {
            throw .failure("'\(name)' cannot be the name of an installed program: use letters, digits, '.', '-', '_' and '+'.")
        }
        return name
    }

    private static func checkWritable(_ folder: URL) throws(BundleProblems) {
        let probe = folder.appendingPathComponent(".apus-bundle-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: probe)
            try FileManager.default.removeItem(at: probe)
        } catch {
            throw BundleProblems(["'\(folder.path)' is not a folder that can be written."])
        }
    }

    private static var today: String { Date().formatted(.iso8601.year().month().day()) }
}
