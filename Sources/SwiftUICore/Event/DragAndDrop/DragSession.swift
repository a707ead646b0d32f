import CoreGraphics
import CoreTransferable
import Foundation

/// Things that are being dragged.
package final class DragSession {
    /// The things.
    package let items: [NSItemProvider]
    /// The view that is dragged.
    let source: DragSourceNode
    /// Where the drag began, in points of the window.
    package let start: CGPoint
    /// What is shown under the pointer instead of the view.
    package let preview: AnyView?

    init(_ source: DragSourceNode, start: CGPoint) {
        self.source = source
        self.start = start
        items = source.modifier.items()
        preview = source.modifier.preview?()
    }

    /// Where the view lies in the window, in points, as its transforms show it.
    package var sourceFrame: CGRect {
        CGRect(origin: .zero, size: source.size).applying(source.transform(to: nil))
    }

    /// The environment of the view.
    package var environment: EnvironmentValues { source.environmentScope.values }

    /// The view's size, in points.
    package var sourceSize: CGSize { source.size }

    /// The view's picture, its top left corner at the origin.
    package func picture(displayScale: CGFloat) -> DisplayList {
        let list = DisplayListBuilder.draw(source, displayScale: displayScale)
        // As far as it is drawn from where its parent is: on whole pixels.
        func whole(_ length: CGFloat) -> CGFloat { (length * displayScale + 0.5).rounded(.down) / displayScale }
        return list.offset(by: CGVector(dx: -whole(source.shownOrigin.x), dy: -whole(source.shownOrigin.y)))
    }
}
