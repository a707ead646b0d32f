import CGdkPixbuf
import CoreGraphics
import Foundation

extension CGImage {
    /// Encodes the image as a PNG file that records the number of pixels per point; nil if it is too large.
    package func pngData(pixelsPerPoint: CGFloat) -> Data? {
        guard let bitmap = try? Bitmap(self) else { return nil }
        return try? bitmap.pngData(pixelsPerPoint: pixelsPerPoint)
    }

    /// Encodes the image over white as a JPEG file of a quality between 0 and 1; nil if gdk-pixbuf cannot.
    package func jpegData(quality: CGFloat) -> Data? {
        let bytes = premultipliedBytes
        var opaque = [UInt8](repeating: 0, count: width * height * 3)
        for pixel in 0..<width * height {
            let white = 255 - Int(bytes[pixel * 4 + 3])
            for component in 0..<3 { opaque[pixel * 3 + component] = UInt8(min(255, Int(bytes[pixel * 4 + component]) + white)) }
        }
        let percent = Int((quality.isNaN ? 1 : max(0, min(1, quality))) * 100)
        return encoded(opaque, as: "jpeg", option: ("quality", "\(percent)"))
    }

    /// The image as a TIFF file; nil if gdk-pixbuf cannot.
    package var tiffData: Data? {
        var bytes = premultipliedBytes
        bytes.removePremultiplication()
        // 5 is the lossless compression LZW.
        return encoded(bytes, as: "tiff", option: ("compression", "5"))
    }

    /// Encodes pixels of three or four bytes with gdk-pixbuf.
    private func encoded(_ bytes: [UInt8], as format: String, option: (key: String, value: String)) -> Data? {
        guard width > 0, height > 0 else { return nil }
        let channels = bytes.count / (width * height)
        return bytes.withUnsafeBufferPointer { pixels -> Data? in
            // The pixels outlive the pixbuf, which is released below.
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    pixels.baseAddress, GDK_COLORSPACE_RGB, channels == 4 ? 1 : 0, 8, Int32(width), Int32(height), Int32(width * channels), nil,
                    nil)
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            var buffer: UnsafeMutablePointer<CChar>?
            var size: gsize = 0
            let isEncoded = option.key.withCString { key in
                option.value.withCString { value in
                    var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                    var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                    return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, format, &keys, &values, nil) != 0
                }
            }
            guard isEncoded, let buffer else { return nil }
            defer { g_free(buffer) }
            return Data(bytes: buffer, count: Int(size))
        }
    }

    /// The pixels as RGBA bytes without padding, with components multiplied by the opacity.
    package var premultipliedBytes: [UInt8] {
        switch alphaInfo {
        case .last:
            var bytes = pixels
            bytes.premultiply()
            return bytes
        case .premultipliedLast:
            return pixels
        default:
            var bytes = pixels
            for pixel in stride(from: 3, to: bytes.count, by: 4) { bytes[pixel] = 255 }
            return bytes
        }
    }
}
