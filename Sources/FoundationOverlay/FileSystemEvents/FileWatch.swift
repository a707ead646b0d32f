import Foundation

/// Watches the file of a descriptor and translates the events of the kernel.
final class FileWatch: @unchecked Sendable {
    /// An own descriptor of the file, as the program may close that of the source.
    private let descriptor: Int32
    /// Returns false to end the watch.
    private let report: (DispatchSource.FileSystemEvent) -> Bool
    /// The file's state after the last event.
    private var status: stat
    private let lock = NSLock()
    private var file: Inotify.Subscription?
    /// The subscription to the folder that contains a folder. A folder that is open receives no event of its own when it is removed.
    private var parent: Inotify.Subscription?
    private var isCancelled = false

    private static let entries = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    private static let changes = entries | UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | IN_UNMOUNT)

    /// Starts to watch; nil if the descriptor is not that of a readable file.
    init?(descriptor original: Int32, report: @escaping (DispatchSource.FileSystemEvent) -> Bool) {
        status = stat()
        descriptor = fcntl(original, F_DUPFD_CLOEXEC, 0)
        self.report = report
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else { return nil }
        lock.withLock {
            file = Inotify.shared?.subscribe(to: path, events: Self.changes) { [self] in tell(events($0)) }
        }
        guard file != nil else { return nil }
        watchParent()
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Ends the watch. A report that has begun is completed.
    func cancel() {
        lock.withLock {
            isCancelled = true
            for subscription in [file, parent].compactMap({ $0 }) { Inotify.shared?.unsubscribe(subscription) }
            (file, parent) = (nil, nil)
        }
    }

    private var path: String { "/proc/self/fd/\(descriptor)" }

    private func watchParent() {
        guard status.st_mode & S_IFMT == S_IFDIR, let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: path), folder != "/"
        else { return }
        lock.withLock {
            guard !isCancelled else { return }
            if let parent { Inotify.shared?.unsubscribe(parent) }
            let outer = (folder as NSString).deletingLastPathComponent
            parent = Inotify.shared?.subscribe(to: outer, events: UInt32(IN_DELETE)) { [self] _ in tell(removal()) }
        }
    }

    private func tell(_ occurred: DispatchSource.FileSystemEvent) {
        if !occurred.isEmpty, !report(occurred) { cancel() }
    }

    private func events(_ mask: UInt32) -> DispatchSource.FileSystemEvent {
        var occurred: DispatchSource.FileSystemEvent = []
        if mask & (Self.entries | UInt32(IN_MODIFY)) != 0 { occurred.insert(.write) }
        if mask & UInt32(IN_MOVE_SELF) != 0 {
            occurred.insert(.rename)
            watchParent()
        }
        if mask & UInt32(IN_DELETE_SELF) != 0 { occurred.insert(.delete) }
        if mask & UInt32(IN_UNMOUNT) != 0 { occurred.insert(.revoke) }
        let differences = statusDifferences()
        occurred.formUnion(differences)
        // The kernel reports a change of the number of links as one of the attributes.
        if mask & UInt32(IN_ATTRIB) != 0, !differences.contains(.link) { occurred.insert(.attrib) }
        return occurred
    }

    /// Returns the events if an entry that the containing folder lost was the watched folder.
    private func removal() -> DispatchSource.FileSystemEvent {
        var now = stat()
        guard fstat(descriptor, &now) == 0, now.st_nlink == 0 else { return [] }
        return statusDifferences()
    }

    private func statusDifferences() -> DispatchSource.FileSystemEvent {
        var now = stat()
        guard fstat(descriptor, &now) == 0 else { return [] }
        defer { status = now }
        var occurred: DispatchSource.FileSystemEvent = []
        let isFolder = now.st_mode & S_IFMT == S_IFDIR
        if !isFolder, now.st_size > status.st_size { occurred.formUnion([.write, .extend]) }
        if now.st_nlink != status.st_nlink { occurred.insert(.link) }
        if isFolder ? now.st_nlink == 0 && status.st_nlink != 0 : now.st_nlink < status.st_nlink { occurred.insert(.delete) }
        if now.st_mode != status.st_mode || now.st_uid != status.st_uid || now.st_gid != status.st_gid { occurred.insert(.attrib) }
        return occurred
    }
}
