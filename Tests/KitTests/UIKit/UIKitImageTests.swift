import SwiftUI
import Testing
import UIKit

/// Pictures of UIKit: drawn, read and written.
struct UIKitImageTests {
    /// A picture whose left half is red and whose right half is clear, of 4 × 2 points.
    private static func halves(scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let bitmap = try #require(image.cgImage)
        let context = try #require(
            CGContext(
                data: nil, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { bytes[y * context.bytesPerRow + x * 4 + $0] }
    }

    @Test func aRendererDrawsWithTheYAxisDown() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: UIGraphicsImageRendererFormat()).image { context in
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(try pixel(image, 0, 0) == [0, 0, 255, 255])
        #expect(try pixel(image, 0, 1) == [0, 0, 0, 0])
    }

    @Test func sizesAreInPoints() throws {
        let image = Self.halves()
        #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 2)
        #expect(image.cgImage?.width == 8)
    }

    @Test func filesAreReadBack() throws {
        let image = Self.halves()
        let png = try #require(image.pngData())
        let read = try #require(UIImage(data: png, scale: 2))
        #expect(read.size == image.size)
        #expect(try pixel(read, 0, 0) == [255, 0, 0, 255] && pixel(read, 7, 0) == [0, 0, 0, 0])
        let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
        #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]))
        // Without opacity the clear half is white.
        let opaque = try #require(UIImage(data: jpeg))
        let white = try pixel(opaque, 7, 1)
        #expect(white.allSatisfy { $0 > 240 })
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage().pngData() == nil && UIImage().size == .zero)
    }

    @Test func imagesAreDrawnIntoImages() throws {
        let image = Self.halves()
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: UIGraphicsImageRendererFormat()).image { _ in
            image.draw(in: CGRect(x: 0, y: 4, width: 8, height: 4))
        }
        #expect(try pixel(drawn, 1, 1) == [0, 0, 0, 0])
        #expect(try pixel(drawn, 1, 6) == [255, 0, 0, 255])
        #expect(try pixel(drawn, 6, 6) == [0, 0, 0, 0])
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 2, height: 2)))
        #expect(small.size == CGSize(width: 2, height: 1))
    }

    @Test func symbolsHaveConfigurationsAndTints() throws {
        let small = try #require(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
        let large = try #require(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)))
        #expect(large.size.width > 3 * small.size.width && large.isSymbolImage)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        let tinted = large.withTintColor(.blue, renderingMode: .alwaysOriginal)
        let bitmap = try #require(tinted.cgImage)
        #expect(try pixel(tinted, bitmap.width / 2, bitmap.height / 2) == [0, 0, 255, 255])
    }

    @Test func oldFunctionsDraw() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), true, 2)
        UIColor.green.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 3)).fill()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 3, height: 3))
        #expect(try pixel(image, 0, 0) == [0, 255, 0, 255] && pixel(image, 5, 0) == [0, 0, 0, 255])
    }

    /// The opaque colours of an image.
    private func colors(of image: UIImage?) throws -> Set<[UInt8]> {
        let image = try #require(image)
        let bitmap = try #require(image.cgImage)
        var found: Set<[UInt8]> = []
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { found.insert(try pixel(image, x, y)) } }
        return found.filter { $0[3] == 255 }
    }

    @Test func layersHaveTheColorsOfThePalette() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let size = UIImage.SymbolConfiguration(pointSize: 16)
        #expect(palette.applying(size) == size.applying(palette))
        let configured = UIImage(systemName: "person.crop.circle.badge.plus", withConfiguration: size.applying(palette))
        let found = try colors(of: configured)
        #expect(found.contains([255, 0, 0, 255]) && found.contains([0, 0, 255, 255]) && !found.contains([0, 0, 0, 255]))
        // The later configuration takes precedence; a template has one colour.
        let green = try colors(of: configured?.withConfiguration(.init(hierarchicalColor: .green)))
        #expect(green.contains([0, 255, 0, 255]) && !green.contains([255, 0, 0, 255]))
        #expect(try colors(of: configured?.withRenderingMode(.alwaysTemplate)) == [[0, 0, 0, 255]])
    }

    @Test @MainActor func viewsKeepTheConfiguration() throws {
        func shown(_ image: UIImage) throws -> UIImage {
            try #require(ImageRenderer(content: Image(uiImage: image).font(.system(size: 60)).foregroundStyle(.blue)).uiImage)
        }
        let small = try #require(UIImage(systemName: "square.fill", withConfiguration: .init(pointSize: 10)))
        #expect(try shown(small).size == small.size)
        #expect(try colors(of: shown(small)).contains { $0[2] > 200 && $0[0] < 60 })
        let red = try #require(small.applyingSymbolConfiguration(.init(paletteColors: [.red])))
        #expect(try colors(of: shown(red)).contains([255, 0, 0, 255]))
        // A symbol without a configuration follows the views around it.
        #expect(try shown(#require(UIImage(systemName: "square.fill"))).size.height > 40)
    }

    @Test func imagesAreMirrored() throws {
        let mirrored = Self.halves().withHorizontallyFlippedOrientation()
        #expect(try pixel(mirrored, 0, 0) == [0, 0, 0, 0] && pixel(mirrored, 7, 0) == [255, 0, 0, 255])
        #expect(mirrored.size == CGSize(width: 4, height: 2) && mirrored.imageOrientation == .upMirrored)
    }

    @Test func symbolsHaveValues() throws {
        let none = try #require(UIImage(systemName: "wifi", variableValue: 0)?.cgImage)
        let all = try #require(UIImage(systemName: "wifi", variableValue: 1)?.cgImage)
        #expect(UIImage(cgImage: none).pngData() != UIImage(cgImage: all).pngData())
        #expect(UIImage(systemName: "no.such.symbol", variableValue: 1) == nil)
    }
}
