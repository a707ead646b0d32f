import CoreGraphics

extension EditableTextNode {
    /// Handles a pointer press at a point of the node: places the caret. A double click selects a word, a triple click a
    /// paragraph.
    package func pointerDown(at point: CGPoint) {
        let selection = pointerSelection.begin(
            at: position(at: point), place: point, time: tree.clock.time, in: model, isSecret: content.isSecure)
        edit {
            $0.endComposition()
            $0.select(selection)
        }
    }

    /// Extends the selection to a point while the pointer is down, in whole words after a double click.
    package func pointerMoved(to point: CGPoint) {
        guard let selection = pointerSelection.moved(to: position(at: point), in: model, isSecret: content.isSecure) else { return }
        edit { $0.select(selection) }
    }

    /// Whether the pointer that makes the selection is down.
    package var isPointerDown: Bool { pointerSelection.isDown }

    package func pointerUp() {
        pointerSelection.end()
    }

    /// Handles a secondary click at a point of the window: focuses the node, and outside the selection selects the word at the
    /// point or places the caret.
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
    func pointerShape(at location: CGPoint) -> PointerShape? { canFocus ? .text : nil }
}
