import CoreGraphics
import Testing

@Suite struct ColorAndImageTests {
    @Test(arguments: [
        CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.displayP3, CGColorSpace.linearDisplayP3,
        CGColorSpace.extendedSRGB, CGColorSpace.extendedLinearDisplayP3,
    ])
    func conversionThereAndBackChangesNothing(name: String) throws {
        let space = try #require(CGColorSpace(name: name))
        let color = CGColor(srgbRed: 0.2, green: 0.5, blue: 0.9, alpha: 0.3)
        let back = color.converted(to: space).converted(to: try #require(CGColorSpace(name: CGColorSpace.sRGB)))
        for (found, expected) in zip(try #require(back.components), [0.2, 0.5, 0.9, 0.3]) {
            #expect(close(found, expected))
        }
    }

    @Test func componentsEndWithTheOpacity() {
        #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).copy(alpha: 0.5)?.components == [0.1, 0.2, 0.3, 0.5])
        #expect(CGColorSpace(name: "of no such name") == nil)
        #expect(CGColor.clear.alpha == 0)
    }

    @Test func imagesNeedTheirPixels() throws {
        let pixels = (0..<24).map { UInt8($0) }
        let image = try #require(CGImage(width: 3, height: 2, pixels: pixels))
        #expect(CGImage(width: 3, height: 3, pixels: pixels) == nil)
        #expect(CGImage(width: 0, height: 0, pixels: []) == nil)
        #expect(CGImage(width: .max, height: .max, pixels: pixels) == nil)
        #expect(image != CGImage(width: 3, height: 2, pixels: pixels))
        let part = try #require(image.cropping(to: CGRect(x: 0.5, y: 1, width: 1, height: 5)))
        #expect(part.width == 2 && part.height == 1 && part.pixels == Array(12..<20))
        #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) == nil)
    }
}
