import Foundation
import Testing

@testable import ApusCommand

/// The runtime's words about a crash are held back for a sentence; all else passes.
struct CrashOutputFilterTests {
    private static let output = """
        one
        Main/A.swift:3: Fatal error: boom
        Current stack trace:
        0    libswiftCore.so                    0x00007fc9cb15f130 swift_reportError + 33
        two
        """

    private func pass(inPiecesOf length: Int, didCrash: Bool) -> String {
        nonisolated(unsafe) var written = Data()
        let filter = CrashOutputFilter { written.append($0) }
        var rest = Data(Self.output.utf8)[...]
        while !rest.isEmpty {
            filter.pass(Data(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        filter.finish(didCrash: didCrash)
        return String(decoding: written, as: UTF8.self)
    }

    @Test(arguments: [1, 7, 1000]) func crash(length: Int) {
        #expect(pass(inPiecesOf: length, didCrash: true) == "one\ntwo")
    }

    @Test func withoutCrashNothingIsLost() {
        let written = pass(inPiecesOf: 5, didCrash: false)
        #expect(written.contains("boom"))
        #expect(written.count == Self.output.count)
    }

    @Test(arguments: [
        ("Main/A.swift:3: Fatal error: boom", "Main/A.swift:3: Fatal error: boom"),
        ("Swift/ArrayBuffer.swift:692: Fatal error: Index out of range", "Fatal error: Index out of range"),
    ])
    func message(_ line: String, _ message: String) {
        #expect(CrashOutputFilter.fatalMessage(in: "x\n\(line)\ny") == message)
    }

    @Test func noMessage() {
        #expect(CrashOutputFilter.fatalMessage(in: "x\ny") == nil)
    }
}
