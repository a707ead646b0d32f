/// A log by subsystem and category, for `os_log` and `os_signpost`.
public final class OSLog: Sendable, Equatable {
    /// A category with a meaning of its own.
    public struct Category: Sendable, RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Events on a timeline.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are recorded only while a tool looks at them.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts with a stack trace; recorded without one.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    /// Whether messages are dropped.
    let isDisabled: Bool

    /// Creates a log.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Creates a log of a category with a meaning of its own.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// The log of messages without subsystem and category.
    public static let `default` = OSLog(subsystem: "", category: "default")
    /// A log that drops all messages.
    public static let disabled = OSLog(subsystem: "", category: "disabled", isDisabled: true)

    /// Whether messages of a type are written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && type != .debug }

    /// Whether signposts are recorded.
    public var signpostsEnabled: Bool { !isDisabled }

    public static func == (left: OSLog, right: OSLog) -> Bool { left === right }
}

extension Logger {
    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) {
        self.init(subsystem: logObj.subsystem, category: logObj.category, isDisabled: logObj.isDisabled)
    }
}

/// Writes a message to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}

/// Writes a message to a log at the default level.
public func os_log(_ message: OSLogMessage) {
    Logger(.default).log(message)
}

/// Writes a message in C's format to a log. `%@` stands for any value; `%{private}@` hides it.
///
///     os_log("%{public}@ is %d years old", log: .default, type: .info, name, age)
@_disfavoredOverload
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
    Logger(log).log(level: type, OSLogMessage(text: LogFormat(message.description).text(args)))
}

/// Writes a message in C's format to a log at a level. `%@` stands for any value; `%{private}@` hides it.
@_disfavoredOverload
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
    Logger(log).log(level: type, OSLogMessage(text: LogFormat(message.description).text(args)))
}
