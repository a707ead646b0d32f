import Synchronization

/// The identity of an interval among signposts of one name.
public struct OSSignpostID: Hashable, Comparable, Sendable, RawRepresentable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Creates an identity that no other signpost of the process has.
    public init(log: OSLog) { self.init(rawValue: Self.counter.add(1, ordering: .relaxed).newValue) }

    /// Creates the identity that an object gives to its signposts.
    public init(log: OSLog, object: AnyObject) { self.init(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))) }

    /// The identity of intervals that do not overlap.
    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
    /// An identity that no signpost has.
    public static let invalid = OSSignpostID(rawValue: .max)
    /// The identity of a log that is disabled.
    public static let null = OSSignpostID(rawValue: 0)

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }

    private static let counter = Atomic<UInt64>(0)
}

/// The kind of a signpost: an event, or the begin or end of an interval.
public struct OSSignpostType: Hashable, Sendable, RawRepresentable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun, to be passed to the call that ends it.
public final class OSSignpostIntervalState: Sendable {
    /// The identity of the interval.
    public let signpostID: OSSignpostID

    init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }

    /// Returns the state of an interval that was begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks moments and intervals, which `OSLogStore` returns among the entries of the log.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter that marks in a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// Creates a signposter that marks in the default log.
    public init() { self.init(logHandle: .default) }
    /// Creates a signposter by subsystem and category.
    public init(subsystem: String, category: String) { self.init(logHandle: OSLog(subsystem: subsystem, category: category)) }
    /// Creates a signposter by subsystem and a category with a meaning of its own.
    public init(subsystem: String, category: OSLog.Category) { self.init(logHandle: OSLog(subsystem: subsystem, category: category)) }
    /// Creates a signposter that marks in the log of a logger.
    public init(logger: Logger) { self.init(logHandle: OSLog(subsystem: logger.subsystem, category: logger.category)) }

    /// A signposter that marks nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether the signposter marks anything.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns an identity that no other signpost of the process has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// Returns the identity that an object gives to its signposts.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Marks the beginning of an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") -> OSSignpostIntervalState {
        os_signpost(.begin, log: log, name: name, signpostID: id, message: message)
        return OSSignpostIntervalState(id)
    }

    /// Marks the end of an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {
        os_signpost(.end, log: log, name: name, signpostID: state.signpostID, message: message)
    }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {
        os_signpost(.event, log: log, name: name, signpostID: id, message: message)
    }

    /// Marks the time that a closure takes as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "", around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// Marks a moment, or the beginning or the end of an interval.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
    os_signpost(type, log: log, name: name, signpostID: signpostID, message: "")
}

/// Marks a moment, or the beginning or the end of an interval, with a message in the format of `os_log`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: Any...
) {
    os_signpost(type, log: log, name: name, signpostID: signpostID, message: OSLogMessage(text: LogFormat(format.description).text(arguments)))
}

private func os_signpost(_ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID, message: OSLogMessage) {
    guard log.signpostsEnabled else { return }
    LogJournal.append(
        LogJournal.Entry(
            subsystem: log.subsystem, category: log.category, message: message.text,
            kind: .signpost(name: name.description, id: signpostID, type: type)))
}
