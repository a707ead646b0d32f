import ArgumentParser

extension ProgramBundler.Format: ExpressibleByArgument {}

struct BundleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Make a Debian package, an application folder and a Flatpak manifest of a package's program.",
        discussion: """
            The program's name, icon and what else desktops show stand in the file apus.json in the package. An AppImage is made where \
            appimagetool is on PATH.
            """)

    @OptionGroup var options: PackageOptions

    @Option(name: .long, help: "What to make: deb, appdir or flatpak; may be given several times. All of them if not given.")
    var format: [ProgramBundler.Format] = []

    @Option(name: [.short, .long], help: ArgumentHelp("The folder to write into.", valueName: "folder"), completion: .directory)
    var output = "."

    @Option(name: [.short, .long], help: ArgumentHelp("How SwiftPM builds the program: release or debug.", valueName: "configuration"))
    var configuration = "release"

    func validate() throws {
        guard ["release", "debug"].contains(configuration) else { throw ValidationError("The configuration is release or debug.") }
    }

    func run() throws {
        guard PackageManager.isPackage(options.path) else {
            throw CommandFailure.misuse("'\(options.path)' is not a package: there is no Package.swift in it.")
        }
        do {
            let formats = Set(format.isEmpty ? ProgramBundler.Format.allCases : format)
            var bundler = try ProgramBundler(package: options.path, formats: formats, output: output)
            bundler.platform = options.platform.as
            for file in try bundler.run(configuration: configuration, arguments: options.arguments) { try Console.print(file.path) }
        } catch let problems as BundleProblems {
            throw problems.failure
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure.failure("The bundle cannot be made: \(error.localizedDescription)")
        }
    }
}
