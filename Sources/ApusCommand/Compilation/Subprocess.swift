import Foundation

/// Runs a program to its end.
struct Subprocess {
    struct Result {
        var status: Int32
        /// The signal that ended the program, if one did.
        var signal: Int32?
        var output: Data
        var errorOutput: Data

        var succeeded: Bool { status == 0 && signal == nil }
    }

    enum Output {
        /// The program writes where `apus` does.
        case inherited
        /// The program writes where `apus` writes its errors.
        case standardError
        case captured
    }

    var executable: URL
    var arguments: [String] = []
    var environment: [String: String]?
    var directory: URL?
    var output = Output.captured
    /// Called with every piece of what the program writes to standard error, as it comes.
    var onErrorOutput: (@Sendable (Data) -> Void)?

    func run() throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        if let environment { process.environment = environment }
        if let directory { process.currentDirectoryURL = directory }
        process.standardInput = FileHandle.nullDevice

        let outputPipe = Pipe()
        switch output {
        case .inherited: break
        case .standardError: process.standardOutput = FileHandle.standardError
        case .captured: process.standardOutput = outputPipe
        }
        let errorPipe = Pipe()
        process.standardError = errorPipe
        try process.run()

        // Both pipes are read at once: a program that fills one would otherwise wait for ever.
        let outputReader = PipeReader(output == .captured ? outputPipe : nil, onData: nil)
        let errorReader = PipeReader(errorPipe, onData: onErrorOutput)
        process.waitUntilExit()
        return Result(
            status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
            signal: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil,
            output: outputReader.wait(), errorOutput: errorReader.wait())
    }

    /// The program called `name` in the folders of `PATH`.
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
    private var data = Data()

    init(_ pipe: Pipe?, onData: (@Sendable (Data) -> Void)?) {
        guard let handle = pipe?.fileHandleForReading else {
            done.signal()
            return
        }
        // The data is handed over by the semaphore: written before the signal, read after the wait.
        Thread.detachNewThread { [self] in
            while true {
                let piece = handle.availableData
                if piece.isEmpty { break }
                data.append(piece)
                onData?(piece)
            }
            done.signal()
        }
    }

    func wait() -> Data {
        done.wait()
        return data
    }
}
