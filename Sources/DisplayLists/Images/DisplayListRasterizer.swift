import CoreGraphics

/// An engine that draws display lists as bitmaps.
package protocol DisplayListRasterizer: Sendable {
    /// Draws the area of a list from the origin to `size`, in points, as a bitmap; nil if the size is unsuitable.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - isOpaque: Whether the bitmap is black where nothing is drawn, rather than transparent.
    func image(of list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage?
}
