import CoreGraphics

extension EditableTextNode {
    /// How near in time and place clicks must be to count together.
    private static let clickInterval = 0.5
    private static let clickDistance: CGFloat = 6

    /// A pointer goes down at a point of the node's own: the caret goes there; the second time a word is selected, the third
    /// time a paragraph.
    package func pointerDown(at point: CGPoint) {
        let near = hypot(point.x - clicks.place.x, point.y - clicks.place.y) <= Self.clickDistance
        let count = near && tree.time - clicks.time <= Self.clickInterval ? clicks.count + 1 : 1
        clicks = (count, tree.time, point)
        let position = position(at: point)
        let range: Range<Int>
        switch count {
        case 1: range = position..<position
        case 2: range = content.isSecure ? 0..<model.length : model.word(at: position)
        default: range = model.paragraph(at: position)
        }
        dragOrigin = range
        edit {
            $0.endComposition()
            $0.select(TextSelectionRange(anchor: range.lowerBound, head: range.upperBound))
        }
    }

    /// The pointer that went down has moved: what lies between is selected, in words after a double click.
    package func pointerMoved(to point: CGPoint) {
        guard let origin = dragOrigin else { return }
        let position = position(at: point)
        let reached: Range<Int>
        switch clicks.count {
        case 1: reached = position..<position
        case 2: reached = content.isSecure ? 0..<model.length : model.word(at: position)
        default: reached = model.paragraph(at: position)
        }
        let isBack = reached.lowerBound < origin.lowerBound
        edit {
            $0.select(isBack
                ? TextSelectionRange(anchor: origin.upperBound, head: reached.lowerBound)
                : TextSelectionRange(anchor: origin.lowerBound, head: max(origin.upperBound, reached.upperBound)))
        }
    }

    /// Whether the pointer that selects is down.
    package var isPointerDown: Bool { dragOrigin != nil }

    package func pointerUp() {
        dragOrigin = nil
    }

    func position(at point: CGPoint) -> Int {
        textOffset(layout.position(at: CGPoint(x: point.x + scroll.x, y: point.y + scroll.y)))
    }
}

extension EditableTextNode: PointerShaping {
    var pointerShape: PointerShape? { canFocus ? .text : nil }
}
