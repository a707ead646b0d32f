import Glibc

/// A growable array of plain data without bounds checks, exclusivity checks or reference counting.
///
/// Large buffers grow by remapping pages, so growth copies little; it moves the elements.
@frozen @usableFromInline
struct GrowableBuffer<Element: BitwiseCopyable> {
    @usableFromInline var base: UnsafeMutablePointer<Element>
    @usableFromInline var count: Int
    @usableFromInline var capacity: Int

    @inlinable
    init(capacity: Int) {
        base = UnsafeMutablePointer(OpaquePointer(malloc(capacity * MemoryLayout<Element>.stride)!))
        count = 0
        self.capacity = capacity
    }

    @inlinable @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    @inlinable @inline(__always)
    mutating func removeLast() -> Element {
        count -= 1
        return base[count]
    }

    @inlinable @inline(never)
    mutating func grow() {
        capacity *= 2
        guard let larger = realloc(base, capacity * MemoryLayout<Element>.stride) else {
            fatalError("AttributeGraph: out of memory")
        }
        base = larger.assumingMemoryBound(to: Element.self)
    }

    func deallocate() { free(base) }
}
