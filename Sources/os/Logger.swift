/// Writes a message with swift-log. Implemented in the module LogOutput, which this one must not import: every program is compiled with this module,
/// and may bring a swift-log of its own.
@_silgen_name("apus_write_log")
private func writeLog(label: String, level: Int, text: String)

/// Writes messages to the log, which on Linux is swift-log.
///
/// The label of the swift-log logger is `subsystem.category`. The log handler that the program installs decides where messages
/// go; without one, they go to standard error.
///
///     let logger = Logger(subsystem: "org.example.app", category: "network")
///     logger.error("Request failed: \(error, privacy: .public)")
public struct Logger: Sendable {
    let subsystem: String
    let category: String
    /// Whether messages are dropped.
    private let isDisabled: Bool

    /// Creates a logger with the label `subsystem.category`.
    public init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Creates a logger with the label `default`.
    public init() {
        self.init(subsystem: "", category: "default")
    }

    init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    private func write(_ message: OSLogMessage, type: OSLogType, level: Level) {
        if isDisabled { return }
        let text = message.text
        LogJournal.append(LogJournal.Entry(subsystem: subsystem, category: category, message: text, kind: .message(type)))
        writeLog(label: subsystem.isEmpty ? category : "\(subsystem).\(category)", level: level.rawValue, text: text)
    }

    /// The levels of swift-log.
    fileprivate enum Level: Int {
        case trace, debug, info, notice, warning, error, critical
    }

    /// Writes a message at a level. Unknown levels count as the default level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, type: level, level: level.level) }

    /// Writes a message at the default level (swift-log's `notice`).
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message at the default level (swift-log's `notice`).
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message at swift-log's `trace` level.
    public func trace(_ message: OSLogMessage) { write(message, type: .debug, level: .trace) }
    /// Writes a message at swift-log's `debug` level.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message at swift-log's `info` level.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a message at swift-log's `warning` level.
    public func warning(_ message: OSLogMessage) { write(message, type: .error, level: .warning) }
    /// Writes a message at swift-log's `error` level.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a message at swift-log's `critical` level.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a message at swift-log's `critical` level.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The severity of a message.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
    public var rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The default level of messages.
    public static let `default` = OSLogType(rawValue: 0)
    /// A helpful but not essential message.
    public static let info = OSLogType(rawValue: 1)
    /// A message that is useful only for debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// A message about a failure.
    public static let error = OSLogType(rawValue: 16)
    /// A message about a programming error.
    public static let fault = OSLogType(rawValue: 17)

    fileprivate var level: Logger.Level {
        switch self {
        case .info: .info
        case .debug: .debug
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
