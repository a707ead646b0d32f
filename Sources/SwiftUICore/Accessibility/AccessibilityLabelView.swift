/// Labels its content with the label of another view, which is not drawn.
nonisolated struct AccessibilityLabelModifier<Label: View>: UnaryNodeModifier {
    typealias Body = Never

    var label: Label

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityLabelNode(child: child, secondary: inputs.makeSecondary(modifier.part(Label.self, at: 0)), inputs: inputs)
    }
}

/// A node labelled by another view.
final class AccessibilityLabelNode: AccessibilityViewNode {
    override var typeName: String { "accessibilityLabel" }
}

extension View {
    /// Sets the accessibility label to that of another view, which is not drawn.
    nonisolated package func accessibilityLabelled<Label: View>(@ViewBuilder by label: () -> Label) -> some View {
        modifier(AccessibilityLabelModifier(label: label()))
    }
}

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

/// Describes the value of its content with the text of another view, which is not drawn.
nonisolated struct AccessibilityValueViewModifier<Value: View>: UnaryNodeModifier {
    typealias Body = Never

    var value: Value

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityValueViewNode(child: child, secondary: inputs.makeSecondary(modifier.part(Value.self, at: 0)), inputs: inputs)
    }
}

/// A node whose value another view describes.
final class AccessibilityValueViewNode: AccessibilityViewNode {
    override var typeName: String { "accessibilityValue" }
}

extension View {
    /// Sets the accessibility value to the label of another view, which is not drawn. A view without a label leaves the value as it is.
    nonisolated package func accessibilityValued<Value: View>(@ViewBuilder by value: () -> Value) -> some View {
        modifier(AccessibilityValueViewModifier(value: value()))
    }
}
