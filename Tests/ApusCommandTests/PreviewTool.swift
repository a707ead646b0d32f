import Foundation
import RunnerProtocol
import Testing

@testable import ApusCommand

/// A running `apus preview --json`.
final class PreviewTool {
    private let process = Process()
    private let input = Pipe.notInherited()
    private let output = Pipe.notInherited()
    private let lines = Mailbox<String?>()
    private var requestCount = 0

    struct NoEvent: Error, CustomStringConvertible {
        var description: String
    }

    init(_ arguments: [String], in directory: URL) throws {
        process.executableURL = BuiltTool.executable
        process.arguments = ["preview", "--json"] + arguments
        process.environment = BuiltTool.environment
        process.currentDirectoryURL = directory
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.standardError
        try process.run()
        let (handle, lines) = (output.fileHandleForReading, lines)
        Thread.detachNewThread {
            var rest = Data()
            while case let data = handle.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    lines.post(String(decoding: rest[..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
            }
            lines.post(nil)
        }
    }

    /// Ends the session, as a client does that closes the stream.
    func end() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    func write(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Sends a request and returns its answer.
    @discardableResult
    func ask(_ request: PreviewRequest) throws -> PreviewEvent {
        requestCount += 1
        var request = request
        request.id = requestCount
        try write(String(decoding: InspectionCoding.encoder.encode(request), as: UTF8.self))
        return try event { $0.id == request.id }
    }

    /// Shows the views with these names and no others.
    func choose(_ views: [String]) throws {
        var request = PreviewRequest(.choose)
        request.views = views
        try write(String(decoding: InspectionCoding.encoder.encode(request), as: UTF8.self))
    }

    /// Presses the view with a label.
    @discardableResult
    func press(_ label: String, on canvas: String) throws -> PreviewEvent {
        var request = PreviewRequest(.press)
        request.canvas = canvas
        request.label = label
        return try ask(request)
    }

    /// The texts that a canvas shows, in view order.
    func texts(of canvas: String) throws -> [String] {
        var request = PreviewRequest(.tree)
        request.canvas = canvas
        func texts(_ node: InspectionNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }
        return try ask(request).tree.map(texts) ?? []
    }

    /// Waits until a build shows a label as the first text of a canvas. A save may be noticed, and built, more than once.
    func waitForBuild(showing label: String, on canvas: String) throws {
        repeat {
            while try event({ $0.type == .built || $0.type == .errors }).type != .built {}
        } while try texts(of: canvas).first != label
    }

    /// Waits for the next event of a type.
    @discardableResult
    func event(_ type: PreviewEvent.Kind) throws -> PreviewEvent { try event { $0.type == type } }

    /// Waits for an event; others are left out. The limit only ends a test that would wait forever.
    func event(_ isWanted: (PreviewEvent) -> Bool) throws -> PreviewEvent {
        let deadline = Date(timeIntervalSinceNow: 120)
        var seen: [String] = []
        while let line = lines.next(before: deadline) {
            guard let line else { break }
            let event = try InspectionCoding.decoder.decode(PreviewEvent.self, from: Data(line.utf8))
            if isWanted(event) { return event }
            seen.append(String(line.prefix(300)))
        }
        throw NoEvent(description: "The event did not come; there were \(seen.joined(separator: "\n"))")
    }
}
