import CWebP
import CoreGraphics
import Foundation
import DisplayLists

/// Decodes image files with gdk-pixbuf, libwebp and librsvg, and PDF files with Poppler's `pdftocairo`.
package struct CairoImageDecoder: ImageDecoder {
    /// The maximum number of pixels of an image.
    static let pixelLimit = 1 << 27

    package init() {}

    package func read(_ data: Data) throws(ImageRefusal) -> ImageItem.Source {
        guard !data.isEmpty else { throw ImageRefusal("the file is empty") }
        if Self.isWebP(data) { return .bitmap(try Self.readWebP(data)) }
        if PDFImages.isPDF(data) {
            let drawing = try PDFImages.drawing(of: data)
            return .vector(drawing, size: try VectorImages.shared.size(of: drawing))
        }
        if Self.mayBeSVG(data) { return .vector(data, size: try VectorImages.shared.size(of: data)) }
        return .bitmap(try PixbufReader().read(data))
    }

    /// Throws for image sizes, in pixels, that are empty or too large.
    static func checkSize(_ width: Int, _ height: Int) throws(ImageRefusal) {
        guard width > 0, height > 0 else { throw ImageRefusal("it has no pixels") }
        let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
        guard !isTooLarge, pixels <= pixelLimit else {
            throw ImageRefusal("its \(width) × \(height) pixels are too many (\(pixelLimit) are allowed)")
        }
    }

    private static func isWebP(_ data: Data) -> Bool {
        data.count > 12 && data.prefix(4).elementsEqual("RIFF".utf8) && data.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8)
    }

    private static func mayBeSVG(_ data: Data) -> Bool {
        let start = String(decoding: data.prefix(1024), as: UTF8.self)
        guard start.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<" else { return false }
        return start.contains("<svg") || String(decoding: data.prefix(65536), as: UTF8.self).contains("<svg")
    }

    private static func readWebP(_ data: Data) throws(ImageRefusal) -> CGImage {
        let result = data.withUnsafeBytes { bytes -> Result<CGImage?, ImageRefusal> in
            let start = bytes.bindMemory(to: UInt8.self).baseAddress
            var (width, height) = (Int32(0), Int32(0))
            guard WebPGetInfo(start, bytes.count, &width, &height) != 0 else { return .success(nil) }
            do throws(ImageRefusal) { try checkSize(Int(width), Int(height)) } catch { return .failure(error) }
            guard let decoded = WebPDecodeRGBA(start, bytes.count, &width, &height) else { return .success(nil) }
            defer { WebPFree(decoded) }
            let pixels = [UInt8](UnsafeBufferPointer(start: decoded, count: Int(width) * Int(height) * 4))
            return .success(CGImage(width: Int(width), height: Int(height), pixels: pixels, alphaInfo: .last))
        }
        guard let image = try result.get() else { throw ImageRefusal("its WebP data are damaged") }
        return image
    }
}
