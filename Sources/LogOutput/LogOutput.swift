import Logging
import Synchronization

/// The loggers of swift-log by their labels.
private let loggers = Mutex<[String: Logger]>([:])

/// Writes a message with swift-log; declared in `CLogOutput.h`. Unknown levels count as `notice`.
@_cdecl("apus_write_log")
func writeLog(_ label: UnsafePointer<CChar>, _ level: Int32, _ text: UnsafePointer<CChar>) {
    let label = String(cString: label)
    let logger = loggers.withLock { loggers in
        if let logger = loggers[label] { return logger }
        var logger = Logger(label: label)
        logger.logLevel = .info
        loggers[label] = logger
        return logger
    }
    let levels = Logger.Level.allCases
    logger.log(level: levels.indices.contains(Int(level)) ? levels[Int(level)] : .notice, "\(String(cString: text))", source: "os")
}
