/// Replaces the accessibility elements of its content with those of another view.
nonisolated struct AccessibilityRepresentationModifier<Representation: View>: UnaryNodeModifier {
    typealias Body = Never

    var representation: Representation

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityRepresentationNode(
            child: child, representation: inputs.makeSecondary(modifier.part(Representation.self, at: 0)), inputs: inputs)
    }
}

/// A node represented by another view, which is laid out in its frame and not drawn.
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
    /// Replaces the accessibility elements of the view with those of another view, which is not drawn. For a custom control that behaves
    /// like a standard one:
    ///
    ///     Knob(value: $volume).accessibilityRepresentation { Slider(value: $volume) }
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(AccessibilityRepresentationModifier(representation: representation()))
    }
}
