import CoreGraphics

/// Content that has moved within a rectangular clip from one display list to the next.
///
/// The content of a scroll view is a chunk whose offset is the scroll position, see `DisplayListBuilder.drawScrolled(_:by:)`.
struct ScrolledContent {
    /// The clip, in the list's coordinates.
    let viewport: CGRect
    /// The distance by which the content has moved, in points.
    let distance: CGVector

    /// The area that shows the same content as before, in square points.
    var visibleArea: CGFloat {
        viewport.isNull ? 0 : max(0, viewport.width - abs(distance.dx)) * max(0, viewport.height - abs(distance.dy))
    }
}
