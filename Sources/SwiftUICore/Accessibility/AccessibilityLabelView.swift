/// Calls its content what another view says, which is not drawn.
nonisolated struct AccessibilityLabelModifier<Label: View>: UnaryNodeModifier {
    typealias Body = Never

    var label: Label

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityLabelNode(child: child, label: inputs.makeSecondary(modifier.part(Label.self, at: 0)), inputs: inputs)
    }
}

/// A view that is called what another says.
final class AccessibilityLabelNode: UnaryNode {
    let label: ViewNode?

    init(child: ViewNode, label: ViewNode?, inputs: _ViewInputs) {
        self.label = label
        super.init(child: child, inputs: inputs)
        label?.attach(to: self)
    }

    override func arrange() {
        super.arrange()
        label?.place(at: .zero, proposal: Proposal(size))
    }

    override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
        body(child)
        label.map(body)
    }

    override var typeName: String { "accessibilityLabel" }
}

extension View {
    /// Calls the view, to those who do not see it, what another view says, which is not drawn.
    nonisolated package func accessibilityLabelled<Label: View>(@ViewBuilder by label: () -> Label) -> some View {
        modifier(AccessibilityLabelModifier(label: label()))
    }
}

/// Tells what its content is called as what it is set to: the name is the label's.
struct AccessibilityValueModifier {}

extension AccessibilityValueModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityValueNode(child: child, inputs: inputs)
    }
}

/// A view whose name is what it is set to.
final class AccessibilityValueNode: UnaryNode {
    override var typeName: String { "accessibilityValue" }
}

extension View {
    /// Tells what the view is called as what it is set to.
    nonisolated package func accessibilityValueFromLabel() -> some View {
        modifier(AccessibilityValueModifier())
    }
}
