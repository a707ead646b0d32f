// Glibc alone: its global streams are not marked safe, and only here are they needed.
@preconcurrency import Glibc

/// The stream that `print` writes to.
enum StandardOutput {
    /// Hands every line on as it ends, whatever standard output is connected to.
    static func bufferByLine() {
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
    }
}
