/// Replaces the accessibility elements of its content with those of another view.
nonisolated struct AccessibilityRepresentationModifier<Representation: View>: UnaryNodeModifier {
    typealias Body = Never

    var representation: Representation

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AccessibilityRepresentationNode(
            child: child, secondary: inputs.makeSecondary(modifier.part(Representation.self, at: 0)), inputs: inputs)
    }
}

/// A node represented by another view.
final class AccessibilityRepresentationNode: AccessibilityViewNode {}

extension View {
    /// Replaces the accessibility elements of the view with those of another view, which is not drawn. For a custom control that behaves
    /// like a standard one:
    ///
    ///     Knob(value: $volume).accessibilityRepresentation { Slider(value: $volume) }
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(AccessibilityRepresentationModifier(representation: representation()))
    }
}
