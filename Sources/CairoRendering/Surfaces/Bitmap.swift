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
    /// Holds `bytesPerRow * height` bytes until the bitmap ends; the surface draws on them.
    private let pixels: UnsafeMutableRawPointer

    /// Clear pixels.
    package init(width: Int, height: Int, left: Int = 0, top: Int = 0, isAlphaOnly: Bool = false) throws(RenderingError) {
        let size = CGSize(width: width, height: height)
        guard width > 0, height > 0, width <= CairoRenderer.sideLimit, height <= CairoRenderer.sideLimit,
            width * height <= CairoRenderer.pixelLimit
        else { throw .unsuitableSize(size) }
        let format = isAlphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
        let stride = Int(cairo_format_stride_for_width(format, Int32(width)))
        guard stride > 0, let pixels = calloc(height, stride) else { throw .unsuitableSize(size) }
        do {
            surface = try Self.makeSurface(over: pixels, format, width: width, height: height, left: left, top: top)
        } catch {
            free(pixels)
            throw error
        }
        self.pixels = pixels
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self.isAlphaOnly = isAlphaOnly
    }

    private static func makeSurface(
        over pixels: UnsafeMutableRawPointer, _ format: cairo_format_t, width: Int, height: Int, left: Int, top: Int
    ) throws(RenderingError) -> OpaquePointer {
        let surface = cairo_image_surface_create_for_data(
            pixels.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height),
            cairo_format_stride_for_width(format, Int32(width)))
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .cairo(String(cString: cairo_status_to_string(status)))
        }
        cairo_surface_set_device_offset(surface, -Double(left), -Double(top))
        return surface
    }

    /// Replaces a surface that has met an error, which draws nothing more, by a new one over the same pixels.
    func recover() throws(RenderingError) {
        guard cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS else { return }
        let format = isAlphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
        let replacement = try Self.makeSurface(over: pixels, format, width: width, height: height, left: left, top: top)
        cairo_surface_destroy(surface)
        surface = replacement
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        free(pixels)
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
