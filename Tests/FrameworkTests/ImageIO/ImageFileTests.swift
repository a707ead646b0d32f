import Foundation
import ImageIO
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Files of images.
struct ImageFileTests {
    /// A picture whose left half is red, and the right half blue.
    private func picture(_ width: Int, _ height: Int) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
        return try #require(context.makeImage())
    }

    private func file(_ type: UTType, _ image: CGImage, _ properties: [String: Any]? = nil) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, type.identifier as CFString, 1, nil))
        CGImageDestinationAddImage(destination, image, properties as CFDictionary?)
        #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
        return Data(referencing: data)
    }

    @Test("What was written is read again", arguments: [UTType.png, .jpeg, .tiff])
    func writing(_ type: UTType) throws {
        let data = try file(type, picture(40, 20))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, [kCGImageSourceShouldCache: false] as CFDictionary))
        #expect(CGImageSourceGetType(source) == type.identifier && CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40 && properties?[kCGImagePropertyPixelHeight] as? Int == 20)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 40 && CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    }

    @Test("Thumbnails fit into their size, are never larger than the image, and have to be asked for")
    func thumbnails() throws {
        let source = try #require(CGImageSourceCreateWithData(file(.png, picture(200, 100)) as CFData, nil))
        func thumbnail(_ size: Any?) -> CGImage? {
            var options: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true]
            options[kCGImageSourceThumbnailMaxPixelSize] = size
            return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        }
        let small = try #require(thumbnail(50))
        #expect(small.width == 50 && small.height == 25)
        #expect(thumbnail(CGFloat(1))?.height == 1 && thumbnail(NSNumber(value: 500))?.width == 200 && thumbnail(nil)?.width == 200)
        #expect(thumbnail(-3)?.width == 200)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let png = try #require(UIImage(cgImage: small).pngData())
        #expect(!png.isEmpty)
    }

    @Test("A lower quality makes smaller files, and a greatest size smaller pictures")
    func properties() throws {
        let image = try picture(120, 80)
        let good = try file(.jpeg, image, [kCGImageDestinationLossyCompressionQuality: 1.0])
        let bad = try file(.jpeg, image, [kCGImageDestinationLossyCompressionQuality: 0.1])
        #expect(bad.count < good.count)
        let limited = try #require(CGImageSourceCreateWithData(file(.png, image, [kCGImageDestinationImageMaxPixelSize: 60]) as CFData, nil))
        #expect(CGImageSourceCopyPropertiesAtIndex(limited, 0, nil)?[kCGImagePropertyPixelHeight] as? Int == 40)
    }

    @Test("Other types, several images, and files that are no images have no result")
    func failures() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
        let empty = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(empty))
        let text = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
        #expect(CGImageSourceGetStatus(text) == .statusUnknownType && CGImageSourceGetCount(text) == 0 && CGImageSourceGetType(text) == nil)
        let damaged = try #require(CGImageSourceCreateWithData(Data([0x89, 0x50, 0x4E, 0x47, 1]) as CFData, nil))
        #expect(CGImageSourceGetStatus(damaged) == .statusInvalidData)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/missing.png") as CFURL, nil) == nil)
        let place = URL.temporaryDirectory.appending(path: "\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: place) }
        let destination = try #require(CGImageDestinationCreateWithURL(place as CFURL, UTType.png.identifier as CFString, 1, nil))
        let source = try #require(CGImageSourceCreateWithData(file(.jpeg, picture(9, 9)) as CFData, nil))
        CGImageDestinationAddImageFromSource(destination, source, 0, nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(try #require(CGImageSourceCreateWithURL(place as CFURL, nil)).hashValue != source.hashValue)
    }
}
