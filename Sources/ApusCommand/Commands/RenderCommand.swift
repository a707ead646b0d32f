import ArgumentParser
import Foundation
import RunnerProtocol

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw views to pictures.",
        discussion: """
            Every preview and every view that can be made without arguments is drawn to a file of its name. \
            What the program prints appears on standard output.
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var surroundings: DeviceOptions

    @Option(
        help: ArgumentHelp("png, pdf or svg. (default: by the ending of the output file, else png)", valueName: "format"),
        transform: { try choice($0, as: RunnerJob.Format.self) })
    var format: RunnerJob.Format?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file for the picture, or the folder for the pictures. (default: .)", valueName: "file-or-dir"))
    var output: String?

    func run() throws {
        let plan = try OutputPlan(destination: output, format: format)
        let (programs, isCompiled) = try selection.compile()
        guard !programs.isEmpty else { throw ExitCode(1) }
        let entries = try ViewSelection(names: selection.view).select(from: programs)
        let files = try plan.files(for: entries, of: programs)

        let variant = surroundings.variant(with: selection)
        var isComplete = isCompiled
        for (index, program) in programs.enumerated() where !entries[index].isEmpty {
            let items = zip(entries[index], files[index]).map { RunnerJob.Item(view: $0.name, output: $1, variant: variant) }
            let job = selection.job(.render, items: items, format: plan.format, of: program)
            let run = ProgramRun(compiled: program, job: job, timeout: surroundings.timeout) { _, event in
                let size = event.size.map { " (\(format($0.width))×\(format($0.height)))" } ?? ""
                Console.say("\(event.file ?? event.view)\(size)")
            }
            if try !run.run() { isComplete = false }
        }
        if !isComplete { throw ExitCode(1) }
    }

    private func format(_ length: Double) -> String { InspectionText.number(length) }
}
