import Foundation
import RunnerProtocol

/// Somebody who looks at a preview session: a page in a browser, or a program on the other end of standard input and output.
protocol PreviewClient: AnyObject, Sendable {
    /// Whether the client shows frames, and says so with `drawn` before it wants another one.
    var showsFrames: Bool { get }
    /// Sends an event, with the pixels of a frame.
    func send(_ event: PreviewEvent, pixels: Data)
}

/// The client on standard input and output, with a line of JSON for each message. Frames are announced without their pixels.
final class StandardStreamsClient: PreviewClient {
    let showsFrames = false

    func send(_ event: PreviewEvent, pixels: Data) {
        var event = event
        event.byteCount = nil
        guard let data = try? InspectionCoding.encoder.encode(event) else { return }
        // Who does not read any more will close standard input, too.
        try? FileHandle.standardOutput.write(contentsOf: data + Data("\n".utf8))
    }

    /// Calls `onRequest` on a thread of its own with each request, and `onEnd` after the last.
    func receive(onRequest: @escaping @Sendable (PreviewRequest) -> Void, onEnd: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            while let line = readLine() {
                guard !line.isEmpty else { continue }
                do {
                    onRequest(try InspectionCoding.decoder.decode(PreviewRequest.self, from: Data(line.utf8)))
                } catch {
                    send(.refusal(of: line, error), pixels: Data())
                }
            }
            onEnd()
        }
    }
}

extension PreviewEvent {
    /// The answer to a request that cannot be decoded.
    static func refusal(of text: String, _ error: any Error) -> PreviewEvent {
        var event = PreviewEvent(.refused)
        event.message =
            switch error {
            case DecodingError.keyNotFound(let key, _): "The request has no '\(key.stringValue)'."
            case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context), DecodingError.valueNotFound(_, let context):
                "The request is not understood: \(context.codingPath.last.map { "'\($0.stringValue)': " } ?? "")\(context.debugDescription)"
            default: "The request is not understood: \(text.prefix(200))"
            }
        return event
    }
}
