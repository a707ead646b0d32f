import CoreGraphics

/// What the pointer looks like over a view; an arrow over all others.
package enum PointerShape: Sendable {
    /// Over text that can be selected.
    case text
    /// Over what leads elsewhere.
    case link
    /// Over the line between columns, which can be moved to the sides.
    case columnResize
}

/// A node that gives the pointer another shape.
protocol PointerShaping: ViewNode {
    var pointerShape: PointerShape? { get }
}

/// Gives the pointer a shape over its content.
struct PointerShapeModifier: Equatable {
    var shape: PointerShape
}

extension PointerShapeModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        PointerShapeNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class PointerShapeNode: ObservingNode<PointerShapeModifier>, PointerShaping {
    var pointerShape: PointerShape? { environmentScope.values.isEnabled ? modifier.shape : nil }
    override var typeName: String { "pointerShape" }
}

extension View {
    /// Gives the pointer a shape while it is over the view.
    nonisolated package func pointerShape(_ shape: PointerShape) -> some View {
        modifier(PointerShapeModifier(shape: shape))
    }
}

extension ViewTree {
    /// What the pointer looks like at a point of the window, in points; nil for an arrow.
    package func pointerShape(at point: CGPoint) -> PointerShape? {
        for case let node as any PointerShaping in hitPath(at: point) {
            if let shape = node.pointerShape { return shape }
        }
        return nil
    }
}
