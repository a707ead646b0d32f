/// A caret or selection in a text, as UTF-8 offsets at character boundaries.
package struct TextSelectionRange: Hashable, Sendable {
    /// The fixed end, at which the selection began.
    package var anchor: Int
    /// The moving end, at which the caret is.
    package var head: Int

    package init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    package init(caret: Int) {
        self.init(anchor: caret, head: caret)
    }

    package var lower: Int { min(anchor, head) }
    package var upper: Int { max(anchor, head) }
    package var range: Range<Int> { lower..<upper }
    package var isEmpty: Bool { anchor == head }
}
