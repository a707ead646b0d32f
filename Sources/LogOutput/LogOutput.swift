import Logging
import Synchronization

/// The loggers of swift-log by their labels.
private let loggers = Mutex<[String: Logger]>([:])

/// Writes a message with swift-log. Unknown levels count as `notice`.
///
/// The module `os` declares the function by its symbol instead of importing this module: every program is compiled with `os`, and may bring a
/// swift-log of its own.
///
/// - Parameter level: The index of one of swift-log's levels, from `trace` (0) to `critical` (6).
@_silgen_name("apus_write_log")
public func writeLog(label: String, level: Int, text: String) {
    let logger = loggers.withLock { loggers in
        if let logger = loggers[label] { return logger }
        var logger = Logger(label: label)
        logger.logLevel = .info
        loggers[label] = logger
        return logger
    }
    let levels = Logger.Level.allCases
    logger.log(level: levels.indices.contains(level) ? levels[level] : .notice, "\(text)", source: "os")
}
