import Foundation

/// The memory use of the process.
enum MemoryUse {
    /// Whether the process uses so much memory that unbounded growth would soon starve the rest of the system.
    static var isExcessive: Bool { resident > limit }

    /// A quarter of the machine's memory or of the cgroup's limit, whichever is smaller, and at most 4 GB.
    private static let limit: UInt64 = {
        var available = ProcessInfo.processInfo.physicalMemory
        if let text = try? String(contentsOfFile: "/sys/fs/cgroup/memory.max", encoding: .utf8),
            let granted = UInt64(text.trimmingCharacters(in: .whitespacesAndNewlines))
        {
            available = min(available, granted)
        }
        return min(available / 4, 4 << 30)
    }()

    /// The resident memory in bytes; zero where it cannot be determined.
    private static var resident: UInt64 {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let fields = text.split(separator: " ")
        guard fields.count > 1, let pages = UInt64(fields[1]) else { return 0 }
        return pages * UInt64(sysconf(Int32(_SC_PAGESIZE)))
    }
}
