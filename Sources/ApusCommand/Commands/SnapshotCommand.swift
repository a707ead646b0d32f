import ArgumentParser
import Foundation
import RunnerProtocol

struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Compare previews with recorded pictures.",
        discussion: """
            Every preview is drawn in the variants of the file snapshots.json beside the program and compared with the picture recorded \
            before; in code without previews, every view that can be made without arguments. Options go before what the file says. \
            The date and the clock stand still, and nothing is animated unless --time is given. A report of what differs is written, and \
            the command ends with status 1. What the program prints appears on standard error.
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var surroundings: DeviceOptions

    @Flag(help: "Record the pictures that differ from the recorded ones, and remove those of previews that are gone.")
    var record = false

    @Flag(help: "Compare with the recorded pictures. This is the default.")
    var check = false

    @Option(help: ArgumentHelp("The settings. (default: snapshots.json in the package or folder)", valueName: "file"), completion: .file())
    var settings: String?

    @Option(help: ArgumentHelp("How many pictures are drawn at a time. (default: one for each processor)", valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Draw one part of the pictures, such as 2/8, to share them among machines.", valueName: "part"),
        transform: Self.shard)
    var shard: (part: Int, count: Int)?

    @Option(
        help: ArgumentHelp(
            "The distance in Oklab from which on colours count as different; some 0.02 is just visible. (default: 0, or as in the settings)",
            valueName: "distance"))
    var distance: Double?

    @Option(
        help: ArgumentHelp("The fraction of the pixels that may differ, from 0 to 1. (default: 0, or as in the settings)", valueName: "fraction"))
    var fraction: Double?

    @Option(
        help: ArgumentHelp("The folder for report.html and report.xml. (default: .build/snapshots in the package or folder)", valueName: "folder"),
        completion: .directory)
    var report: String?

    mutating func validate() throws {
        if record, check { throw ValidationError("--record and --check exclude each other") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs has to be at least 1") }
        for (name, value) in [("distance", distance), ("fraction", fraction)] {
            if let value, !(0...1).contains(value) { throw ValidationError("--\(name) has to be a number from 0 to 1") }
        }
    }

    func run() throws {
        let (programs, isCompiled) = try selection.compile()
        guard !programs.isEmpty else { throw ExitCode(1) }
        let plans = try programs.map { try plan(for: $0) }
        let folder = URL(fileURLWithPath: report ?? SnapshotPlan.root(of: selection.paths[0]).appendingPathComponent(".build/snapshots").path)
        let results = try TemporaryFolder.with { pictures in try draw(plans, pictures: pictures, report: folder) }
        if !isCompiled || results.contains(where: { !$0.isGood }) { throw ExitCode(1) }
    }

    private func plan(for program: CompiledProgram) throws -> SnapshotPlan {
        var settings =
            try settings.map { try SnapshotSettings.read(URL(fileURLWithPath: $0)) }
            ?? SnapshotSettings.inFolder(SnapshotPlan.root(of: program.program.path))
        settings.limit.distance = distance ?? settings.limit.distance
        settings.limit.fraction = fraction ?? settings.limit.fraction
        if let time = selection.time { settings.time = time }
        var plan = try SnapshotPlan(
            program: program, names: selection.view, settings: settings, chosen: surroundings.variant(with: selection))
        if let shard { plan.keep(shard: shard.part, of: shard.count) }
        return plan
    }

    /// Draws the pictures of all programs and reports the results.
    private func draw(_ plans: [SnapshotPlan], pictures: URL, report: URL) throws -> [SnapshotResult] {
        var results: [SnapshotResult] = []
        for (index, plan) in plans.enumerated() {
            let job = SnapshotJob(
                mode: record ? .record : .check, limit: plan.settings.limit,
                reportFolder: pictures.appendingPathComponent("\(index)").path)
            let found = try SnapshotRun(
                plan: plan, job: job, resourceFolders: plan.program.program.resourceFolders.map { $0.standardizedFileURL.path },
                jobCount: jobs ?? ProcessInfo.processInfo.activeProcessorCount, timeout: surroundings.timeout
            ).run()
            for result in found where result.outcome?.kind != .same { Self.say(result) }
            results += found
            clearUp(plan, after: found)
        }
        let title = plans.map(\.program.program.title).joined(separator: ", ")
        let files = try SnapshotReport(title: title, results: results).write(to: report)
        Console.say(Self.summary(of: results))
        if results.contains(where: { !$0.isGood }) {
            Console.say("See \(files.page.path)\(record ? "" : "; 'apus snapshot --record' accepts what is drawn now").")
        }
        return results
    }

    /// Removes the pictures of previews that are gone, or names them.
    private func clearUp(_ plan: SnapshotPlan, after results: [SnapshotResult]) {
        guard plan.isWhole, results.allSatisfy({ $0.outcome != nil }) else { return }
        let drawn = Set(results.compactMap { $0.outcome.map { URL(fileURLWithPath: $0.picture).lastPathComponent } })
        let existing = (try? FileManager.default.contentsOfDirectory(at: plan.folder, includingPropertiesForKeys: nil)) ?? []
        for file in existing.sorted(by: { $0.path < $1.path }) where file.pathExtension == "png" && !drawn.contains(file.lastPathComponent) {
            guard record else {
                Console.say("no preview  \(file.deletingPathExtension().lastPathComponent)")
                continue
            }
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: file.deletingPathExtension().appendingPathExtension("txt"))
            Console.say("removed  \(file.deletingPathExtension().lastPathComponent)")
        }
    }

    private static func say(_ result: SnapshotResult) {
        Console.say((["\(result.state)  \(result.name)"] + result.reasons.map { "    \($0)" }).joined(separator: "\n"))
    }

    /// The numbers of results of each kind, such as `12 pictures: 10 same, 2 different`.
    private static func summary(of results: [SnapshotResult]) -> String {
        let counts = Dictionary(grouping: results, by: \.state).map { (count: $1.count, state: $0) }
        let parts = counts.sorted { ($0.count, $1.state) > ($1.count, $0.state) }.map { "\($0.count) \($0.state)" }
        return "\(results.count == 1 ? "1 picture" : "\(results.count) pictures"): \(parts.joined(separator: ", "))"
    }

    private static func shard(_ text: String) throws -> (part: Int, count: Int) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers[1] >= 1, (1...numbers[1]).contains(numbers[0]) else {
            throw ValidationError("--shard has to be like 2/8: the number of the part and that of all parts")
        }
        return (numbers[0], numbers[1])
    }
}
