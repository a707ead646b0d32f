/// Where a caret is or what is selected, as offsets in a text's UTF-8 that lie between characters.
package struct TextSelectionRange: Hashable, Sendable {
    /// Where the selection began.
    package var anchor: Int
    /// The end that moves; where the caret is.
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
