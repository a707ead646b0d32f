import Foundation

extension Pipe {
    /// Returns a pipe that other programs do not inherit, which tests may start at the same time: one of them that lasts would keep the pipe open.
    static func notInherited() -> Pipe {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
        return pipe
    }
}
