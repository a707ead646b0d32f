import CZlib
import Foundation
import Synchronization

/// The rows of a picture, compressed for a PNG file (ISO/IEC 15948).
///
/// They are divided into strips, which are compressed side by side on several threads. The strips, and with them the bytes of the file, depend
/// on the picture only and not on the number of threads.
struct PNGRows {
    /// Successive rows that are compressed without the history of the rows above: a sequence of whole blocks, which is followed by those of
    /// the next strip.
    private struct Strip {
        var compressed: [UInt8]
        /// The checksum and the number of bytes before compression.
        var checksum: uLong
        var count: Int
    }

    /// A low level; higher ones take too much time for the space they save.
    private static let compressionLevel: Int32 = 2
    /// The least number of bytes in a strip before compression: the missing history costs less than a hundredth of the space.
    private static let leastStripByteCount = 196_608
    /// Each byte is the difference to the byte above. To choose a filter for each row takes longer than to compress it, and saves a hundredth
    /// of the space.
    private static let filter: UInt8 = 2

    private let width: Int
    private let height: Int
    private let hasAlpha: Bool
    /// The compressed strips from top to bottom. A strip is nil if zlib failed to compress it.
    private let strips: [Strip?]

    /// Compresses the rows of a bitmap whose pixels are opaque.
    ///
    /// - Parameter bytes: The bytes of the bitmap.
    init(_ bytes: UnsafeMutableBufferPointer<UInt8>, of bitmap: Bitmap) {
        self.init(width: bitmap.width, height: bitmap.height, hasAlpha: false, Source(bytes: bytes, bytesPerRow: bitmap.bytesPerRow))
    }

    /// Compresses rows of RGBA bytes without premultiplication and padding.
    init(straight bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int) {
        self.init(width: width, height: height, hasAlpha: true, Source(bytes: bytes, bytesPerRow: width * 4))
    }

    private init(width: Int, height: Int, hasAlpha: Bool, _ source: Source) {
        (self.width, self.height, self.hasAlpha) = (width, height, hasAlpha)
        let bytesPerRow = 1 + width * (hasAlpha ? 4 : 3)
        let count = max(1, min(height, height * bytesPerRow / Self.leastStripByteCount))
        let strips = Mutex([Strip?](repeating: nil, count: count))
        BandThreads.perform(count, threads: CairoRenderer.processorCount) { index in
            let rows = height * index / count..<height * (index + 1) / count
            // The buffer is clear: equal pixels above each other need no writing.
            var filtered = [UInt8](repeating: 0, count: rows.count * bytesPerRow)
            filtered.withUnsafeMutableBufferPointer { target in
                for (place, row) in rows.enumerated() {
                    target[place * bytesPerRow] = Self.filter
                    let part = UnsafeMutableBufferPointer(rebasing: target[(place * bytesPerRow + 1)..<((place + 1) * bytesPerRow)])
                    if hasAlpha {
                        source.subtractStraightRow(row, width: width, into: part)
                    } else {
                        source.subtractOpaqueRow(row, width: width, into: part)
                    }
                }
            }
            let strip = Self.compressed(filtered, isLast: index == count - 1)
            strips.withLock { $0[index] = strip }
        }
        self.strips = strips.withLock { $0 }
    }

    private static func compressed(_ bytes: [UInt8], isLast: Bool) -> Strip? {
        var stream = z_stream()
        // Negative: blocks without the header and the checksum of a stream.
        let windowBits: Int32 = -15
        guard
            deflateInit2_(
                &stream, compressionLevel, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
                == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        return bytes.withUnsafeBufferPointer { input -> Strip? in
            // Zlib does not change its input, which its interface does not state.
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = uInt(input.count)
            // The bound is that of a finished stream; a flush adds an empty block.
            let capacity = Int(deflateBound(&stream, uLong(input.count))) + 16
            var isComplete = false
            let compressed = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                stream.next_out = output.baseAddress
                stream.avail_out = uInt(capacity)
                let status = deflate(&stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
                count = capacity - Int(stream.avail_out)
                isComplete = status == (isLast ? Z_STREAM_END : Z_OK) && stream.avail_in == 0 && stream.avail_out > 0
            }
            guard isComplete else { return nil }
            return Strip(compressed: compressed, checksum: adler32_z(adler32_z(0, nil, 0), input.baseAddress, input.count), count: input.count)
        }
    }

    // MARK: The file

    /// The file with the rows in the colour space sRGB.
    func file(pixelsPerMeter: UInt32) throws(RenderingError) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let (bitDepth, colorType): (UInt8, UInt8) = (8, hasAlpha ? 6 : 2)
        file.appendChunk("IHDR", UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [bitDepth, colorType, 0, 0, 0])
        file.appendChunk("sRGB", [0])
        file.appendChunk("pHYs", pixelsPerMeter.bigEndianBytes + pixelsPerMeter.bigEndianBytes + [1])
        file.appendChunk("IDAT", try stream())
        file.appendChunk("IEND", [])
        return file
    }

    /// The strips as one zlib stream (RFC 1950).
    private func stream() throws(RenderingError) -> [UInt8] {
        // The header of a fast compression with a history of 32 KB.
        var stream: [UInt8] = [0x78, 0x5E]
        stream.reserveCapacity(strips.reduce(8) { $0 + ($1?.compressed.count ?? 0) })
        var checksum = adler32_z(0, nil, 0)
        for strip in strips {
            guard let strip else { throw .encoding("rows could not be compressed") }
            stream += strip.compressed
            checksum = adler32_combine(checksum, strip.checksum, strip.count)
        }
        return stream + UInt32(truncatingIfNeeded: checksum).bigEndianBytes
    }
}

/// The pixels of a picture with four bytes each.
private struct Source: @unchecked Sendable {
    // The threads only read the bytes.
    let bytes: UnsafeMutableBufferPointer<UInt8>
    let bytesPerRow: Int

    private func row(_ row: Int, width: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[(row * bytesPerRow)..<(row * bytesPerRow + width * 4)])
    }

    /// Writes the differences between the colours of opaque BGRA pixels and those above into a clear buffer.
    func subtractOpaqueRow(_ row: Int, width: Int, into target: UnsafeMutableBufferPointer<UInt8>) {
        let current = self.row(row, width: width)
        guard let to = target.baseAddress, let from = current.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        guard row > 0 else {
            for column in 0..<width {
                to[column * 3] = from[column * 4 + 2]
                to[column * 3 + 1] = from[column * 4 + 1]
                to[column * 3 + 2] = from[column * 4]
            }
            return
        }
        let aboveRow = self.row(row - 1, width: width)
        guard let above = aboveRow.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        func subtract(_ columns: Range<Int>) {
            for column in columns {
                to[column * 3] = from[column * 4 + 2] &- above[column * 4 + 2]
                to[column * 3 + 1] = from[column * 4 + 1] &- above[column * 4 + 1]
                to[column * 3 + 2] = from[column * 4] &- above[column * 4]
            }
        }
        var column = 0
        while column + 8 <= width {
            // Large areas of pictures have one colour.
            let pixels = current.loadUnaligned(fromByteOffset: column * 4, as: SIMD8<UInt32>.self)
            if pixels != aboveRow.loadUnaligned(fromByteOffset: column * 4, as: SIMD8<UInt32>.self) { subtract(column..<column + 8) }
            column += 8
        }
        subtract(column..<width)
    }

    /// Writes the differences between RGBA pixels and those above.
    func subtractStraightRow(_ row: Int, width: Int, into target: UnsafeMutableBufferPointer<UInt8>) {
        let current = self.row(row, width: width)
        guard row > 0 else {
            current.copyBytes(to: target)
            return
        }
        let above = self.row(row - 1, width: width)
        for index in 0..<width * 4 { target[index] = current[index] &- above[index] }
    }
}

extension UInt32 {
    fileprivate var bigEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) } }
}

extension Data {
    /// Appends a chunk of a PNG file with its checksum.
    fileprivate mutating func appendChunk(_ name: String, _ bytes: [UInt8]) {
        append(contentsOf: UInt32(bytes.count).bigEndianBytes)
        let type = Array(name.utf8)
        append(contentsOf: type)
        append(contentsOf: bytes)
        let checksum = crc32_z(crc32_z(0, type, type.count), bytes, bytes.count)
        append(contentsOf: UInt32(truncatingIfNeeded: checksum).bigEndianBytes)
    }
}
