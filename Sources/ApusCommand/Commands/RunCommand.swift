import ArgumentParser
import Foundation
import RunnerProtocol

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Show views in windows.",
        discussion: """
            A program (App) opens its own windows. Without one every preview and every view that can be made without arguments \
            gets a window. The command ends when the last window is closed.
            """)

    @OptionGroup var selection: SelectionOptions

    func run() throws {
        let (programs, isCompiled) = try selection.compile()
        guard !programs.isEmpty else { throw ExitCode(1) }
        let entries = try ViewSelection(names: selection.view).select(from: programs)
        guard programs.count == 1, let program = programs.first, var chosen = entries.first else {
            throw CommandFailure.misuse("Windows are opened for one path at a time.")
        }
        // Who did not choose means the program.
        if selection.view.isEmpty, let app = chosen.first(where: { $0.kind == .app }) { chosen = [app] }
        let items = chosen.map { RunnerJob.Item(view: $0.name, output: "") }
        let job = selection.job(.run, items: items, format: .png, of: program)
        let isComplete = try ProgramRun(compiled: program, job: job) { _ in }.run()
        if !isComplete || !isCompiled { throw ExitCode(1) }
    }
}
