import Foundation

/// A lock on a folder between processes. It ends with the object, or with the process that holds it.
final class FolderLock: Sendable {
    enum Kind {
        /// Shared by the processes that use the folder.
        case shared
        /// Exclusive, for the process that makes or removes the folder.
        case exclusive

        fileprivate var operation: Int32 { self == .shared ? LOCK_SH : LOCK_EX }
    }

    private let file: Int32

    /// Locks a folder; nil if the folder does not exist or, without waiting, if another process holds the lock.
    init?(_ folder: URL, _ kind: Kind, waits: Bool) {
        file = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        while flock(file, kind.operation | (waits ? 0 : LOCK_NB)) != 0 {
            guard errno == EINTR else {
                close(file)
                return nil
            }
        }
    }

    /// Converts the lock to another kind, which may wait for other processes.
    func change(to kind: Kind) {
        while flock(file, kind.operation) != 0, errno == EINTR {}
    }

    deinit { close(file) }
}
