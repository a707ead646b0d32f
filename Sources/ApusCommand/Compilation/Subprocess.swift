import CProcessGuard
import Foundation

/// Runs a program until it ends. It is ended together with `apus`, and so are all processes that it starts.
struct Subprocess {
    struct Result {
        var status: Int32
        /// The signal that ended the program, if any.
        var signal: Int32?
        var output: Data
        var errorOutput: Data

        var succeeded: Bool { status == 0 && signal == nil }
    }

    enum Output {
        /// The program writes to the standard output of `apus`.
        case inherited
        /// The program writes to the standard error of `apus`.
        case standardError
        case captured
    }

    var executable: URL
    var arguments: [String] = []
    var environment: [String: String]?
    var directory: URL?
    var output = Output.captured
    /// Called with every chunk that the program writes to standard error, as it arrives.
    var onErrorOutput: (@Sendable (Data) -> Void)?
    /// Called several times a second while the program runs; returning false ends the program.
    var mayGoOn: ((_ process: Int32) -> Bool)?

    /// Whether the processes that the program has started are ended when it ends by itself.
    var endsOthers = true

    private static let pollingInterval: Int32 = 100

    func run() throws -> Result {
        let outputPipe = Pipe()
        let errorPipe = Pipe()
        let process = try start(output: outputPipe, error: errorPipe)
        // The child has its own ends of the pipes.
        try? outputPipe.fileHandleForWriting.close()
        try? errorPipe.fileHandleForWriting.close()

        // Both pipes are read concurrently: a program that fills one would otherwise block forever.
        let outputReader = PipeReader(output == .captured ? outputPipe : nil, onData: nil)
        let errorReader = PipeReader(errorPipe, onData: onErrorOutput)
        var status: Int32 = 0
        while !process_guard_wait(process, Self.pollingInterval, &status) {
            if let mayGoOn, !mayGoOn(process) { process_guard_end_session(process, false) }
        }
        if endsOthers { process_guard_end_session(process, false) }
        let signal = status & 0x7f
        return Result(
            status: signal == 0 ? status >> 8 & 0xff : 128 + signal, signal: signal == 0 ? nil : signal,
            output: outputReader.wait(), errorOutput: errorReader.wait())
    }

    /// Starts the program and returns its process id, which is also the id of its session.
    private func start(output outputPipe: Pipe, error errorPipe: Pipe) throws -> Int32 {
        let environment = environment ?? ProcessInfo.processInfo.environment
        let standardOutput: Int32 =
            switch output {
            case .inherited: STDOUT_FILENO
            case .standardError: STDERR_FILENO
            case .captured: outputPipe.fileHandleForWriting.fileDescriptor
            }
        let files = ProcessGuardFiles(
            input: -1, output: standardOutput, error: errorPipe.fileHandleForWriting.fileDescriptor)
        let process = Self.withStrings([executable.path] + arguments) { arguments in
            Self.withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                process_guard_spawn(executable.path, arguments, environment, directory?.path, files)
            }
        }
        guard process > 0 else {
            throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "\(executable.path): \(String(cString: strerror(errno)))"])
        }
        return process
    }

    /// Calls `body` with strings as C expects them: an array that ends with a null pointer.
    static func withStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = strings.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
    }

    /// The path of the program called `name` in the folders of `PATH`.
    static func find(_ name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").lazy
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

/// Reads a pipe to its end on a thread of its own.
private final class PipeReader: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var data = Data()

    init(_ pipe: Pipe?, onData: (@Sendable (Data) -> Void)?) {
        guard let handle = pipe?.fileHandleForReading else {
            done.signal()
            return
        }
        Thread.detachNewThread { [self] in
            while true {
                let piece = handle.availableData
                if piece.isEmpty { break }
                lock.withLock { data.append(piece) }
                onData?(piece)
            }
            done.signal()
        }
    }

    /// Returns what was read, after the program has ended. A process that has left the program's session may hold the pipe open forever.
    func wait() -> Data {
        _ = done.wait(timeout: .now() + 2)
        return lock.withLock { data }
    }
}
