import Foundation

/// An entry of the log.
open class OSLogEntry: @unchecked Sendable {
    /// Where an entry is kept.
    public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }

    fileprivate let entry: LogJournal.Entry

    fileprivate init(_ entry: LogJournal.Entry) { self.entry = entry }

    /// The time at which the entry was made.
    public var date: Date { entry.date }
    /// The message with its values.
    public var composedMessage: String { entry.message }
    /// Always short term: the entries end with the process.
    public var storeCategory: StoreCategory { .shortTerm }
}

/// Entries are equal only to themselves, as Apple's, which are objects.
extension OSLogEntry: Hashable {
    public static func == (left: OSLogEntry, right: OSLogEntry) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The properties that entries of processes share.
public protocol OSLogEntryFromProcess {
    /// The name of the process.
    var process: String { get }
    /// The number of the process.
    var processIdentifier: pid_t { get }
    /// The sender, which is the process.
    var sender: String { get }
    /// The number of the thread.
    var threadIdentifier: UInt64 { get }
}

/// The properties that entries with a subsystem share.
public protocol OSLogEntryWithPayload {
    /// The category of the log.
    var category: String { get }
    /// The subsystem of the log.
    var subsystem: String { get }
}

extension OSLogEntryFromProcess {
    public var process: String { ProcessInfo.processInfo.processName }
    public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    public var sender: String { ProcessInfo.processInfo.processName }
}

/// A message in the log.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// The severity of a message.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    /// The severity.
    public let level: Level

    fileprivate init(_ entry: LogJournal.Entry, type: OSLogType) {
        level =
            switch type {
            case .debug: .debug
            case .info: .info
            case .error: .error
            case .fault: .fault
            default: .notice
            }
        super.init(entry)
    }

    public var category: String { entry.category }
    public var subsystem: String { entry.subsystem }
    public var threadIdentifier: UInt64 { entry.thread }
}

/// A signpost in the log.
public final class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// The kind of a signpost: an event, or the begin or end of an interval.
    public enum SignpostType: Int, Sendable {
        case undefined, intervalBegin, intervalEnd, event
    }

    /// The name of the signpost.
    public let signpostName: String
    /// The identity of the interval.
    public let signpostIdentifier: UInt64
    /// The kind of the signpost.
    public let signpostType: SignpostType

    fileprivate init(_ entry: LogJournal.Entry, name: String, id: OSSignpostID, type: OSSignpostType) {
        signpostName = name
        signpostIdentifier = id.rawValue
        signpostType = type == .begin ? .intervalBegin : type == .end ? .intervalEnd : .event
        super.init(entry)
    }

    public var category: String { entry.category }
    public var subsystem: String { entry.subsystem }
    public var threadIdentifier: UInt64 { entry.thread }
}

extension OSLogEntry {
    /// Returns the entry of an entry in the journal.
    static func make(_ entry: LogJournal.Entry) -> OSLogEntry {
        switch entry.kind {
        case .message(let type): OSLogEntryLog(entry, type: type)
        case .signpost(let name, let id, let type): OSLogEntrySignpost(entry, name: name, id: id, type: type)
        }
    }
}
