import CoreGraphics
import Foundation
import Testing

/// Images made of bytes.
struct DataProviderTests {
    private let space = CGColorSpaceCreateDeviceRGB()

    private func image(
        _ bytes: [UInt8], width: Int = 2, height: Int = 1, bits: Int = 32, row: Int? = nil, space: CGColorSpace? = nil,
        _ info: CGBitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), decode: [CGFloat]? = nil
    ) throws -> CGImage? {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row ?? width * bits / 8, space: space ?? self.space,
            bitmapInfo: info, provider: provider, decode: decode, shouldInterpolate: true, intent: .defaultIntent)
    }

    private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo { order.union(CGBitmapInfo(rawValue: alpha.rawValue)) }

    @Test func theOrderOfTheBytesIsThatOfTheFormat() throws {
        let expected: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
        #expect(try image(expected)?.pixels == expected)
        #expect(try image([4, 1, 2, 3, 8, 5, 6, 7], info(.premultipliedFirst))?.pixels == expected)
        #expect(try image([4, 3, 2, 1, 8, 7, 6, 5], info(.last, .byteOrder32Little))?.pixels == expected)
        #expect(try image([3, 2, 1, 4, 7, 6, 5, 8], info(.premultipliedFirst, .byteOrder32Little))?.pixels == expected)
        let first = try #require(try image([9, 1, 2, 3, 9, 4, 5, 6], info(.noneSkipFirst)))
        #expect(first.pixels == [1, 2, 3, 255, 4, 5, 6, 255] && first.alphaInfo == .noneSkipLast)
        #expect(try image([1, 2, 3, 4, 5, 6], bits: 24, info(.none))?.pixels == [1, 2, 3, 255, 4, 5, 6, 255])
        #expect(try image([1, 9], bits: 8, space: CGColorSpaceCreateDeviceGray(), info(.none))?.pixels == [1, 1, 1, 255, 9, 9, 9, 255])
    }

    @Test func anImageProvidesItsPixels() throws {
        let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
        let data = try #require(try image(bytes)?.dataProvider?.data)
        #expect(Array(data as Data) == bytes)
    }

    @Test func rowsMayHaveGaps() throws {
        let bytes: [UInt8] = [1, 2, 3, 4, 0, 0, 5, 6, 7, 8]
        #expect(try image(bytes, width: 1, height: 2, row: 6)?.pixels == [1, 2, 3, 4, 5, 6, 7, 8])
        // The last row needs no gap after it, but all of its pixels.
        #expect(try image(Array(bytes.dropLast()), width: 1, height: 2, row: 6) == nil)
    }

    @Test func wrongSizesAndFormatsMakeNoImage() throws {
        let bytes = [UInt8](repeating: 0, count: 16)
        #expect(try image(bytes, width: 0) == nil && image(bytes, height: -1) == nil && image(bytes, width: 2, row: 7) == nil)
        #expect(try image(bytes, width: .max, row: .max) == nil && image(bytes, width: 1, height: .max, row: 4) == nil)
        #expect(try image(bytes, bits: 24) == nil && image(bytes, bits: 16) == nil && image(bytes, info(.alphaOnly)) == nil)
        #expect(try image(bytes, info(.last, .floatComponents)) == nil && image(bytes, info(.last, .byteOrder16Little)) == nil)
    }

    @Test func decodingMapsTheComponents() throws {
        let inverted = try #require(try image([0, 51, 255, 255], width: 1, info(.last), decode: [1, 0, 1, 0, 1, 0]))
        #expect(inverted.pixels == [255, 204, 0, 255])
    }

    @Test func otherColorSpacesAreConverted() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let pixels = try #require(try image([0, 55, 255, 255], width: 1, space: linear, info(.last))).pixels
        let plain = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let color = try #require(CGColor(colorSpace: linear, components: [0, 55 / 255, 1, 1]))
        let expected = try #require(color.converted(to: plain, intent: .defaultIntent, options: nil)?.components)
        #expect(pixels == expected.map { UInt8(($0 * 255).rounded()) })
    }

    @Test func memoryIsReleasedWithTheProvider() throws {
        let released = NSMutableArray()
        var bytes: [UInt8] = [1, 2, 3]
        var provider = CGDataProvider(
            dataInfo: Unmanaged.passUnretained(released).toOpaque(), data: bytes, size: 3,
            releaseData: { info, _, size in Unmanaged<NSMutableArray>.fromOpaque(info!).takeUnretainedValue().add(NSNumber(value: size)) })
        bytes = []
        #expect(provider?.data.map { Data(referencing: $0) } == Data([1, 2, 3]) && released.count == 0)
        provider = nil
        #expect(released.firstObject as? NSNumber == 3)
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/missing-\(UUID())")) == nil)
    }
}
