import CoreGraphics
import Foundation

/// An image in a display list.
package struct ImageItem: Sendable {
    package enum Source: Hashable, Sendable {
        /// A bitmap.
        case bitmap(CGImage)
        /// A vector image, which can be drawn at any size without loss: SVG data with its intrinsic size in points.
        case vector(Data, size: CGSize)
    }

    /// The widths of edges, in points of the image.
    package struct CapInsets: Hashable, Sendable {
        package var top, left, bottom, right: CGFloat

        package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    package var source: Source
    /// The destination rectangle of the image.
    package var rect: CGRect
    /// The paint that fills a template image; nil for the image's own colours.
    package var tint: Paint?
    package var interpolation: CGInterpolationQuality
    /// The edges that keep their size while the middle is stretched or tiled; nil to scale it as a whole.
    package var capInsets: CapInsets?
    /// Whether the middle is tiled rather than stretched.
    package var isTiled: Bool
    /// Pixels of the image per point.
    package var scale: CGFloat
    /// Whether edges between pixels are antialiased.
    package var isAntialiased: Bool

    package init(
        source: Source, rect: CGRect, tint: Paint? = nil, interpolation: CGInterpolationQuality = .default,
        capInsets: CapInsets? = nil, isTiled: Bool = false, scale: CGFloat = 1, isAntialiased: Bool = true
    ) {
        self.source = source
        self.rect = rect
        self.tint = tint
        self.interpolation = interpolation
        self.capInsets = capInsets
        self.isTiled = isTiled
        self.scale = scale
        self.isAntialiased = isAntialiased
    }
}

extension ImageItem.Source {
    /// The size in pixels for bitmaps, in points for vector images.
    package var size: CGSize {
        switch self {
        case .bitmap(let image): CGSize(width: image.width, height: image.height)
        case .vector(_, let size): size
        }
    }
}
