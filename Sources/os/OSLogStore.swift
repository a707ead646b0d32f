import Foundation

/// The log of this process: its latest 4096 entries.
///
/// Log handlers of swift-log decide where messages are written in the long run. The store reads what this process has logged with
/// `Logger`, `os_log` and signposts since it began, and nothing of other processes.
public final class OSLogStore: Sendable {
    /// The processes whose entries a store has.
    public enum Scope: Int, Sendable {
        case system
        case currentProcessIdentifier
    }

    /// Opens the log. Throws for the scope `system`, since the logs of other programs are not in this process.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else {
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "Only the log of the own process can be read."])
        }
    }

    /// Returns the entries from a position on, the oldest one first, or the newest one first with the option `reverse`.
    ///
    /// `predicate` receives entries. Takes time linear in the number of entries.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        var entries = LogJournal.entries.map { OSLogEntry.make($0) }
        if let date = position?.date { entries.removeAll { $0.date < date } }
        if let predicate { entries.removeAll { !predicate.evaluate(with: $0) } }
        return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
    }

    /// Returns the position of a time.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

    /// Returns the position at a number of seconds after the newest entry; negative numbers are before it.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: (LogJournal.entries.last?.date ?? Date()).addingTimeInterval(seconds))
    }

    /// Returns the position at a number of seconds after the system has started.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }
}

/// A position in the log.
public final class OSLogPosition: Sendable {
    let date: Date

    init(date: Date) { self.date = date }
}

/// The reading of a log.
public enum OSLogEnumerator {
    /// How a log is read.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the newest entry to the oldest one.
        public static let reverse = Options(rawValue: 1)
    }
}
