import Foundation

/// Reports each programming mistake once on standard error.
package enum RuntimeWarnings {
    private static let reported = Locked<Set<String>>([])

    /// Called with each new warning, before it is written.
    package static let observers = Locked<[(String) -> Void]>([])

    package static func report(_ message: String) {
        guard reported.withLock({ $0.insert(message).inserted }) else { return }
        observers.withLock { $0 }.forEach { $0(message) }
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
