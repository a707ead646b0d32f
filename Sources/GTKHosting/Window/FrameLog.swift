#if GTK
import CGTKHost
import Foundation

/// Says on standard error once a second how long frames took, where the environment asks for it (`APUS_FRAME_TIMES`).
@MainActor
final class FrameLog {
    private static let isWanted = g_getenv("APUS_FRAME_TIMES") != nil
    private var durations: [Double] = []
    private var begin: gint64 = 0

    /// Measures a frame.
    func frame(_ body: () -> Void) {
        guard Self.isWanted else { return body() }
        let start = g_get_monotonic_time()
        if durations.isEmpty { begin = start }
        body()
        let end = g_get_monotonic_time()
        durations.append(Double(end - start) / 1000)
        guard end - begin >= 1_000_000 else { return }
        let sorted = durations.sorted()
        let words = String(
            format: "frames %d in %.2f s, median %.1f ms, longest %.1f ms\n", sorted.count, Double(end - begin) / 1e6, sorted[sorted.count / 2], sorted.last!)
        FileHandle.standardError.write(Data(words.utf8))
        durations = []
    }
}
#endif
