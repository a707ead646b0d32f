import Foundation

/// Writes results as JSON lines, in the form of the side-by-side yardstick.
enum Report {
    static func time(_ workload: String, _ metric: String, _ samples: [Double]) {
        guard !samples.isEmpty else { return }
        line(workload, metric, "\"value_ns\":\(String(format: "%.1f", median(samples))),\"iterations\":\(samples.count)")
    }

    static func bytes(_ workload: String, _ metric: String, _ bytes: Int) {
        line(workload, metric, "\"value_ns\":null,\"value_bytes\":\(bytes),\"iterations\":1")
    }

    /// The largest resident set so far. Unlike `getrusage` it does not count the parent's before `exec`.
    static func peakMemory(_ workload: String) {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        let kilobytes = line.split(separator: " ").compactMap { Int($0) }.first ?? 0
        bytes(workload, "peak_rss", kilobytes * 1024)
    }

    /// Ends the program when a frame is not where it must be, as every harness of the yardstick does.
    static func check(_ what: String, _ value: CGFloat, _ expected: CGFloat, tolerance: CGFloat = 0.01) {
        guard abs(value - expected) > tolerance || value.isNaN else { return }
        FileHandle.standardError.write(Data("FRAME CHECK FAILED \(what): got \(value) want \(expected)\n".utf8))
        exit(3)
    }

    private static func line(_ workload: String, _ metric: String, _ value: String) {
        print("{\"peer\":\"ours\",\"workload\":\"\(workload)\",\"metric\":\"\(metric)\",\(value)}")
    }

    private static func median(_ samples: [Double]) -> Double {
        let sorted = samples.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}

/// Nanoseconds that `body` takes on the monotonic clock.
func nanoseconds(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let elapsed = ContinuousClock.now - start
    return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
}
