internal import CZlib
import Foundation

extension NSData {
    /// A format of compressed data.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Apple's format. It is not available on Linux: functions throw.
        case lzfse = 0
        /// It is not available on Linux: functions throw.
        case lz4 = 1
        /// It is not available on Linux: functions throw.
        case lzma = 2
        /// The DEFLATE format of RFC 1951 without a header, as on Apple's systems.
        case zlib = 3
    }

    /// Returns the data in a compressed format. Throws an error unless the format is `zlib`.
    ///
    ///     let packed = try (data as NSData).compressed(using: .zlib)
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib else { throw CocoaError(.featureUnsupported) }
        guard let data = Deflate.compressed(Data(referencing: self)) else { throw CocoaError(.fileWriteUnknown) }
        return data as NSData
    }

    /// Returns the data of a compressed format. Throws an error if it is damaged or incomplete, and unless the format is `zlib`.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib else { throw CocoaError(.featureUnsupported) }
        guard let data = Deflate.decompressed(Data(referencing: self)) else { throw CocoaError(.fileReadCorruptFile) }
        return data as NSData
    }
}

extension NSMutableData {
    /// Replaces the data by its compressed form. Throws an error unless the format is `zlib`.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try compressed(using: algorithm)))
    }

    /// Replaces compressed data by its content. Throws an error if it is damaged or incomplete, and unless the format is `zlib`.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try decompressed(using: algorithm)))
    }
}

/// The DEFLATE format of RFC 1951.
private enum Deflate {
    /// A negative number of bits of the window asks zlib for data without a header.
    private static let windowBits: Int32 = -15
    /// The level that Apple's documentation of the compression library gives for its format.
    private static let level: Int32 = 5
    private static let chunk = 1 << 16

    static func compressed(_ data: Data) -> Data? {
        var stream = z_stream()
        let state = deflateInit2_(
            &stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard state == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        return run(&stream, on: data) { deflate(&$0, $1 ? Z_FINISH : Z_NO_FLUSH) }
    }

    static func decompressed(_ data: Data) -> Data? {
        var stream = z_stream()
        guard inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        return run(&stream, on: data) { stream, _ in inflate(&stream, Z_NO_FLUSH) }
    }

    /// Passes data through a stream; nil if it does not come to its end.
    private static func run(_ stream: inout z_stream, on data: Data, _ step: (inout z_stream, _ isLast: Bool) -> Int32) -> Data? {
        var result = Data()
        var output = [UInt8](repeating: 0, count: chunk)
        var start = data.startIndex
        repeat {
            let end = min(start + chunk, data.endIndex)
            var input = [UInt8](data[start..<end])
            let isLast = end == data.endIndex
            start = end
            let state = input.withUnsafeMutableBufferPointer { input -> Int32 in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                return output.withUnsafeMutableBufferPointer { output in
                    var state = Z_OK
                    repeat {
                        stream.next_out = output.baseAddress
                        stream.avail_out = UInt32(output.count)
                        state = step(&stream, isLast)
                        result.append(contentsOf: output[..<(output.count - Int(stream.avail_out))])
                    } while state == Z_OK && (stream.avail_in > 0 || stream.avail_out == 0 || isLast)
                    return state
                }
            }
            if state == Z_STREAM_END { return result }
            // A full buffer and a stream that needs more input are not errors.
            guard state == Z_OK || state == Z_BUF_ERROR else { return nil }
            guard !isLast else { return nil }
        } while true
    }
}
