import os

/// Messages about mistakes of the program.
enum CoreDataLog {
    static func report(_ message: String) { RuntimeWarnings.report(message) }
}
