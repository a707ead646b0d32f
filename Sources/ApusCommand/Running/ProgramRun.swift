import Foundation
import RunnerProtocol

/// Runs a compiled program until each of the chosen views has been handled or has crashed.
struct ProgramRun {
    var compiled: CompiledProgram
    /// The job for all views; each run of the program receives the remaining ones.
    var job: RunnerJob
    /// The limit of processor time for each view, in seconds; nil for no limit.
    var timeout: Double?
    /// Called for every item that could not be handled, and with nil if the program ended outside of one, with the reason in words.
    var onFailure: (RunnerJob.Item?, String) throws -> Void = { Console.warn($1) }
    /// Called for every file that has been written.
    var onFile: (RunnerJob.Item, RunnerEvent) throws -> Void

    /// Returns whether every view has been handled.
    func run() throws(CommandFailure) -> Bool {
        do {
            ResourceLinks.refresh(beside: compiled.executable, from: compiled.program.resourceFolders, of: compiled.program.information)
            return try TemporaryFolder.with { try runAll(in: $0) }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failure("\(compiled.program.title) cannot be run: \(error.localizedDescription)")
        }
    }

    private func runAll(in folder: URL) throws -> Bool {
        var remaining = job.items
        var isComplete = true
        while !remaining.isEmpty {
            var part = job
            part.items = remaining
            part.eventFile = folder.appendingPathComponent("events").path
            try Data().write(to: URL(fileURLWithPath: part.eventFile))
            let jobFile = folder.appendingPathComponent("job.json")
            try JSONEncoder().encode(part).write(to: jobFile)

            let watch = timeout.map { ProgramWatch(eventFile: part.eventFile, limit: $0) }
            let result = try start(jobFile: jobFile, watch: watch)
            let events = RunnerEvent.all(in: part.eventFile)
            for event in events where event.kind == .wrote { try onFile(remaining[event.item], event) }
            for event in events where event.kind == .failed {
                try onFailure(remaining[event.item], "\(event.view): \(event.message ?? "failed")")
                isComplete = false
            }
            let handled = Set(events.filter { $0.kind == .finished || $0.kind == .failed }.map(\.item))
            let began = events.last { $0.kind == .began }?.item
            let culprit = began.flatMap { handled.contains($0) ? nil : remaining[$0] }
            // Items are handled in order.
            remaining.removeFirst(culprit == nil ? handled.count : handled.count + 1)
            guard culprit != nil || !remaining.isEmpty else {
                // A view is handled as soon as its window is open; the program may crash at any time after that.
                if !result.succeeded {
                    isComplete = false
                    try onFailure(nil, describeEnd(of: result, of: compiled.program.title))
                }
                break
            }

            isComplete = false
            let (subject, time) = culprit.map { ($0.view, "") } ?? (compiled.program.title, " before its first view")
            try onFailure(culprit, watch?.verdict(on: subject) ?? describeEnd(of: result, of: subject, time))
            guard culprit != nil else { break }
        }
        return isComplete
    }

    private func start(jobFile: URL, watch: ProgramWatch?) throws -> Subprocess.Result {
        var environment = ProcessInfo.processInfo.environment
        environment[RunnerJob.environmentName] = jobFile.path
        // The backtracer takes seconds, and its frames are those of Apus rather than the user's.
        if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
        if job.action != .run {
            // Pictures must not depend on the values that an earlier run, or another program, has stored.
            let settings = jobFile.deletingLastPathComponent().appendingPathComponent("settings")
            try? FileManager.default.removeItem(at: settings)
            try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
            environment["XDG_CONFIG_HOME"] = settings.path
            // Programs of iOS rely on their folder for documents.
            let documents = settings.appendingPathComponent("Documents")
            try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
            // Foundation does not read quoted paths.
            try Data("XDG_DOCUMENTS_DIR=\(documents.path)\n".utf8).write(to: settings.appendingPathComponent("user-dirs.dirs"))
        }
        if job.action == .snapshot {
            // Pictures must not depend on the settings of the machine.
            environment["TZ"] = "UTC"
            environment["LC_ALL"] = "en_US.UTF-8"
        }
        let crashFilter = CrashOutputFilter { FileHandle.standardError.write($0) }
        let result = try Subprocess(
            executable: compiled.executable, environment: environment,
            output: job.action == .inspect || job.action == .snapshot ? .standardError : .inherited,
            onErrorOutput: { crashFilter.pass($0) }, mayGoOn: watch.map { watch in { watch.mayGoOn($0) } },
            // A program in windows may have opened an address in a browser, which must not be ended.
            endsOthers: job.action != .run
        ).run()
        crashFilter.finish(didCrash: result.signal != nil)
        return result
    }

    // MARK: Crashes

    private func describeEnd(of result: Subprocess.Result, of subject: String, _ time: String = "") -> String {
        guard let signal = result.signal else {
            return "\(subject) ended the program with exit status \(result.status)\(time)."
        }
        if let message = CrashOutputFilter.fatalMessage(in: String(decoding: result.errorOutput, as: UTF8.self)) {
            return "\(subject) crashed\(time): \(message)"
        }
        return "\(subject) crashed\(time): \(Self.describe(signal: signal))."
    }

    /// What a signal that ends a program means.
    static func describe(signal: Int32) -> String { signalNames[signal] ?? "signal \(signal)" }

    private static let signalNames: [Int32: String] = [
        SIGSEGV: "segmentation fault (it may have called itself without end)",
        SIGILL: "a trap, such as an overflow or a forced nil",
        SIGTRAP: "a trap, such as an overflow or a forced nil",
        SIGABRT: "abort",
        SIGBUS: "bus error",
        SIGFPE: "arithmetic exception",
        SIGKILL: "killed, perhaps for lack of memory",
    ]
}
