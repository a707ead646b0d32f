import CStackSwitch

/// Provides stack space for recursion: a function that may recurse without bound runs its body through `withSpace`.
package enum NativeStack {
    /// The number of additional stack segments in use by the calling thread.
    package static var segmentDepth: Int { Int(stack_switch_depth()) }

    /// The bytes of memory that the calling thread keeps for further segments.
    package static var keptByteCount: Int { Int(stack_switch_kept_size()) }

    /// Ends a round of work, such as an update of a tree. Memory of segments is given back after some rounds that have not used it.
    package static func endRound() { stack_switch_end_round() }

    /// Runs `body` on the same thread: in place if there is space on the stack, otherwise on a new, larger segment.
    ///
    /// The check costs one comparison. Backtraces taken inside may end at the segment's start.
    @inlinable @inline(__always)
    package static func withSpace<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
        if !stack_switch_is_low() { return try body() }
        return try onLargerStack(body)
    }

    @inlinable @inline(never)
    static func onLargerStack<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
        var result: Result<T, Failure>?
        switchStack {
            do throws(Failure) {
                result = .success(try body())
            } catch {
                result = .failure(error)
            }
        }
        return try result!.get()
    }

    @usableFromInline
    static func switchStack(_ body: () -> Void) {
        withoutActuallyEscaping(body) { escapable in
            var work = escapable
            withUnsafeMutablePointer(to: &work) { pointer in
                stack_switch_call(
                    { context in
                        context!.assumingMemoryBound(to: (() -> Void).self).pointee()
                    }, pointer)
            }
        }
    }
}
