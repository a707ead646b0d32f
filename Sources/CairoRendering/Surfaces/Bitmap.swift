import CPangoCairo
import CoreGraphics
import Foundation

/// The pixels that Cairo draws into: premultiplied, in its native byte order (BGRA), or alpha only.
package final class Bitmap: @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// The device coordinates of the top left pixel.
    let left: Int
    let top: Int
    let isAlphaOnly: Bool
    /// The Cairo image surface.
    package private(set) var surface: OpaquePointer
    /// The bitmap that owns the memory, if this one does not.
    private let owner: Bitmap?

    /// Creates a bitmap of clear pixels.
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
        owner = nil
    }

    /// Creates another view of a bitmap's pixels, for a thread of its own: Cairo's surfaces count their users without a lock, so
    /// threads must not share one. Two threads may draw through two views as long as they draw different pixels.
    init(sharingPixelsOf bitmap: Bitmap) throws(RenderingError) {
        surface = try bitmap.makeSharingSurface()
        width = bitmap.width
        height = bitmap.height
        left = bitmap.left
        top = bitmap.top
        isAlphaOnly = bitmap.isAlphaOnly
        owner = bitmap
    }

    /// Creates a bitmap in the memory of another one, which must not be used any more; nil if its memory is too small, or more than four
    /// times as large as needed. All pixels are undefined.
    ///
    /// A window that is resized needs a bitmap for every frame, and the system clears new memory page by page.
    init?(width: Int, height: Int, takingOver other: Bitmap) {
        let memory = other.owner ?? other
        let bytesPerRow = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(clamping: width)))
        guard !memory.isAlphaOnly, width > 0, height > 0, bytesPerRow > 0, bytesPerRow * height <= memory.byteCount,
            bytesPerRow * height >= memory.byteCount / 4,
            let surface = try? Self.checked(
                cairo_image_surface_create_for_data(
                    cairo_image_surface_get_data(memory.surface), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow)),
                left: 0, top: 0)
        else { return nil }
        self.surface = surface
        (self.width, self.height, left, top, isAlphaOnly) = (width, height, 0, 0, false)
        owner = memory
    }

    private static func makeSurface(width: Int, height: Int, left: Int, top: Int, isAlphaOnly: Bool) throws(RenderingError) -> OpaquePointer {
        try checked(
            cairo_image_surface_create(isAlphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), left: left, top: top)
    }

    /// Returns a new surface on the same memory, which this bitmap must outlive.
    private func makeSharingSurface() throws(RenderingError) -> OpaquePointer {
        try Self.checked(
            cairo_image_surface_create_for_data(
                cairo_image_surface_get_data(surface), isAlphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(bytesPerRow)), left: left, top: top)
    }

    private static func checked(_ surface: OpaquePointer?, left: Int, top: Int) throws(RenderingError) -> OpaquePointer {
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
        if owner != nil {
            let replacement = try makeSharingSurface()
            cairo_surface_destroy(surface)
            surface = replacement
            return
        }
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

    /// The rectangle of the pixels in device coordinates.
    var bounds: CGRect { CGRect(x: left, y: top, width: width, height: height) }
    package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
    var byteCount: Int { bytesPerRow * height }

    /// Completes pending drawing, so that the pixels can be read.
    func flush() {
        cairo_surface_flush(surface)
    }

    /// Tells Cairo that the pixels were changed through another view.
    func pixelsHaveChanged() {
        cairo_surface_mark_dirty(surface)
    }

    /// Calls a function with a surface of the pixels to read from. Of a bitmap that other threads may read at the same time, such as
    /// one in a cache, it is a surface of the call's own.
    func withSource<T>(isShared: Bool, _ body: (OpaquePointer) -> T) -> T {
        guard isShared, let source = try? makeSharingSurface() else { return body(surface) }
        defer { cairo_surface_destroy(source) }
        return body(source)
    }

    /// Calls a function with the bytes, row by row with padding between rows.
    package func withBytes<T>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> T) -> T {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        return body(UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(surface), count: byteCount))
    }

    /// Whether all pixels are opaque.
    var isOpaque: Bool {
        let (width, stride) = (width, bytesPerRow)
        return withBytes { bytes in
            (0..<height).allSatisfy { row in
                UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[(row * stride)..<(row * stride + width * 4)])
                    .withMemoryRebound(to: UInt32.self) { $0.reduce(UInt32.max, &) >> 24 == 255 }
            }
        }
    }
}
