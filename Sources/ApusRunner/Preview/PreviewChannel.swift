import Foundation
import RunnerProtocol

/// The connection of a previewed program to `apus`: requests arrive on standard input, events go to a pipe.
final class PreviewChannel: Sendable {
    private let file: Int32

    /// Opens the pipe for events; nil if it does not exist.
    init?(eventPipe path: String) {
        file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        // `apus` has ended if the pipe is broken; the guard ends this program.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Sends an event, followed by the encoded pixels of a frame. Blocks while the pipe is full.
    func send(_ event: PreviewEvent, pixels: [UInt32] = []) {
        guard var data = try? InspectionCoding.encoder.encode(event) else { return }
        data.append(UInt8(ascii: "\n"))
        data.withUnsafeBytes(write)
        if !pixels.isEmpty { pixels.withUnsafeBytes(write) }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes
        while let start = rest.baseAddress, rest.count > 0 {
            let count = Glibc.write(file, start, rest.count)
            if count < 0 {
                guard errno == EINTR else { return }
                continue
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Calls `handle` on the main queue with each request, on and on. When the requests end, so does the program.
    func receive(_ handle: @escaping @MainActor @Sendable (PreviewRequest) -> Void) {
        Thread.detachNewThread {
            let decoder = InspectionCoding.decoder
            while let line = readLine() {
                guard let request = try? decoder.decode(PreviewRequest.self, from: Data(line.utf8)) else { continue }
                DispatchQueue.main.async { MainActor.assumeIsolated { handle(request) } }
            }
            exit(0)
        }
    }
}
