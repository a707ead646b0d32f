import CoreGraphics

/// Calls a function when a mouse's second button presses its content.
struct SecondaryPressModifier {
    var action: (CGPoint) -> Void
}

extension SecondaryPressModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        SecondaryPressNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class SecondaryPressNode: ObservingNode<SecondaryPressModifier> {
    override var typeName: String { "onSecondaryPress" }
}

extension View {
    /// Calls a function with the place in the window, in points, when a mouse's second button presses the view.
    nonisolated package func onSecondaryPress(perform action: @escaping (CGPoint) -> Void) -> some View {
        modifier(SecondaryPressModifier(action: action))
    }
}

extension ViewTree {
    /// A mouse's second button presses at a point of the window, in points; says whether a view reacted.
    @discardableResult
    package func pressSecondary(at point: CGPoint) -> Bool {
        update()
        let path = hitPath(at: point)
        guard let node = path.lazy.compactMap({ $0 as? SecondaryPressNode }).first(where: { $0.environmentScope.values.isEnabled })
        else { return false }
        node.modifier.action(point)
        update()
        return true
    }
}
