@preconcurrency import Glibc

/// A library that writes to a C stream and has no other imports.
public struct Output {
    public func write(_ text: String) {
        fputs(text, stderr)
        fflush(stdout)
    }
}
