import Logging

/// Writes messages to the unified log, which on Linux is swift-log.
///
/// The subsystem and category become the label of the swift-log logger (`subsystem.category`), so that whatever
/// log handler the program has installed decides where messages go; without one they go to standard error.
public struct Logger: Sendable {
    private let storage: Storage
    private var backend: Logging.Logger { storage.logger }

    /// A logger whose label is `subsystem.category`.
    public init(subsystem: String, category: String) {
        self.init(label: subsystem.isEmpty ? category : "\(subsystem).\(category)")
    }

    /// A logger with the label `default`.
    public init() {
        self.init(label: "default")
    }

    private init(label: String) {
        var logger = Logging.Logger(label: label)
        logger.logLevel = .info
        storage = Storage(logger)
    }

    /// Keeps the layout of swift-log's type out of programs, which may bring another version of it.
    private final class Storage: Sendable {
        let logger: Logging.Logger

        init(_ logger: Logging.Logger) { self.logger = logger }
    }

    /// Writes a message at the given level.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        backend.log(level: level.level, "\(message.text)")
    }

    /// Writes a message at the default level (swift-log's `notice`).
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message at the default level (swift-log's `notice`).
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message at swift-log's `trace` level.
    public func trace(_ message: OSLogMessage) { backend.trace("\(message.text)") }
    /// Writes a message at swift-log's `debug` level.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message at swift-log's `info` level.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a message at swift-log's `warning` level.
    public func warning(_ message: OSLogMessage) { backend.warning("\(message.text)") }
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

    /// An ordinary message.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, not essential.
    public static let info = OSLogType(rawValue: 1)
    /// Useful only while debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// Something failed.
    public static let error = OSLogType(rawValue: 16)
    /// A bug in the program.
    public static let fault = OSLogType(rawValue: 17)

    fileprivate var level: Logging.Logger.Level {
        switch self {
        case .info: .info
        case .debug: .debug
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
