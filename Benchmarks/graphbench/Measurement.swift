import Glibc

/// Processor time of this thread in nanoseconds, which neighbours on the machine disturb least.
func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Memory in use, in bytes.
func residentMemory() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    guard fgets(&buffer, 256, file) != nil else { return 0 }
    let fields = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
    return (Int(fields[1]) ?? 0) * Glibc.sysconf(Int32(_SC_PAGESIZE))
}

struct Reporter {
    var filter: String?

    func report(_ workload: String, _ metric: String, value: Double, iterations: Int) {
        let rounded = (value * 10).rounded() / 10
        print("{\"workload\": \"\(workload)\", \"metric\": \"\(metric)\", \"value_ns\": \(rounded), \"iterations\": \(iterations)}")
    }

    /// The median over `runs` of the time `body` takes for one of its `units`. `prepare` is not counted.
    func measure<Subject>(
        _ workload: String, _ metric: String, runs: Int, units: Int,
        prepare: () -> Subject, body: (Subject) -> Void
    ) {
        let label = workload + " " + metric
        if let filter, !label.contains(filter) { return }
        var times: [Double] = []
        for _ in 0..<runs {
            let subject = prepare()
            let start = now()
            body(subject)
            times.append(Double(now() - start) / Double(units))
        }
        times.sort()
        report(workload, metric, value: times[times.count / 2], iterations: runs)
    }
}
