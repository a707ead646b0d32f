// Imports Glibc alone and without concurrency checks: its global streams are not marked as safe, and only this file needs them.
@preconcurrency import Glibc

/// The stream that `print` writes to.
enum StandardOutput {
    /// Makes standard output line-buffered, whatever it is connected to.
    static func bufferByLine() {
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
    }
}
