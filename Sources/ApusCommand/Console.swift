import Foundation

/// Messages of `apus` itself, on standard error: standard output is for the programs it runs and for requested output.
enum Console {
    static let isTerminal = isatty(STDERR_FILENO) == 1

    static func say(_ message: String) {
        write(message + "\n")
    }

    static func warn(_ message: String) {
        write("apus: \(message)\n")
    }

    /// Shows `message` while `work` runs; on a terminal the line is erased afterwards.
    static func whileShowing<Result, Failure>(
        _ message: String, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        write(isTerminal ? message : message + "\n")
        defer { if isTerminal { write("\r\u{1B}[K") } }
        return try work()
    }

    /// Prints requested output and a line end on standard output.
    static func print(_ text: String) throws(CommandFailure) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            throw .failure("Standard output cannot be written: \(String(cString: strerror(errno))).")
        }
    }

    static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
