#if GTK
import CGTKHost
import Foundation

/// Says on standard error once a second how long frames took, where the environment asks for it (`APUS_FRAME_TIMES`), and of each
/// that took longer than a twentieth of a second what took so long.
@MainActor
final class FrameLog {
    private static let isWanted = g_getenv("APUS_FRAME_TIMES") != nil
    private static let lateFrame = 50.0
    private var durations: [Double] = []
    private var processorTimes: [Double] = []
    private var begin: gint64 = 0

    /// Measures a frame: bringing the views up to date, then drawing them.
    func frame(update: () -> Void, draw: () -> Void) {
        guard Self.isWanted else {
            update()
            return draw()
        }
        let (start, processorStart, faultsStart) = (g_get_monotonic_time(), Self.processorTime, Self.pageFaults)
        if durations.isEmpty { begin = start }
        update()
        let middle = g_get_monotonic_time()
        draw()
        let end = g_get_monotonic_time()
        let (duration, processorTime) = (Double(end - start) / 1000, Self.processorTime - processorStart)
        durations.append(duration)
        processorTimes.append(processorTime)
        if duration > Self.lateFrame {
            say(String(
                format: "late frame: %.1f ms, %.1f ms of them updating, %.1f ms drawing; %.1f ms on the processor, %d pages from the disk",
                duration, Double(middle - start) / 1000, Double(end - middle) / 1000, processorTime, Self.pageFaults - faultsStart))
        }
        guard end - begin >= 1_000_000 else { return }
        let sorted = durations.sorted()
        say(String(
            format: "frames %d in %.2f s, heap %.1f MB, processor %.1f ms, median %.1f ms, 95th percentile %.1f ms, longest %.1f ms",
            sorted.count, Double(end - begin) / 1e6, Double(apus_heap_size()) / 1_048_576, processorTimes.sorted()[sorted.count / 2], sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], sorted.last!))
        durations = []
        processorTimes = []
    }

    /// For how long this thread has run, in milliseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// How many pages of memory the program has waited for the disk to give.
    private static var pageFaults: Int {
        var use = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &use)
        return use.ru_majflt
    }

    private func say(_ words: String) {
        FileHandle.standardError.write(Data("\(words)\n".utf8))
    }
}
#endif
