import Foundation
import Synchronization

/// Reports each programming mistake once on standard error.
package enum RuntimeWarnings {
    private static let reported = Mutex<Set<String>>([])

    package static func report(_ message: String) {
        guard reported.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
