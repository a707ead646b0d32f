import CoreGraphics

/// The shape of the pointer over a view; elsewhere it is an arrow.
package enum PointerShape: Hashable, Sendable {
    /// For selectable text.
    case text
    /// For links.
    case link
    /// For the divider between columns, which can be dragged sideways.
    case columnResize
    /// For the divider between rows.
    case rowResize
    case verticalText, cross, grab, grabbing, zoomIn, zoomOut
    /// For moving an edge or a corner in these directions.
    case leftResize, rightResize, leftRightResize, upResize, downResize, upDownResize, risingResize, fallingResize
    /// For what happens when dragged items are dropped.
    case copy, alias, notAllowed
    case contextMenu
    /// No pointer is shown.
    case hidden
    /// A picture with one pixel per point, of which a place points, in points from its upper left corner.
    case image(CGImage, x: Int, y: Int)
}

/// A node that sets the shape of the pointer.
protocol PointerShaping: ViewNode {
    /// The shape over a point of the window, in points; nil for that of the view around the node.
    func pointerShape(at location: CGPoint) -> PointerShape?
}

/// Sets the shape of the pointer over its content.
struct PointerShapeModifier: Equatable {
    var shape: PointerShape
}

extension PointerShapeModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PointerShapeNode
}

final class PointerShapeNode: ObservingNode<PointerShapeModifier>, PointerShaping {
    func pointerShape(at location: CGPoint) -> PointerShape? { environmentScope.values.isEnabled ? modifier.shape : nil }
    override var typeName: String { "pointerShape" }
}

extension View {
    /// Sets the shape of the pointer while it is over the view and the view is enabled.
    nonisolated package func pointerShape(_ shape: PointerShape) -> some View {
        modifier(PointerShapeModifier(shape: shape))
    }
}

extension ViewTree {
    /// The shape of the pointer at a point of the window, in points; nil for an arrow.
    package func pointerShape(at point: CGPoint) -> PointerShape? {
        if let shape = ProgramPointer.shape { return shape }
        for case let node as any PointerShaping in hitPath(at: point) {
            if let shape = node.pointerShape(at: point) { return shape }
        }
        return nil
    }
}
