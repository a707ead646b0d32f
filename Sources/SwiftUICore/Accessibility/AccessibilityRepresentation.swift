/// A node represented by another view.
final class AccessibilityRepresentationNode: AccessibilityViewNode {}

/// A node whose accessibility element has the elements of another view as its children.
final class AccessibilityChildrenNode: AccessibilityViewNode {}

extension View {
    /// Replaces the accessibility elements of the view with those of another view, which is not drawn. For a custom control that behaves
    /// like a standard one:
    ///
    ///     Knob(value: $volume).accessibilityRepresentation { Slider(value: $volume) }
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(AccessibilityViewModifier(AccessibilityRepresentationNode.self, secondary: representation()))
    }

    /// Replaces the elements inside the accessibility element of the view with those of other views, which are not drawn. For a drawing of
    /// several things:
    ///
    /// ```swift
    /// Canvas { draw(temperatures, in: $0, size: $1) }
    ///     .accessibilityLabel("Temperatures")
    ///     .accessibilityChildren { ForEach(temperatures) { Text($0.name).accessibilityValue($0.description) } }
    /// ```
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AccessibilityViewModifier(AccessibilityChildrenNode.self, secondary: children()))
    }
}
