/// Adds the actions of the buttons in another view, which is not drawn, to the accessibility element of its content.
nonisolated struct AccessibilityActionsModifier<Actions: View>: UnaryNodeModifier {
    typealias Body = Never

    var actions: Actions

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        // Without content there are no actions to add.
        guard let actions = inputs.makeSecondary(modifier.part(Actions.self, at: 0)) else { return child }
        return AccessibilityActionsNode(child: child, actions: actions, inputs: inputs)
    }
}

/// A node with the actions of the buttons in another view.
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
    /// Adds accessibility actions for the buttons in the content, each named by its label:
    ///
    ///     MessageRow(message).accessibilityActions {
    ///         Button("Reply") { reply(to: message) }
    ///         Button("Archive") { archive(message) }
    ///     }
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(actions: content()))
    }
}
