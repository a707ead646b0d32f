import CoreGraphics
import Foundation

/// A picture in a display list.
package struct ImageItem: Sendable {
    package enum Source: Sendable {
        /// Pixels.
        case bitmap(CGImage)
        /// A drawing that a renderer can draw at any size without loss: SVG data with its own size in points.
        case vector(Data, size: CGSize)
    }

    package var source: Source
    /// Where the picture lies.
    package var rect: CGRect
    /// The paint through which a template picture is seen as a stencil; nil for the picture's own colours.
    package var tint: Paint?
    package var interpolation: CGInterpolationQuality
    /// The edges that keep their size while the middle is stretched or tiled, in points of the picture; nil for scaling as a whole.
    package var capInsets: EdgeInsets?
    /// Whether the middle is repeated rather than stretched.
    package var isTiled: Bool
    /// Pixels of the picture per point.
    package var scale: CGFloat
    /// Whether the edges are smoothed where they lie between pixels.
    package var isAntialiased: Bool

    package init(
        source: Source, rect: CGRect, tint: Paint? = nil, interpolation: CGInterpolationQuality = .default,
        capInsets: EdgeInsets? = nil, isTiled: Bool = false, scale: CGFloat = 1, isAntialiased: Bool = true
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
