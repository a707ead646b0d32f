extension Graph {
    /// Returns memory for a value that belongs to an element of the graph, such as a sink. It comes from the chunks of the graph's own
    /// values, which is cheaper than the system's allocator, and must be returned with `deallocateMemory` before the graph goes.
    @inlinable @inline(__always)
    package func allocateMemory(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
        storage.pointee.payloads.allocate(size: size, alignment: alignment)
    }

    /// Returns memory of the given size and alignment to the graph. The value in it must have been deinitialised.
    @inlinable @inline(__always)
    package func deallocateMemory(_ memory: UnsafeMutableRawPointer, size: Int, alignment: Int) {
        storage.pointee.payloads.deallocate(memory, size: size, alignment: alignment)
    }
}
