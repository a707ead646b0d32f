import CoreGraphics

extension EditableTextNode {
    /// Shows a caret at the drop position while text is dragged over a point of the node; nil when the drag leaves.
    package func dropMoved(to point: CGPoint?) {
        let place = point.map(position)
        guard place != dropPlace else { return }
        dropPlace = place
        invalidateDisplay()
    }

    /// Inserts and selects text that is dropped at a point of the node, and focuses the node.
    package func drop(_ text: String, at point: CGPoint) {
        dropMoved(to: nil)
        guard !hasEnded, environmentScope.values.isEnabled else { return }
        let place = position(at: point)
        tree.focus.focus(self)
        edit {
            $0.endComposition()
            $0.endUndoStep()
            $0.select(TextSelectionRange(caret: place))
            $0.insert(text)
            $0.select(TextSelectionRange(anchor: place, head: $0.selection.head))
        }
    }
}
