import CoreGraphics

extension EditableTextNode {
    /// A pointer goes down at a point of the node's own: the caret goes there; the second time a word is selected, the third
    /// time a paragraph.
    package func pointerDown(at point: CGPoint) {
        let selection = pointerSelection.begin(
            at: position(at: point), place: point, time: tree.time, in: model, isSecret: content.isSecure)
        edit {
            $0.endComposition()
            $0.select(selection)
        }
    }

    /// The pointer that went down has moved: what lies between is selected, in words after a double click.
    package func pointerMoved(to point: CGPoint) {
        guard let selection = pointerSelection.moved(to: position(at: point), in: model, isSecret: content.isSecure) else { return }
        edit { $0.select(selection) }
    }

    /// Whether the pointer that selects is down.
    package var isPointerDown: Bool { pointerSelection.isDown }

    package func pointerUp() {
        pointerSelection.end()
    }

    func position(at point: CGPoint) -> Int {
        textOffset(layout.position(at: CGPoint(x: point.x + scroll.x, y: point.y + scroll.y)))
    }
}

extension EditableTextNode: PointerShaping {
    var pointerShape: PointerShape? { canFocus ? .text : nil }
}
