/// The occurrences of a text that the user looks for, as UTF-8 offsets.
package struct FoundText: Equatable {
    package var ranges: [Range<Int>] = []
    /// The occurrence that the user has moved to; nil for none.
    package var current: Range<Int>?

    package init(ranges: [Range<Int>] = [], current: Range<Int>? = nil) {
        self.ranges = ranges
        self.current = current
    }
}

extension EditableTextNode {
    /// Selects a range and scrolls it into view, whether or not the text has the focus.
    package func reveal(_ range: Range<Int>) {
        edit { $0.select(TextSelectionRange(anchor: range.lowerBound, head: range.upperBound)) }
        keepCaretInSight()
        invalidateDisplay()
    }

    /// Gives the text the focus, if it can have it.
    package func takeFocus() {
        if canFocus { tree.focus.focus(self) }
    }

    /// Replaces a range by text, as one undo step. Text that cannot be edited stays as it is.
    package func replace(_ range: Range<Int>, with text: String) {
        guard canFocus else { return }
        edit {
            $0.endUndoStep()
            $0.select(TextSelectionRange(anchor: range.lowerBound, head: range.upperBound))
            $0.insert(text)
            $0.endUndoStep()
        }
    }
}
