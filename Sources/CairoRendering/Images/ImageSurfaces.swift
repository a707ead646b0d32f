import CPangoCairo
import CoreGraphics
import Foundation
import Synchronization

/// A cache of images as Cairo surfaces.
final class ImageSurfaces: Sendable {
    private static let lasting = ImageSurfaces(byteLimit: 128 << 20)
    /// Holds the latest pictures of films, which the bands of a frame share.
    private static let transient = ImageSurfaces(byteLimit: 40 << 20)

    /// Returns the cache of an image.
    static func shared(for image: CGImage) -> ImageSurfaces { image.isTransient ? transient : lasting }

    private struct Key: Hashable {
        /// Retains the image, so that its identity stays unique.
        var image: CGImage
        /// The size in pixels to which the image is resampled; nil for its own.
        var size: SIMD2<Int>?
        /// The pixels that are cut out; nil for all.
        var part: CGRect?
        var quality: CGInterpolationQuality
    }

    private let entries: Mutex<ByteLimitedCache<Key, Bitmap>>

    init(byteLimit: Int) {
        entries = Mutex(ByteLimitedCache(byteLimit: byteLimit))
    }

    /// Returns the pixels of an image; nil if memory is insufficient.
    func surface(of image: CGImage) -> Bitmap? {
        let key = Key(image: image, size: nil, quality: .default)
        if let known = entries.withLock({ $0[key] }) { return known }
        guard let made = try? Bitmap(image) else { return nil }
        entries.withLock { $0.insert(made, for: key, bytes: made.byteCount) }
        return made
    }

    /// Returns a rectangle of pixels of an image; nil if it is empty or memory is insufficient.
    func surface(of image: CGImage, part: CGRect) -> Bitmap? {
        let key = Key(image: image, size: nil, part: part, quality: .default)
        if let known = entries.withLock({ $0[key] }) { return known }
        guard let made = surface(of: image)?.part(part) else { return nil }
        entries.withLock { $0.insert(made, for: key, bytes: made.byteCount) }
        return made
    }

    /// Returns an image resampled to a size in pixels; nil if memory is insufficient.
    func surface(of image: CGImage, width: Int, height: Int, quality: CGInterpolationQuality) -> Bitmap? {
        let key = Key(image: image, size: SIMD2(width, height), quality: quality)
        if let known = entries.withLock({ $0[key] }) { return known }
        guard let source = surface(of: image), let made = try? Bitmap(width: width, height: height),
            let context = cairo_create(made.surface)
        else { return nil }
        defer { cairo_destroy(context) }
        cairo_scale(context, Double(width) / Double(source.width), Double(height) / Double(source.height))
        source.withSource(isShared: true) { surface in
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(cairo_get_source(context), quality.cairoFilter)
            cairo_paint(context)
        }
        made.flush()
        entries.withLock { $0.insert(made, for: key, bytes: made.byteCount) }
        return made
    }
}

extension CGInterpolationQuality {
    var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

extension Bitmap {
    /// Returns a copy of a rectangle of pixels, clipped to the bitmap; nil if it is empty.
    func part(_ rect: CGRect) -> Bitmap? {
        let rect = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !rect.isNull, rect.width >= 1, rect.height >= 1,
            let made = try? Bitmap(width: Int(rect.width), height: Int(rect.height)), let context = cairo_create(made.surface)
        else { return nil }
        defer { cairo_destroy(context) }
        withSource(isShared: true) { surface in
            cairo_set_source_surface(context, surface, -rect.minX, -rect.minY)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context)
        }
        made.flush()
        return made
    }
}
