import ArgumentParser
import Foundation
import RunnerProtocol

struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Print how views were laid out.",
        discussion: """
            For every view: its type and identity, the proposals it received and the sizes it answered, its frame in global \
            points, and the guides, spacing and preferences it sets. What the program prints appears on standard error.
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var surroundings: DeviceOptions

    @Flag(help: "Print one JSON object for each chosen view, its root node.")
    var json = false

    @Flag(
        help: """
            Explain every view: what it was proposed, by whom and why, what it answered, which guide and gap placed it, who set its colour \
            and font, and how often its body ran and because of what.
            """)
    var why = false

    func run() throws {
        let (programs, isCompiled) = try selection.compile()
        guard !programs.isEmpty else { throw ExitCode(1) }
        let entries = try ViewSelection(names: selection.view).select(from: programs)
        let isComplete = try TemporaryFolder.with { try inspect(entries, of: programs, in: $0) }
        if !isComplete || !isCompiled { throw ExitCode(1) }
    }

    /// Returns whether every view was inspected.
    private func inspect(_ entries: [[ViewCatalogue.Entry]], of programs: [CompiledProgram], in folder: URL) throws -> Bool {
        var isComplete = true
        var isFirst = true
        for (index, program) in programs.enumerated() where !entries[index].isEmpty {
            let items = entries[index].enumerated().map { number, entry in
                RunnerJob.Item(
                    view: entry.name, output: folder.appendingPathComponent("\(index)-\(number).json").path,
                    variant: surroundings.variant(with: selection))
            }
            var job = selection.job(.inspect, items: items, format: .png, of: program)
            job.explains = why
            let run = ProgramRun(compiled: program, job: job, timeout: surroundings.timeout) { _, event in
                guard let file = event.file, let data = FileManager.default.contents(atPath: file) else { return }
                if !json, !isFirst { try Console.print("") }
                isFirst = false
                try show(data)
            }
            if try !run.run() { isComplete = false }
        }
        return isComplete
    }

    private func show(_ data: Data) throws {
        if json {
            try Console.print(String(decoding: data, as: UTF8.self))
        } else if let root = try? InspectionCoding.decoder.decode(InspectionNode.self, from: data) {
            try Console.print(InspectionText(root: root, isColored: isatty(STDOUT_FILENO) == 1).text)
        }
    }
}
