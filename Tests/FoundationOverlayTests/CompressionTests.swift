import Foundation
import FoundationOverlay
import Testing

/// Data in compressed formats.
struct CompressionTests {
    /// Data of all lengths around the size of a buffer, some of which cannot be compressed.
    private static let samples: [Data] = {
        var state: UInt32 = 1
        let noise = (0..<200_000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        return [Data(), Data([7]), Data(repeating: 1, count: 65_536), Data(repeating: 2, count: 300_000), Data(noise), Data(noise[..<65_537])]
    }()

    @Test(arguments: samples) func contentIsKept(data: Data) throws {
        let compressed = try (data as NSData).compressed(using: .zlib)
        #expect(try compressed.decompressed(using: .zlib) == data as NSData)
        let mutable = NSMutableData(data: data)
        try mutable.compress(using: .zlib)
        #expect(mutable as NSData == compressed)
        try mutable.decompress(using: .zlib)
        #expect(Data(referencing: mutable) == data)
    }

    @Test func theFormatHasNoHeader() throws {
        #expect(try (Data(repeating: 2, count: 300_000) as NSData).compressed(using: .zlib).length < 1000)
        // A block of three bytes that is stored, by RFC 1951.
        let stored = Data([1, 3, 0, 0xFC, 0xFF, 97, 98, 99])
        #expect(Data(referencing: try (stored as NSData).decompressed(using: .zlib)) == Data("abc".utf8))
    }

    @Test func damagedDataIsAnError() throws {
        let compressed = Data(referencing: try (Self.samples[4] as NSData).compressed(using: .zlib))
        #expect(throws: CocoaError.self) { try (compressed.dropLast(10) as NSData).decompressed(using: .zlib) }
        #expect(throws: CocoaError.self) { try (Data([0xFF, 0xFF]) as NSData).decompressed(using: .zlib) }
        #expect(throws: CocoaError.self) { try NSData().decompressed(using: .zlib) }
        #expect(throws: CocoaError.self) { try (compressed as NSData).compressed(using: .lzfse) }
        #expect(throws: CocoaError.self) { try (compressed as NSData).decompressed(using: .lzma) }
    }
}
