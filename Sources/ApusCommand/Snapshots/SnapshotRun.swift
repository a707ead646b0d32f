import Foundation
import RunnerProtocol

/// Draws and compares the pictures of a program, in several processes at a time.
struct SnapshotRun {
    var plan: SnapshotPlan
    var job: SnapshotJob
    var resourceFolders: [String]
    /// The number of processes.
    var jobCount: Int
    /// The limit of processor time for each picture, in seconds.
    var timeout: Double

    /// Returns the results in the order of the plan.
    func run() throws(CommandFailure) -> [SnapshotResult] {
        let count = min(jobCount, max(1, plan.items.count))
        // Neighbours go to different processes, as they take about as long.
        let parts = (0..<count).map { part in plan.items.enumerated().filter { $0.offset % count == part }.map(\.element) }
        ResourceLinks.refresh(beside: plan.program.executable, from: plan.program.program.resourceFolders, of: plan.program.program.information)
        let collector = SnapshotCollector()
        DispatchQueue.concurrentPerform(iterations: count) { part in
            do {
                try runPart(parts[part], into: collector)
            } catch {
                collector.fail(error as? CommandFailure ?? .failure("\(error.localizedDescription)"))
            }
        }
        if let failure = collector.failure { throw failure }
        return plan.items.flatMap { collector.results(for: $0) }
    }

    private func runPart(_ items: [RunnerJob.Item], into collector: SnapshotCollector) throws {
        guard !items.isEmpty else { return }
        var runnerJob = RunnerJob(
            action: .snapshot, items: items, format: .png, time: plan.settings.time, resourceFolders: resourceFolders)
        runnerJob.date = plan.settings.date
        runnerJob.snapshots = job
        let run = ProgramRun(
            compiled: plan.program, job: runnerJob, timeout: timeout,
            onFailure: { item, reason in
                if let item { collector.add(SnapshotResult(item: item, failure: reason)) } else { throw CommandFailure.failure(reason) }
            },
            onFile: { item, event in
                guard let outcome = event.snapshot else { return }
                collector.add(SnapshotResult(item: item, outcome: outcome))
            })
        _ = try run.run()
    }
}

/// Collects the results of processes that run at the same time.
private final class SnapshotCollector: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: [SnapshotResult]] = [:]
    private var firstFailure: CommandFailure?

    var failure: CommandFailure? { lock.withLock { firstFailure } }

    func add(_ result: SnapshotResult) { lock.withLock { known[result.item.output, default: []].append(result) } }

    func fail(_ failure: CommandFailure) { lock.withLock { firstFailure = firstFailure ?? failure } }

    /// The results of an item: several for a provider with several previews.
    func results(for item: RunnerJob.Item) -> [SnapshotResult] {
        let results = lock.withLock { known[item.output] ?? [] }
        return results.isEmpty ? [SnapshotResult(item: item, failure: "\(item.view): no picture was drawn")] : results
    }
}
