import Foundation

/// Calls the compiler for a preview session.
struct CompilerCall {
    var compiler: URL
    /// Receives the compiler's temporary files.
    var temporary: URL

    /// Calls the driver.
    func driver(_ arguments: [String]) throws -> Subprocess.Result {
        try call(compiler, arguments)
    }

    /// Runs commands, two at a time.
    func run(_ commands: [[String]]) throws -> [Subprocess.Result] {
        let results = Results(count: commands.count)
        for start in stride(from: 0, to: commands.count, by: 2) {
            let part = commands[start..<min(start + 2, commands.count)]
            let group = DispatchGroup()
            // The last of each two runs on this thread; a subprocess ends with the thread that has started it, which therefore waits.
            for index in part.indices.dropLast() {
                group.enter()
                Thread.detachNewThread {
                    results.set(index, Result { try call(URL(fileURLWithPath: commands[index][0]), Array(commands[index].dropFirst())) })
                    group.leave()
                }
            }
            if let index = part.indices.last {
                results.set(index, Result { try call(URL(fileURLWithPath: commands[index][0]), Array(commands[index].dropFirst())) })
            }
            group.wait()
        }
        return try results.all()
    }

    private func call(_ executable: URL, _ arguments: [String]) throws -> Subprocess.Result {
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = temporary.path
        // The compiler leaves no processes behind; looking for them takes time.
        return try Subprocess(executable: executable, arguments: arguments, environment: environment, endsOthers: false).run()
    }

    /// The results of commands that run at the same time.
    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Result<Subprocess.Result, any Error>?]

        init(count: Int) { results = Array(repeating: nil, count: count) }

        func set(_ index: Int, _ result: Result<Subprocess.Result, any Error>) { lock.withLock { results[index] = result } }

        func all() throws -> [Subprocess.Result] { try lock.withLock { results }.compactMap { try $0?.get() } }
    }
}
