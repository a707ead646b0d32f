/// Tells of its content what it would tell of another view.
nonisolated struct AccessibilityRepresentationModifier<Representation: View>: UnaryNodeModifier {
    typealias Body = Never

    var representation: Representation

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityRepresentationNode(
            child: child, representation: inputs.makeSecondary(modifier.part(Representation.self, at: 0)), inputs: inputs)
    }
}

/// A view that another speaks for, which is laid out behind it and not drawn.
final class AccessibilityRepresentationNode: UnaryNode {
    let representation: ViewNode?

    init(child: ViewNode, representation: ViewNode?, inputs: _ViewInputs) {
        self.representation = representation
        super.init(child: child, inputs: inputs)
        representation?.attach(to: self)
    }

    override func arrange() {
        super.arrange()
        representation?.place(at: .zero, proposal: Proposal(size))
    }

    override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
        body(child)
        representation.map(body)
    }
}

extension View {
    /// Tells those who do not see the view what they would be told of another one, which is not drawn.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(AccessibilityRepresentationModifier(representation: representation()))
    }
}
