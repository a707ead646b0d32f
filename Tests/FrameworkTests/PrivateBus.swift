import Foundation
import Synchronization

/// A message bus of a test, and its clients. They write to files, as processes of other tests may hold the ends of pipes.
final class PrivateBus: Sendable {
    /// Whether the computer has what the bus needs.
    static let isInstalled = ["dbus-daemon", "gdbus"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }

    /// The address of the bus.
    let address: String
    private let folder: URL
    private let processes = Mutex<[pid_t]>([])

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString.prefix(8))", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let socket = folder.appendingPathComponent("socket").path
        address = "unix:path=\(socket)"
        _ = try startLasting("dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=\(address)"])
        for _ in 0..<3000 where !FileManager.default.fileExists(atPath: socket) { usleep(10_000) }
    }

    /// Ends the bus.
    func end() {
        for process in processes.withLock({ $0 }) {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Starts a program. Returns its process and the file with all that it prints.
    private func start(_ program: String, _ arguments: [String]) throws -> (process: pid_t, file: URL) {
        let file = folder.appendingPathComponent("output-\(UUID().uuidString)")
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, file.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        // The signals that the test library's thread blocks would stay blocked in the program.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var surroundings: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
        defer {
            for word in words + surroundings { free(word) }
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/usr/bin/\(program)", &actions, &attributes, &words, &surroundings)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
        return (process, file)
    }

    /// Starts a program that is ended with the bus. Returns the file with all that it prints.
    private func startLasting(_ program: String, _ arguments: [String]) throws -> URL {
        let (process, file) = try start(program, arguments)
        processes.withLock { $0.append(process) }
        return file
    }

    private static func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    /// Runs `gdbus` with arguments and returns what it prints, also of its errors.
    func gdbus(_ arguments: String...) async throws -> String {
        let (process, file) = try start("gdbus", [arguments[0], "--address", address] + arguments.dropFirst())
        // The program answers on the main thread, which must not wait.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                waitpid(process, nil, 0)
                continuation.resume()
            }
        }
        return Self.text(of: file).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The names on the bus that begin with a text.
    func names(_ prefix: String) async throws -> [String] {
        let name = "org.freedesktop.DBus"
        let text = try await gdbus("call", "--dest", name, "--object-path", "/org/freedesktop/DBus", "--method", "\(name).ListNames")
        return text.split(separator: "'").map(String.init).filter { $0.hasPrefix(prefix) }
    }

    /// Whether GNOME Keyring is installed.
    static let hasKeyring = FileManager.default.isExecutableFile(atPath: "/usr/bin/gnome-keyring-daemon")

    /// Starts GNOME Keyring on the bus, with its files in the folder of the bus and an unlocked store without a password.
    func startKeyring() throws {
        // The password, an empty line, comes from the standard input.
        let surroundings = "HOME=\(folder.path) XDG_DATA_HOME=\(folder.path) XDG_RUNTIME_DIR=\(folder.path) DBUS_SESSION_BUS_ADDRESS=\(address)"
        let command = "exec env \(surroundings) gnome-keyring-daemon --unlock --foreground --components=secrets <<< ''"
        _ = try startLasting("bash", ["-c", command])
    }

    /// Writes down the signals of a name from now on. The function returns the lines that `gdbus monitor` has printed.
    func monitor(_ name: String) throws -> () -> [String] {
        let file = try startLasting("gdbus", ["monitor", "--address", address, "--dest", name])
        return { Self.text(of: file).split(separator: "\n").map(String.init) }
    }
}
