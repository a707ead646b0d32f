import CGdkPixbuf
import CWebP
import CoreGraphics
import Foundation
import SwiftUICore

/// Reads picture files with gdk-pixbuf, libwebp and librsvg.
package struct PictureDecoder: ImageDecoder {
    /// The most pixels that a picture may have.
    private static let pixelLimit = 1 << 27

    package init() {}

    package func decode(_ data: Data) -> ImageItem.Source? {
        guard !data.isEmpty else { return nil }
        if Self.isWebP(data) { return Self.decodeWebP(data).map { .bitmap($0) } }
        if Self.mayBeSVG(data) {
            return VectorImages.shared.size(of: data).map { .vector(data, size: $0) }
        }
        return Self.decodePixbuf(data).map { .bitmap($0) }
    }

    private static func isWebP(_ data: Data) -> Bool {
        data.count > 12 && data.prefix(4).elementsEqual("RIFF".utf8) && data.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8)
    }

    private static func mayBeSVG(_ data: Data) -> Bool {
        let start = String(decoding: data.prefix(1024), as: UTF8.self)
        guard start.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<" else { return false }
        return start.contains("<svg") || String(decoding: data.prefix(65536), as: UTF8.self).contains("<svg")
    }

    private static func decodeWebP(_ data: Data) -> CGImage? {
        data.withUnsafeBytes { bytes -> CGImage? in
            let start = bytes.bindMemory(to: UInt8.self).baseAddress
            var (width, height) = (Int32(0), Int32(0))
            guard WebPGetInfo(start, bytes.count, &width, &height) != 0, Int(width) * Int(height) <= pixelLimit,
                let decoded = WebPDecodeRGBA(start, bytes.count, &width, &height)
            else { return nil }
            defer { WebPFree(decoded) }
            let pixels = [UInt8](UnsafeBufferPointer(start: decoded, count: Int(width) * Int(height) * 4))
            return CGImage(width: Int(width), height: Int(height), pixels: pixels, alphaInfo: .last)
        }
    }

    private static func decodePixbuf(_ data: Data) -> CGImage? {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(loader) }
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), nil) != 0
        }
        // A file that ends early shows what there is of it.
        let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
        guard isWritten || isClosed, let loaded = gdk_pixbuf_loader_get_pixbuf(loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(loaded)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        let (width, height) = (Int(gdk_pixbuf_get_width(upright)), Int(gdk_pixbuf_get_height(upright)))
        let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(upright)), Int(gdk_pixbuf_get_n_channels(upright)))
        guard width > 0, height > 0, width * height <= pixelLimit, channels == 3 || channels == 4,
            gdk_pixbuf_get_bits_per_sample(upright) == 8, let source = gdk_pixbuf_read_pixels(upright)
        else { return nil }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            for row in 0..<height {
                for column in 0..<width {
                    let (from, to) = (row * stride + column * channels, (row * width + column) * 4)
                    for component in 0..<3 { target[to + component] = source[from + component] }
                    target[to + 3] = channels == 4 ? source[from + 3] : 255
                }
            }
            count = width * height * 4
        }
        return CGImage(width: width, height: height, pixels: pixels, alphaInfo: channels == 4 ? .last : .noneSkipLast)
    }
}
