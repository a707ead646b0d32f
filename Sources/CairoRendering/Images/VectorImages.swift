import CPangoCairo
import CRsvg
import CoreGraphics
import Foundation
import DisplayLists
import Synchronization

/// A cache of parsed SVG drawings, and of their renderings per size.
final class VectorImages: Sendable {
    static let shared = VectorImages()

    private struct SizedKey: Hashable {
        var data: Data
        var width: Int
        var height: Int
    }

    private struct State {
        var drawings = ByteLimitedCache<Data, Drawing>(byteLimit: 16 << 20)
        var images = ByteLimitedCache<SizedKey, CGImage>(byteLimit: 64 << 20)
    }

    private let state = Mutex(State())

    /// Returns a drawing rendered at a size in pixels; nil if the data cannot be parsed or the size is out of range.
    func image(of data: Data, width: CGFloat, height: CGFloat) -> CGImage? {
        guard width > 0, height > 0, width <= 8192, height <= 8192 else { return nil }
        let key = SizedKey(data: data, width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        if let known = state.withLock({ $0.images[key] }) { return known }
        guard let drawing = drawing(of: data), let bitmap = try? Bitmap(width: key.width, height: key.height),
            let context = cairo_create(bitmap.surface)
        else { return nil }
        drawing.draw(in: CGRect(x: 0, y: 0, width: key.width, height: key.height), context: context)
        cairo_destroy(context)
        guard let image = CGImage(width: key.width, height: key.height, pixels: bitmap.rgbaBytes()) else { return nil }
        state.withLock { $0.images.insert(image, for: key, bytes: bitmap.byteCount) }
        return image
    }

    /// Draws a drawing as vector graphics.
    func draw(_ data: Data, in rect: CGRect, context: OpaquePointer) {
        drawing(of: data)?.draw(in: rect, context: context)
    }

    /// Returns the intrinsic size of a drawing, in points.
    func size(of data: Data) throws(ImageRefusal) -> CGSize {
        guard let size = try read(data).size else { throw ImageRefusal("it has neither a size nor a view box") }
        return size
    }

    private func drawing(of data: Data) -> Drawing? { try? read(data) }

    private func read(_ data: Data) throws(ImageRefusal) -> Drawing {
        if let known = state.withLock({ $0.drawings[data] }) { return known }
        let made = try Drawing(data)
        state.withLock { $0.drawings.insert(made, for: data, bytes: data.count * 4) }
        return made
    }
}

/// A parsed SVG drawing. Access is serialized by a lock, because handles of librsvg are not thread-safe.
private final class Drawing: @unchecked Sendable {
    private let handle: UnsafeMutablePointer<RsvgHandle>
    private let lock = NSLock()
    /// The intrinsic size: the drawing's width and height or, without them, the size of its view box.
    let size: CGSize?

    init(_ data: Data) throws(ImageRefusal) {
        var error: UnsafeMutablePointer<GError>?
        let made = data.withUnsafeBytes { bytes in
            rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &error)
        }
        let reason = error.map { String(cString: $0.pointee.message).trimmingCharacters(in: .whitespacesAndNewlines) }
        if error != nil { g_error_free(error) }
        guard let made else { throw ImageRefusal("it is no drawing that can be read (\(reason ?? "damaged"))") }
        handle = made
        rsvg_handle_set_dpi(made, 96)
        size = Self.size(of: made)
    }

    deinit {
        g_object_unref(handle)
    }

    private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize? {
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        var (hasWidth, hasHeight, hasViewBox) = (gboolean(0), gboolean(0), gboolean(0))
        var (intrinsicWidth, intrinsicHeight, viewBox) = (RsvgLength(), RsvgLength(), RsvgRectangle())
        rsvg_handle_get_intrinsic_dimensions(
            handle, &hasWidth, &intrinsicWidth, &hasHeight, &intrinsicHeight, &hasViewBox, &viewBox)
        guard hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 else { return nil }
        return CGSize(width: viewBox.width, height: viewBox.height)
    }

    func draw(in rect: CGRect, context: OpaquePointer) {
        guard let size else { return }
        lock.lock()
        defer { lock.unlock() }
        // librsvg preserves the aspect ratio, so any stretching is done by the context.
        cairo_save(context)
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / size.width, rect.height / size.height)
        var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
        rsvg_handle_render_document(handle, context, &viewport, nil)
        cairo_restore(context)
    }
}
