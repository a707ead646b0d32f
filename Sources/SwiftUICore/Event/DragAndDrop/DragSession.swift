import CoreGraphics
import CoreTransferable
import Foundation

/// A drag in progress: the dragged items, their source and their preview.
package final class DragSession {
    /// The dragged items, created when the drag starts.
    package let items: [NSItemProvider]
    /// The node from which the items are dragged.
    let source: DragSourceNode
    /// The point where the drag started, in points of the window.
    package let start: CGPoint
    /// The view shown under the pointer; nil for an image of the source.
    package let preview: AnyView?

    init(_ source: DragSourceNode, start: CGPoint) {
        self.source = source
        self.start = start
        items = source.modifier.items()
        preview = source.modifier.preview?()
    }

    /// The frame of the source in the window, in points, with its transforms applied.
    package var sourceFrame: CGRect {
        CGRect(origin: .zero, size: source.size).applying(source.transform(to: nil))
    }

    /// The environment of the source.
    package var environment: EnvironmentValues { source.environmentScope.values }

    /// The size of the source, in points.
    package var sourceSize: CGSize { source.size }

    /// The display list of the source, with its top-left corner at the origin.
    package func picture(displayScale: CGFloat) -> DisplayList {
        var list = DisplayListBuilder.draw(source, displayScale: displayScale)
        // The builder draws the node at its parent offset, snapped to whole pixels; undo exactly that.
        func whole(_ length: CGFloat) -> CGFloat { (length * displayScale + 0.5).rounded(.down) / displayScale }
        list = list.offset(by: CGVector(dx: -whole(source.shownOrigin.x), dy: -whole(source.shownOrigin.y)))
        guard let outline = source.contentOutline(for: .dragPreview) else { return list }
        var clipped = DisplayListBuilder(displayScale: displayScale)
        clipped.add(.group(.clip(outline, FillStyle()), list), frame: outline.boundingRect)
        return clipped.list
    }
}
