/// Presents the label of its content as its value; another label names it.
struct AccessibilityValueModifier {}

extension AccessibilityValueModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = AccessibilityValueNode
}

/// A node whose label is presented as its value.
final class AccessibilityValueNode: PlainNode {
    override var typeName: String { "accessibilityValue" }
}

extension View {
    /// Presents the accessibility label of the view as its value.
    nonisolated package func accessibilityValueFromLabel() -> some View {
        modifier(AccessibilityValueModifier())
    }
}

/// A node whose value another view describes.
final class AccessibilityValueViewNode: AccessibilityViewNode {
    override var typeName: String { "accessibilityValue" }
}

extension View {
    /// Sets the accessibility value to the label of another view, which is not drawn. A view without a label leaves the value as it is.
    nonisolated package func accessibilityValued<Value: View>(@ViewBuilder by value: () -> Value) -> some View {
        modifier(AccessibilityViewModifier(AccessibilityValueViewNode.self, secondary: value()))
    }
}
