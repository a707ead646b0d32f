/// Offers what the buttons in another view do, which is not drawn, as actions of its content.
nonisolated struct AccessibilityActionsModifier<Actions: View>: UnaryNodeModifier {
    typealias Body = Never

    var actions: Actions

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        // Without a button there is nothing to offer.
        guard let actions = inputs.makeSecondary(modifier.part(Actions.self, at: 0)) else { return child }
        return AccessibilityActionsNode(child: child, actions: actions, inputs: inputs)
    }
}

/// A view that offers what the buttons in another do.
final class AccessibilityActionsNode: UnaryNode {
    let actions: ViewNode

    init(child: ViewNode, actions: ViewNode, inputs: _ViewInputs) {
        self.actions = actions
        super.init(child: child, inputs: inputs)
        actions.attach(to: self)
    }

    override func arrange() {
        super.arrange()
        actions.place(at: .zero, proposal: Proposal(size))
    }

    override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
        body(child)
        body(actions)
    }

    override var typeName: String { "accessibilityActions" }
}

extension View {
    /// Offers what the buttons in another view do to assistive programs, each by the name of its label.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(actions: content()))
    }
}
