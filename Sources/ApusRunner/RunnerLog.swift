import Foundation
import RunnerProtocol

/// Reports progress to `apus`, one line of JSON per event, so that a crash can be attributed to a view.
struct RunnerLog {
    private let file: Int32

    init(path: String) {
        file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    }

    func write(_ event: RunnerEvent) {
        guard file >= 0, var line = try? JSONEncoder().encode(event) else { return }
        line.append(UInt8(ascii: "\n"))
        // Written at once and unbuffered: the program may crash at any moment.
        line.withUnsafeBytes { bytes in
            _ = Glibc.write(file, bytes.baseAddress, bytes.count)
        }
    }
}
