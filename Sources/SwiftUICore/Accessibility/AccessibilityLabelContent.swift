import CoreGraphics

/// Replaces the label of its content by that of another view, in which the original label can stand.
nonisolated struct AccessibilityLabelContentModifier<Label: View>: UnaryNodeModifier {
    typealias Body = Never

    var label: Label

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        let labelInputs = inputs.with { $0.modifierContent = OriginalLabelContent(inputs: inputs) }
        return AccessibilityLabelContentNode(
            child: child, secondary: labelInputs.makeSecondary(modifier.part(Label.self, at: 0), in: .column), inputs: inputs)
    }
}

/// A node whose label another view replaces.
final class AccessibilityLabelContentNode: AccessibilityViewNode {
    override var typeName: String { "accessibilityLabel" }
}

/// The content of a label that stands for the original label.
private final class OriginalLabelContent: ModifierContent {
    override func make(inputs: _ViewInputs) {
        inputs.emit(OriginalLabelNode(inputs: inputs))
    }
}

/// A node without size that stands for the original label in another one.
final class OriginalLabelNode: ViewNode {
    override func measure(_ proposal: Proposal) -> CGSize { .zero }

    override var typeName: String { "originalLabel" }

    /// The node whose label the view is part of.
    var labelled: AccessibilityLabelContentNode? {
        var node = parent
        while let current = node {
            if let labelled = current as? AccessibilityLabelContentNode { return labelled }
            node = current.parent
        }
        return nil
    }
}

extension View {
    /// Sets the accessibility label to that of another view, which is not drawn.
    ///
    /// ```swift
    /// SongRow(song).accessibilityLabel { label in
    ///     if song.isFavorite { Text("Favorite") }
    ///     label
    /// }
    /// ```
    ///
    /// - Parameter content: Returns the view, given a placeholder for the label that this view has otherwise. A view without any label
    ///   leaves the label as it is.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(AccessibilityLabelContentModifier(label: content(PlaceholderContentView())))
    }
}
