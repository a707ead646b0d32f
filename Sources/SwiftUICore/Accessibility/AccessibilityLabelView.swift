/// A node labelled by another view.
final class AccessibilityLabelNode: AccessibilityViewNode {
    override var typeName: String { "accessibilityLabel" }
}

extension View {
    /// Sets the accessibility label to that of another view, which is not drawn.
    nonisolated package func accessibilityLabelled<Label: View>(@ViewBuilder by label: () -> Label) -> some View {
        modifier(AccessibilityViewModifier(AccessibilityLabelNode.self, secondary: label()))
    }
}
