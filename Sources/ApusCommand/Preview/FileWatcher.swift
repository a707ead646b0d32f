import Foundation

/// Reports changes of files, as the kernel does (inotify).
final class FileWatcher: @unchecked Sendable {
    private let descriptor: Int32
    private let lock = NSLock()
    // Guarded by the lock.
    private var folders: [Int32: String] = [:]
    private var watched: Set<String> = []

    /// Changes within this time belong together: an editor renames a file when it saves, and a tool writes several.
    private static let pause: Int32 = 8
    private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

    /// Calls `onChange` on a thread of its own with the paths of changed files, on and on.
    init(onChange: @escaping @Sendable (Set<String>) -> Void) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        Thread.detachNewThread { [self] in
            while descriptor >= 0 {
                guard let changes = read() else { return }
                if !changes.isEmpty { onChange(changes) }
            }
        }
    }

    /// Watches files, and folders with all that is in them. Hidden folders are left out. Already watched ones stay.
    func watch(_ paths: [String]) {
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            // A file is watched by its folder: a saved file is often a new one of the same name.
            let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
            watchFolder(folder.isEmpty ? "." : folder, isDeep: isFolder.boolValue)
        }
    }

    private static let folderLimit = 2000

    private func watchFolder(_ path: String, isDeep: Bool) {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        let isNew = lock.withLock { watched.count < Self.folderLimit && watched.insert(path).inserted }
        if isNew {
            let number = inotify_add_watch(descriptor, path, Self.mask)
            if number >= 0 { lock.withLock { folders[number] = path } }
        }
        guard isDeep, let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
        for name in names where !name.hasPrefix(".") {
            let inner = (path as NSString).appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder), isFolder.boolValue else { continue }
            watchFolder(inner, isDeep: true)
        }
    }

    /// Waits for changes, and for those that belong to them; nil if there will be no more.
    private func read() -> Set<String>? {
        var changes: Set<String> = []
        var timeout: Int32 = -1
        while true {
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = Glibc.poll(&poll, 1, timeout)
            if count < 0 {
                guard errno == EINTR else { return nil }
                continue
            }
            guard count > 0 else { return changes }
            guard readEvents(into: &changes) else { return nil }
            timeout = Self.pause
        }
    }

    private func readEvents(into changes: inout Set<String>) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return false }
        buffer.withUnsafeBytes { bytes in
            var offset = 0
            // The kernel writes whole events: a header of 16 bytes and a name padded with zeros (inotify(7)).
            while offset + 16 <= count {
                let number = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
                let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
                let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                let name = String(decoding: bytes[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
                offset += 16 + length
                guard let folder = lock.withLock({ folders[number] }), !name.isEmpty, !name.hasPrefix(".") else { continue }
                let path = (folder as NSString).appendingPathComponent(name)
                if mask & UInt32(IN_ISDIR) != 0 {
                    if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { watchFolder(path, isDeep: true) }
                } else if mask & UInt32(IN_CREATE) != 0, mask & UInt32(IN_CLOSE_WRITE) == 0 {
                    // The content follows.
                    continue
                }
                changes.insert(path)
            }
        }
        return true
    }
}
