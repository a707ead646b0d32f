import CoreGraphics

extension EditableTextNode {
    /// Text is dragged over a point of the node's own, and a caret shows where it would go; nil when it is not any more.
    package func dropMoved(to point: CGPoint?) {
        let place = point.map(position)
        guard place != dropPlace else { return }
        dropPlace = place
        invalidateDisplay()
    }

    /// Text is dropped at a point of the node's own: it is put there and selected, and the node gets the focus.
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
