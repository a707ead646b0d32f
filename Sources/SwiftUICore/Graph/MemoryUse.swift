import Foundation

/// How much memory the process uses.
enum MemoryUse {
    /// Whether the process uses so much that what goes on growing would soon leave nothing to others.
    static var isExcessive: Bool { resident > limit }

    /// A quarter of what the machine has, or the process may have, and 4 GB at most.
    private static let limit: UInt64 = {
        var available = ProcessInfo.processInfo.physicalMemory
        if let text = try? String(contentsOfFile: "/sys/fs/cgroup/memory.max", encoding: .utf8),
            let granted = UInt64(text.trimmingCharacters(in: .whitespacesAndNewlines))
        {
            available = min(available, granted)
        }
        return min(available / 4, 4 << 30)
    }()

    /// The bytes that are in memory now; zero where that cannot be found out.
    private static var resident: UInt64 {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let fields = text.split(separator: " ")
        guard fields.count > 1, let pages = UInt64(fields[1]) else { return 0 }
        return pages * UInt64(sysconf(Int32(_SC_PAGESIZE)))
    }
}
