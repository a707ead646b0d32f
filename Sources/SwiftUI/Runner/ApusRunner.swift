import Foundation
import RunnerProtocol
import SwiftUICore

/// Carries out what `apus` asks of a compiled program. Only code that `apus` writes uses this.
public enum _ApusRunner {
    /// Handles the views that the job in the environment names and returns the program's exit status.
    public static func main(_ views: @escaping @MainActor () -> [_ApusView]) -> Int32 {
        MainActor.assumeIsolated { run(views) }
    }

    @MainActor
    private static func run(_ views: () -> [_ApusView]) -> Int32 {
        // What the program prints must not be lost when it crashes, and must keep its order with what it logs.
        StandardOutput.bufferByLine()
        guard let path = ProcessInfo.processInfo.environment[RunnerJob.environmentName],
            let data = FileManager.default.contents(atPath: path),
            let job = try? JSONDecoder().decode(RunnerJob.self, from: data)
        else {
            FileHandle.standardError.write(Data("This program is run by apus: see 'apus --help'.\n".utf8))
            return 2
        }
        ResourceLookup.searchFolders = job.resourceFolders.map { URL(fileURLWithPath: $0) }
        let log = RunnerLog(path: job.eventFile)
        let known = Dictionary(views().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let windows = job.action == .run ? RunnerWindows() : nil
        var isComplete = true
        for item in job.items {
            log.write(RunnerEvent(.began, view: item.view))
            do {
                guard let view = known[item.view] else { throw RunnerFailure("it is not in the compiled program") }
                try view.handle(ViewJobRunner(job: job, item: item, log: log, windows: windows))
                log.write(RunnerEvent(.finished, view: item.view))
            } catch {
                isComplete = false
                log.write(RunnerEvent(.failed, view: item.view, message: "\(error)"))
            }
        }
        if let windows, let program = windows.launch(job) { return ProgramHost.run(program) }
        return isComplete ? 0 : 1
    }
}

/// Why a view could not be handled, in words.
struct RunnerFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
