import CProcessGuard
import Foundation
import RunnerProtocol

/// A running program that shows views for a preview session.
///
/// Used on the session's thread; what the program sends arrives in the handler on other threads.
final class PreviewProcess {
    enum Report: Sendable {
        case event(PreviewEvent, pixels: Data)
        case output(String)
        /// The program has ended, for the given reason.
        case ended(String)
    }

    private let process: Int32
    private let input: Int32
    private let sink: Sink
    private var isEnded = false

    /// Starts the program. Its events and its end are reported to `onReport`.
    ///
    /// - Parameter platform: The platform that the libraries are compiled as; nil for Linux.
    init(executable: URL, directory: URL?, eventPipe: URL, platform: RunnerJob.Profile?, onReport: @escaping @Sendable (Report) -> Void) throws {
        guard mkfifo(eventPipe.path, 0o600) == 0 else { throw CommandFailure.failure("A pipe cannot be made: \(String(cString: strerror(errno))).") }
        let events = open(eventPipe.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        let (inputs, outputs, errors) = (Self.pipe(), Self.pipe(), Self.pipe())
        var environment = ProcessInfo.processInfo.environment
        if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
        environment["APUS_COMPILED_AS"] = platform?.rawValue
        let files = ProcessGuardFiles(input: inputs.reading, output: outputs.writing, error: errors.writing)
        process = Subprocess.withStrings([executable.path, eventPipe.path]) { arguments in
            Subprocess.withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                process_guard_spawn(executable.path, arguments, environment, directory?.path, files)
            }
        }
        input = inputs.writing
        for file in [inputs.reading, outputs.writing, errors.writing] { close(file) }
        sink = Sink(onReport)
        guard process > 0 else { throw CommandFailure.failure("'\(executable.path)' cannot be run: \(String(cString: strerror(errno))).") }
        sink.start(process: process, events: events, outputs: [outputs.reading, errors.reading], pipe: eventPipe)
    }

    /// A pipe that programs do not inherit.
    private static func pipe() -> (reading: Int32, writing: Int32) {
        var files: [Int32] = [-1, -1]
        process_guard_pipe(&files)
        return (files[0], files[1])
    }

    func send(_ request: PreviewRequest) {
        guard !isEnded, var data = try? InspectionCoding.encoder.encode(request) else { return }
        data.append(UInt8(ascii: "\n"))
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 {
                    guard errno == EINTR else { return }
                    continue
                }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Ends the program; nothing is reported any more.
    func end() {
        guard !isEnded else { return }
        isEnded = true
        sink.stop()
        close(input)
        process_guard_end_session(process, false)
    }

    /// Reads what a program writes.
    private final class Sink: @unchecked Sendable {
        private let lock = NSLock()
        // Guarded by the lock.
        private var onReport: (@Sendable (Report) -> Void)?
        private var errorOutput = ""

        init(_ onReport: @escaping @Sendable (Report) -> Void) {
            self.onReport = onReport
        }

        func stop() { lock.withLock { onReport = nil } }

        private func report(_ report: Report) { lock.withLock { onReport }?(report) }

        func start(process: Int32, events: Int32, outputs: [Int32], pipe: URL) {
            let readers = DispatchGroup()
            readers.enter()
            Thread.detachNewThread { [self] in
                readEvents(events)
                close(events)
                unlink(pipe.path)
                readers.leave()
            }
            for (index, file) in outputs.enumerated() {
                readers.enter()
                Thread.detachNewThread { [self] in
                    readOutput(file, isError: index == 1)
                    close(file)
                    readers.leave()
                }
            }
            Thread.detachNewThread { [self] in
                var status: Int32 = 0
                while !process_guard_wait(process, 1000, &status) {}
                lock.withLock { hasEnded = true }
                _ = readers.wait(timeout: .now() + 1)
                report(.ended(Self.reason(status, lock.withLock { errorOutput })))
            }
        }

        private var hasEnded = false

        private static func reason(_ status: Int32, _ output: String) -> String {
            let signal = status & 0x7f
            guard signal != 0 else { return "The program ended with exit status \(status >> 8 & 0xff)." }
            if let message = CrashOutputFilter.fatalMessage(in: output) { return message }
            return ProgramRun.describe(signal: signal)
        }

        private func readOutput(_ file: Int32, isError: Bool) {
            let filter = CrashOutputFilter { [self] in report(.output(String(decoding: $0, as: UTF8.self))) }
            var buffer = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = read(file, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                let text = String(decoding: buffer[..<count], as: UTF8.self)
                if isError {
                    lock.withLock { errorOutput = String((errorOutput + text).suffix(20_000)) }
                    filter.pass(Data(buffer[..<count]))
                } else {
                    report(.output(text))
                }
            }
            filter.finish(didCrash: CrashOutputFilter.fatalMessage(in: lock.withLock { errorOutput }) != nil)
        }

        /// Reads events, and the pixels that follow them.
        private func readEvents(_ file: Int32) {
            let reader = PipeBuffer(file) { [self] in lock.withLock { hasEnded } }
            let decoder = InspectionCoding.decoder
            while let line = reader.line() {
                guard let event = try? decoder.decode(PreviewEvent.self, from: line) else { continue }
                var pixels = Data()
                if let count = event.byteCount, count > 0 {
                    guard let bytes = reader.bytes(count) else { return }
                    pixels = bytes
                }
                report(.event(event, pixels: pixels))
            }
        }
    }
}
