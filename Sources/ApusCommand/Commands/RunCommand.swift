import ArgumentParser
import Foundation
import RunnerProtocol

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Show views in windows.",
        discussion: """
            A program (App) opens its own windows. Without one every preview and every view that can be made without arguments \
            gets a window. The command ends when the last window is closed. The program of a package is built and started by \
            SwiftPM, to which goes what comes after '--': its options, then the program's name and arguments.
            """)

    @OptionGroup var selection: SelectionOptions

    /// The arguments after `--`, which ``ApusCommand`` passes as options: the parser supports one list of arguments only.
    @Option(name: .customLong(Self.packageArgumentName), help: .private)
    var packageArguments: [String] = []

    static let packageArgumentName = "package-manager-argument"

    func run() throws {
        if let package = selection.packageAsItIs, try PackageReader(path: package).hasExecutable() {
            try PackageManager(package: package, platform: selection.compiledPlatform()).replaceProcess(with: "run", packageArguments)
        }
        guard packageArguments.isEmpty else {
            throw CommandFailure.misuse("What comes after '--' is for SwiftPM, which runs the program of one package without other options.")
        }
        let (programs, isCompiled) = try selection.compile()
        guard !programs.isEmpty else { throw ExitCode(1) }
        let entries = try ViewSelection(names: selection.view).select(from: programs)
        guard programs.count == 1, let program = programs.first, var chosen = entries.first else {
            throw CommandFailure.misuse("Windows are opened for one path at a time.")
        }
        // Without a choice of views, the program itself is started.
        if selection.view.isEmpty, let app = chosen.first(where: { $0.kind == .app }) { chosen = [app] }
        var variant = selection.variant
        variant.profile = variant.profile ?? .macOS
        let items = chosen.map { RunnerJob.Item(view: $0.name, output: "", variant: variant) }
        var job = selection.job(.run, items: items, format: .png, of: program)
        job.programName = program.program.modules.last?.name
        let isComplete = try ProgramRun(compiled: program, job: job) { _, _ in }.run()
        if !isComplete || !isCompiled { throw ExitCode(1) }
    }
}
