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

    /// A mouse's second button presses a point of the window: the node gets the focus, and a word there is selected unless it was, or
    /// the caret goes there.
    package func pressedSecondary(at point: CGPoint) {
        tree.focus.focus(self)
        let point = point.applying(transform(to: nil).inverted())
        let position = position(at: point)
        guard !model.selection.range.contains(position) else { return }
        let word = content.isSecure ? position..<position : model.word(at: position)
        let place = CGPoint(x: point.x + scroll.x, y: point.y + scroll.y)
        let isOverWord = layout.areas(of: word, in: model).contains { $0.contains(place) }
        edit {
            $0.endComposition()
            $0.select(isOverWord ? TextSelectionRange(anchor: word.lowerBound, head: word.upperBound) : TextSelectionRange(caret: position))
        }
    }

    func position(at point: CGPoint) -> Int {
        textOffset(layout.position(at: CGPoint(x: point.x + scroll.x, y: point.y + scroll.y)))
    }
}

extension EditableTextNode: PointerShaping {
    var pointerShape: PointerShape? { canFocus ? .text : nil }
}
