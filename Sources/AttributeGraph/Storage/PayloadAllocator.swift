import Glibc

/// Allocates blocks at stable addresses: small ones from chunks with a free list per size, others from the system.
@frozen @usableFromInline
struct PayloadAllocator {
    @usableFromInline static var largestSmallSize: Int { 256 }

    @usableFromInline var cursor: UnsafeMutableRawPointer
    @usableFromInline var end: UnsafeMutableRawPointer
    /// Indexed by size in units of 8 bytes; a free block starts with the address of the next.
    @usableFromInline let freeBlocks: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    @usableFromInline var chunks: [UnsafeMutableRawPointer] = []
    @usableFromInline var nextChunkSize = 4 << 10

    init() {
        let classes = Self.largestSmallSize / 8 + 1
        freeBlocks = .allocate(capacity: classes)
        freeBlocks.initialize(repeating: nil, count: classes)
        cursor = UnsafeMutableRawPointer(freeBlocks)
        end = cursor
    }

    @inlinable @inline(__always)
    mutating func allocate(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
        guard size <= Self.largestSmallSize, alignment <= 8 else {
            return .allocate(byteCount: size, alignment: Swift.max(alignment, 16))
        }
        let units = (size + 7) >> 3
        if let block = freeBlocks[units] {
            freeBlocks[units] = block.load(as: UnsafeMutableRawPointer?.self)
            return block
        }
        if end - cursor < units << 3 { addChunk() }
        let block = cursor
        cursor += units << 3
        return block
    }

    @inlinable @inline(__always)
    mutating func deallocate(_ block: UnsafeMutableRawPointer, size: Int, alignment: Int) {
        guard size <= Self.largestSmallSize, alignment <= 8 else {
            block.deallocate()
            return
        }
        let units = (size + 7) >> 3
        if units == 0 { return }
        block.storeBytes(of: freeBlocks[units], as: UnsafeMutableRawPointer?.self)
        freeBlocks[units] = block
    }

    @usableFromInline @inline(never)
    mutating func addChunk() {
        cursor = malloc(nextChunkSize)!
        end = cursor + nextChunkSize
        chunks.append(cursor)
        nextChunkSize = min(nextChunkSize * 2, 1 << 20)
    }

    func deallocateAll() {
        for chunk in chunks { free(chunk) }
        freeBlocks.deallocate()
    }
}
