#if GTK
import CGTKHost
import Foundation

/// Prints statistics about frame times to standard error once per second if the environment variable `APUS_FRAME_TIMES` is set, and a
/// breakdown of each frame that takes longer than a twentieth of a second.
@MainActor
final class FrameLog {
    private static let isWanted = g_getenv("APUS_FRAME_TIMES") != nil
    private static let lateFrame = 50.0
    private var durations: [Double] = []
    private var processorTimes: [Double] = []
    private var begin: gint64 = 0
    /// The durations of the parts of this frame and, below, of all frames of this second, in milliseconds.
    private var parts: [(name: String, duration: Double)] = []
    private var totals: [(name: String, duration: Double)] = []

    /// Measures a frame.
    func frame(_ body: () -> Void) {
        guard Self.isWanted else { return body() }
        let (start, before) = (g_get_monotonic_time(), ThreadUse.now)
        if durations.isEmpty { begin = start }
        parts.removeAll(keepingCapacity: true)
        body()
        let end = g_get_monotonic_time()
        let (duration, use) = (Double(end - start) / 1000, ThreadUse.now.since(before))
        durations.append(duration)
        processorTimes.append(use.processorTime)
        if duration > Self.lateFrame {
            say(
                String(
                    format: "late frame: %.1f ms (%@); %.1f ms on the processor, %.1f ms waiting for it, %d pages from the disk",
                    duration, Self.words(parts), use.processorTime, use.waitingTime, use.pagesFromDisk))
        }
        for part in parts {
            if let index = totals.firstIndex(where: { $0.name == part.name }) { totals[index].duration += part.duration } else { totals.append(part) }
        }
        guard end - begin >= 1_000_000 else { return }
        let (sorted, count) = (durations.sorted(), durations.count)
        say(
            String(
                format:
                    "frames %d in %.2f s, heap %.1f MB, on average %@, processor %.1f ms, median %.1f ms, 95th percentile %.1f ms, longest %.1f ms",
                count, Double(end - begin) / 1e6, Double(apus_heap_size()) / 1_048_576,
                Self.words(totals.map { ($0.name, $0.duration / Double(count)) }),
                processorTimes.sorted()[count / 2], sorted[count / 2], sorted[count * 95 / 100], sorted.last!))
        durations = []
        processorTimes = []
        totals = []
    }

    private static func words(_ parts: [(name: String, duration: Double)]) -> String {
        parts.map { String(format: "%@ %.1f", $0.name, $0.duration) }.joined(separator: ", ")
    }

    /// Measures a part of a frame.
    func part<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        guard Self.isWanted else { return try body() }
        let start = g_get_monotonic_time()
        defer { parts.append((name, Double(g_get_monotonic_time() - start) / 1000)) }
        return try body()
    }

    private func say(_ words: String) {
        FileHandle.standardError.write(Data("\(words)\n".utf8))
    }
}

/// The resources that this thread has used.
private struct ThreadUse {
    /// The time for which the thread has run, in milliseconds.
    var processorTime: Double
    /// The time for which the thread was ready but waited for a processor, in milliseconds; zero if the kernel does not record it.
    var waitingTime: Double
    /// The number of page faults for which the process has waited for the disk.
    var pagesFromDisk: Int

    static var now: ThreadUse {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        var use = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &use)
        let schedule = (try? String(contentsOfFile: "/proc/thread-self/schedstat", encoding: .utf8))?.split(separator: " ") ?? []
        return ThreadUse(
            processorTime: Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6,
            waitingTime: schedule.count > 1 ? (Double(schedule[1]) ?? 0) / 1e6 : 0, pagesFromDisk: use.ru_majflt)
    }

    func since(_ earlier: ThreadUse) -> ThreadUse {
        ThreadUse(
            processorTime: processorTime - earlier.processorTime, waitingTime: waitingTime - earlier.waitingTime,
            pagesFromDisk: pagesFromDisk - earlier.pagesFromDisk)
    }
}
#endif
