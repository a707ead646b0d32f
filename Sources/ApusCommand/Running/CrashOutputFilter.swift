import Foundation

/// Forwards a program's standard error, without the message and the backtrace that the Swift
/// runtime prints when it stops the program: `apus` reports those in one sentence.
final class CrashOutputFilter: @unchecked Sendable {
    private let write: (Data) -> Void
    /// The current incomplete line. Only one thread at a time uses the filter: first the reader's, then its owner's.
    private var partial = Data()
    private var held = Data()

    init(write: @escaping (Data) -> Void) {
        self.write = write
    }

    func pass(_ data: Data) {
        partial.append(data)
        while let end = partial.firstIndex(of: UInt8(ascii: "\n")) {
            passLine(Data(partial[...end]))
            partial = Data(partial[(end + 1)...])
        }
    }

    /// Forwards the rest: all of it if the program has not crashed.
    func finish(didCrash: Bool) {
        if !didCrash { write(held) }
        passLine(partial)
    }

    private func passLine(_ line: Data) {
        let text = String(decoding: line, as: UTF8.self)
        if Self.isFatal(text) || text.hasPrefix("Current stack trace:") || text.contains(/^\d+ +\S+ +0x[0-9a-f]{8,}/) {
            held.append(line)
        } else {
            write(line)
        }
    }

    private static func isFatal(_ line: some StringProtocol) -> Bool {
        line.contains("Fatal error") || line.contains("Precondition failed")
    }

    /// The runtime's message, such as `Module/File.swift:12: Fatal error: message`.
    static func fatalMessage(in output: String) -> String? {
        guard let line = output.split(separator: "\n").last(where: { isFatal($0) }) else { return nil }
        // A position inside the standard library is of no use to the user.
        return String(line.replacing(#/^Swift/[A-Za-z0-9_+]+\.swift:\d+: /#, with: "")).trimmingCharacters(in: .whitespaces)
    }
}
