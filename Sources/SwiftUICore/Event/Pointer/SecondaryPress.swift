import CoreGraphics

/// Calls a function when the secondary mouse button is pressed over its content.
struct SecondaryPressModifier {
    var action: (CGPoint) -> Void
}

extension SecondaryPressModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = SecondaryPressNode
}

final class SecondaryPressNode: ObservingNode<SecondaryPressModifier> {
    override var typeName: String { "onSecondaryPress" }
}

extension View {
    /// Calls a function with the location in the window, in points, when the secondary mouse button is pressed over the view.
    nonisolated package func onSecondaryPress(perform action: @escaping (CGPoint) -> Void) -> some View {
        modifier(SecondaryPressModifier(action: action))
    }
}

extension ViewTree {
    /// Simulates a press of the secondary mouse button at a point of the window, in points. Returns whether a view has reacted.
    @discardableResult
    package func pressSecondary(at point: CGPoint) -> Bool {
        update()
        guard monitorsAllowSecondaryButton(at: point, isDown: true) else { return true }
        let path = hitPath(at: point)
        guard let node = path.lazy.compactMap({ $0 as? SecondaryPressNode }).first(where: { $0.environmentScope.values.isEnabled })
        else { return false }
        node.modifier.action(point)
        update()
        return true
    }
}
