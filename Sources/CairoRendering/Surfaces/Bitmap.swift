import CPangoCairo
import CoreGraphics
import Foundation

/// Pixels that Cairo draws on: premultiplied, blue first, or opacity alone.
package final class Bitmap: @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// Where the top left pixel lies in device coordinates.
    let left: Int
    let top: Int
    let isAlphaOnly: Bool
    /// The Cairo image surface.
    package private(set) var surface: OpaquePointer

    /// Clear pixels.
    package init(width: Int, height: Int, left: Int = 0, top: Int = 0, isAlphaOnly: Bool = false) throws(RenderingError) {
        let size = CGSize(width: width, height: height)
        guard width > 0, height > 0, width <= CairoRenderer.sideLimit, height <= CairoRenderer.sideLimit,
            width * height <= CairoRenderer.pixelLimit
        else { throw .unsuitableSize(size) }
        surface = try Self.makeSurface(width: width, height: height, left: left, top: top, isAlphaOnly: isAlphaOnly)
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self.isAlphaOnly = isAlphaOnly
    }

    private static func makeSurface(width: Int, height: Int, left: Int, top: Int, isAlphaOnly: Bool) throws(RenderingError) -> OpaquePointer {
        let surface = cairo_image_surface_create(isAlphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .cairo(String(cString: cairo_status_to_string(status)))
        }
        cairo_surface_set_device_offset(surface, -Double(left), -Double(top))
        return surface
    }

    /// Replaces a surface that has met an error, which draws nothing more, by a new one with the same pixels.
    func recover() throws(RenderingError) {
        guard cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS else { return }
        let replacement = try Self.makeSurface(width: width, height: height, left: left, top: top, isAlphaOnly: isAlphaOnly)
        if let pixels = cairo_image_surface_get_data(surface), let target = cairo_image_surface_get_data(replacement) {
            target.update(from: pixels, count: byteCount)
            cairo_surface_mark_dirty(replacement)
        }
        cairo_surface_destroy(surface)
        surface = replacement
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The pixels' place in device coordinates.
    var bounds: CGRect { CGRect(x: left, y: top, width: width, height: height) }
    package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
    var byteCount: Int { bytesPerRow * height }

    /// Makes what was drawn readable.
    func flush() {
        cairo_surface_flush(surface)
    }

    /// The bytes, row by row with gaps between rows.
    package func withBytes<T>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> T) -> T {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        return body(UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(surface), count: byteCount))
    }

    /// The pixels as premultiplied red, green, blue, opacity without gaps.
    package func rgbaBytes() -> [UInt8] {
        let (width, height, stride) = (width, height, bytesPerRow)
        return withBytes { bytes in
            [UInt8](unsafeUninitializedCapacity: width * height * 4) { result, count in
                for row in 0..<height {
                    for column in 0..<width {
                        let from = row * stride + column * 4
                        let to = (row * width + column) * 4
                        result[to] = bytes[from + 2]
                        result[to + 1] = bytes[from + 1]
                        result[to + 2] = bytes[from]
                        result[to + 3] = bytes[from + 3]
                    }
                }
                count = width * height * 4
            }
        }
    }

    /// The pixels as red, green, blue, opacity, the colours not multiplied, without gaps.
    package func straightBytes() -> [UInt8] {
        var bytes = rgbaBytes()
        bytes.withUnsafeMutableBufferPointer { bytes in
            for pixel in stride(from: 0, to: bytes.count, by: 4) {
                let alpha = Int(bytes[pixel + 3])
                guard alpha > 0, alpha < 255 else { continue }
                for component in pixel..<pixel + 3 {
                    bytes[component] = UInt8(min(255, (Int(bytes[component]) * 255 + alpha / 2) / alpha))
                }
            }
        }
        return bytes
    }
}
