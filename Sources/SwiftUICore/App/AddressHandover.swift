import Foundation

/// Passes addresses from a process that the desktop has started with them to a process of the same program that waits for them.
///
/// A desktop opens an address by starting the program that is registered for its scheme, also while that program runs. A process that waits
/// for addresses of a scheme, as it does while the user signs in in a browser, makes a named pipe with the name of the scheme, into which
/// further processes of the program write the address instead of opening a window.
package struct AddressHandover: Sendable {
    /// The folder of the pipes.
    private let folder: URL

    /// Creates the handover of the processes that use a folder. Nobody but the user may write to the folder that contains it.
    package init(folder: URL) { self.folder = folder }

    /// The handover between the processes of the program; nil without a session of a desktop, whose folder only the user can read.
    package static var ofProgram: AddressHandover? {
        guard case .folder(let program) = ProgramStorage.place, !program.contains("/"),
            let session = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], session.hasPrefix("/")
        else { return nil }
        return AddressHandover(folder: URL(filePath: session).appending(components: "apus", "addresses", program))
    }

    /// Returns the path of the pipe of a scheme; nil if the scheme cannot be one.
    private func path(of scheme: String) -> String? {
        guard scheme.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*/) != nil else { return nil }
        return folder.appending(component: scheme.lowercased()).path(percentEncoded: false)
    }

    /// Passes an address to the process that waits for its scheme. Returns false if there is none.
    package func deliver(_ address: URL) -> Bool {
        guard let path = address.scheme.flatMap(path(of:)) else { return false }
        // A pipe that nobody reads, as its process has crashed, cannot be opened in this way.
        let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return false }
        let line = Array((address.absoluteString + "\n").utf8)
        return write(descriptor, line, line.count) == line.count
    }

    /// Waits for addresses of a scheme, in place of a process that has waited for them before.
    ///
    /// - Parameters:
    ///   - scheme: The scheme.
    ///   - receive: Is called with each address, on a thread of its own.
    /// - Returns: The waiting, which lasts until it is ended or released; nil if the scheme cannot be one, or the pipe cannot be made.
    package func wait(for scheme: String, receive: @escaping @Sendable (URL) -> Void) -> Waiting? {
        guard let path = path(of: scheme) else { return nil }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
        unlink(path)
        guard mkfifo(path, 0o600) == 0 else { return nil }
        // Open for writing, too, the pipe does not end with the first process that has written to it.
        let descriptor = open(path, O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            unlink(path)
            return nil
        }
        return Waiting(path: path, descriptor: descriptor, receive: receive)
    }

    /// The waiting for addresses of a scheme.
    package final class Waiting: Sendable {
        private let path: String
        private let file: ino_t
        // The compiler cannot verify it, but functions of dispatch sources may be called on any thread.
        nonisolated(unsafe) private let source: any DispatchSourceRead

        fileprivate init(path: String, descriptor: Int32, receive: @escaping @Sendable (URL) -> Void) {
            self.path = path
            var status = stat()
            fstat(descriptor, &status)
            file = status.st_ino
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "AddressHandover"))
            let received = Locked<[UInt8]>([])
            source.setEventHandler {
                var buffer = [UInt8](repeating: 0, count: 4096)
                while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
                    received.withLock { $0 += buffer[..<count] }
                }
                let lines = received.withLock { bytes in
                    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                    bytes = parts.last.map { Array($0) } ?? []
                    return parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
                }
                for case let address? in lines.map({ URL(string: $0) }) { receive(address) }
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        deinit { end() }

        /// Ends the waiting.
        package func end() {
            guard !source.isCancelled else { return }
            source.cancel()
            // Another process may have made a pipe of its own in its place.
            var status = stat()
            if lstat(path, &status) == 0, status.st_ino == file { unlink(path) }
        }
    }
}
