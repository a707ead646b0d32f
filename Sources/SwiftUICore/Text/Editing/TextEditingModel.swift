/// The model of a text being edited: characters, selection, undo history and the text an input method is composing.
///
/// Positions are UTF-8 offsets at character (grapheme cluster) boundaries; any other offset is rounded up to the next boundary.
/// An edit takes time linear in the length of the text.
package struct TextEditingModel: Sendable {
    package private(set) var text: String
    package private(set) var selection: TextSelectionRange
    /// The range of text that an input method is still composing; nil if there is none.
    package private(set) var markedRange: Range<Int>?
    /// Whether line breaks are replaced by spaces.
    package private(set) var isSingleLine: Bool

    private var undoable: [Edit] = []
    private var redoable: [Edit] = []
    /// Whether the next edit may be merged with the last undo step.
    private var mayCoalesce = false
    /// The text that the composition replaces.
    private var composition: (start: Int, replaced: String, selection: TextSelectionRange)?

    /// The maximum number of undo steps.
    private static let undoLimit = 1000

    private struct Edit {
        enum Kind { case typing, deleting, other }
        var kind: Kind
        var start: Int
        var old: String
        var new: String
        var before: TextSelectionRange
        var after: TextSelectionRange
    }

    package init(_ text: String = "", isSingleLine: Bool = true) {
        self.isSingleLine = isSingleLine
        self.text = text
        self.text.makeContiguousUTF8()
        selection = TextSelectionRange(caret: text.utf8.count)
    }

    package var length: Int { text.utf8.count }
    package var selectedText: String { substring(selection.range) }

    package func substring(_ range: Range<Int>) -> String {
        String(text[index(range.lowerBound)..<index(range.upperBound)])
    }

    // MARK: Positions

    func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: min(max(0, offset), length))
    }

    func offset(_ index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }

    /// Returns the offset rounded up to a character boundary.
    package func aligned(_ offset: Int) -> Int {
        if offset <= 0 { return 0 }
        if offset >= length { return length }
        // An index inside a character is treated as the character's index.
        let next = text.index(after: index(offset))
        return self.offset(text.index(before: next)) == offset ? offset : self.offset(next)
    }

    // MARK: Changes by the program

    /// Replaces the text, as set by the program. Clears the undo history.
    package mutating func setText(_ newText: String) {
        guard newText != text else { return }
        let atEnd = selection.isEmpty && selection.head == length
        text = newText
        text.makeContiguousUTF8()
        markedRange = nil
        composition = nil
        undoable = []
        redoable = []
        mayCoalesce = false
        selection = atEnd ? TextSelectionRange(caret: length) : TextSelectionRange(anchor: aligned(selection.anchor), head: aligned(selection.head))
    }

    /// Sets whether line breaks in text that is entered from now on are replaced by spaces. Text, selection and undo history are kept.
    package mutating func setSingleLine(_ isSingleLine: Bool) {
        self.isSingleLine = isSingleLine
    }

    /// Sets the selection; an empty range places the caret.
    package mutating func select(_ range: TextSelectionRange) {
        let aligned = TextSelectionRange(anchor: aligned(range.anchor), head: aligned(range.head))
        if aligned != selection { mayCoalesce = false }
        selection = aligned
    }

    /// Moves the caret, or the head of the selection if `extending`.
    package mutating func move(to offset: Int, extending: Bool = false) {
        select(extending ? TextSelectionRange(anchor: selection.anchor, head: offset) : TextSelectionRange(caret: offset))
    }

    package mutating func selectAll() {
        select(TextSelectionRange(anchor: 0, head: length))
    }

    // MARK: Editing

    /// Replaces the selection with text.
    ///
    /// Single typed characters are merged into one undo step per word, until the caret is moved.
    package mutating func insert(_ inserted: String) {
        let accepted = accepted(inserted)
        if markedRange != nil { return commitComposition(accepted) }
        guard !accepted.isEmpty || !selection.isEmpty else { return }
        let isTyping = selection.isEmpty && accepted.count == 1 && !accepted.first!.isNewline
        perform(selection.range, accepted, kind: isTyping ? .typing : .other)
    }

    /// Deletes the selection, or the text between the caret and a position if the selection is empty.
    package mutating func delete(to position: Int) {
        endComposition()
        let target = aligned(position)
        let range = selection.isEmpty ? min(target, selection.head)..<max(target, selection.head) : selection.range
        guard !range.isEmpty else { return }
        perform(range, "", kind: selection.isEmpty ? .deleting : .other)
    }

    package mutating func deleteBackward() { delete(to: characterBefore(selection.head)) }
    package mutating func deleteForward() { delete(to: characterAfter(selection.head)) }

    /// Returns the text with disallowed characters replaced or removed: line breaks in a single-line text, and NUL.
    private func accepted(_ text: String) -> String {
        // CRLF is a single character too.
        let lines = text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? (isSingleLine ? " " : "\n") : $0 }) : text
        return lines.contains("\0") ? lines.filter { $0 != "\0" } : lines
    }

    private mutating func perform(_ range: Range<Int>, _ new: String, kind: Edit.Kind) {
        let old = substring(range)
        let before = selection
        replace(range, with: new)
        record(Edit(kind: kind, start: range.lowerBound, old: old, new: new, before: before, after: selection))
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        text.makeContiguousUTF8()
        selection = TextSelectionRange(caret: aligned(range.lowerBound + new.utf8.count))
    }

    // MARK: Undo

    package var canUndo: Bool { !undoable.isEmpty || markedRange != nil }
    package var canRedo: Bool { !redoable.isEmpty }

    /// Ends the current undo step: the next edit starts a new one.
    package mutating func endUndoStep() { mayCoalesce = false }

    private mutating func record(_ edit: Edit) {
        redoable = []
        if mayCoalesce, let last = undoable.last, let joined = Self.join(last, edit) {
            undoable[undoable.count - 1] = joined
        } else {
            undoable.append(edit)
            if undoable.count > Self.undoLimit { undoable.removeFirst(undoable.count - Self.undoLimit) }
        }
        mayCoalesce = edit.kind != .other
    }

    private static func join(_ first: Edit, _ second: Edit) -> Edit? {
        guard first.kind == second.kind else { return nil }
        var joined = first
        joined.after = second.after
        switch first.kind {
        case .typing:
            // A word and the whitespace after it form one step.
            let beginsWord = first.new.last.map(\.isWhitespace) ?? false && !(second.new.first.map(\.isWhitespace) ?? false)
            guard !beginsWord, second.start == first.start + first.new.utf8.count else { return nil }
            joined.new += second.new
        case .deleting:
            if second.start + second.old.utf8.count == first.start {
                joined.start = second.start
                joined.old = second.old + first.old
            } else if second.start == first.start {
                joined.old += second.old
            } else {
                return nil
            }
        case .other:
            return nil
        }
        return joined
    }

    /// Undoes the last step. Returns whether there was one.
    @discardableResult
    package mutating func undo() -> Bool {
        cancelComposition()
        guard let edit = undoable.popLast() else { return false }
        replace(edit.start..<edit.start + edit.new.utf8.count, with: edit.old)
        selection = edit.before
        redoable.append(edit)
        mayCoalesce = false
        return true
    }

    /// Redoes the step that was undone last. Returns whether there was one.
    @discardableResult
    package mutating func redo() -> Bool {
        cancelComposition()
        guard let edit = redoable.popLast() else { return false }
        replace(edit.start..<edit.start + edit.old.utf8.count, with: edit.new)
        selection = edit.after
        undoable.append(edit)
        mayCoalesce = false
        return true
    }

    // MARK: Composition

    /// Shows the text that an input method is composing. It replaces the previously composed text, or the selection.
    ///
    /// - Parameter selected: The range selected by the input method, as UTF-8 offsets in `marked`.
    package mutating func setMarkedText(_ marked: String, selected: Range<Int>) {
        let marked = accepted(marked)
        let range = markedRange ?? selection.range
        if composition == nil { composition = (range.lowerBound, substring(range), selection) }
        replace(range, with: marked)
        if marked.isEmpty {
            markedRange = nil
            finishComposition(with: "")
        } else {
            let start = range.lowerBound
            markedRange = start..<start + marked.utf8.count
            selection = TextSelectionRange(anchor: aligned(start + selected.lowerBound), head: aligned(start + selected.upperBound))
        }
    }

    /// Replaces the composed text as a single undo step.
    private mutating func commitComposition(_ committed: String) {
        guard let range = markedRange else { return }
        replace(range, with: committed)
        markedRange = nil
        finishComposition(with: committed)
    }

    /// Ends the composition and keeps the composed text.
    package mutating func endComposition() {
        guard composition != nil else { return }
        let committed = markedRange.map(substring) ?? ""
        markedRange = nil
        finishComposition(with: committed)
    }

    private mutating func finishComposition(with committed: String) {
        guard let composition else { return }
        self.composition = nil
        mayCoalesce = false
        guard committed != composition.replaced else { return }
        record(
            Edit(
                kind: .other, start: composition.start, old: composition.replaced, new: committed, before: composition.selection,
                after: selection))
    }

    private mutating func cancelComposition() {
        guard let composition else { return }
        if let markedRange { replace(markedRange, with: composition.replaced) }
        selection = composition.selection
        self.composition = nil
        markedRange = nil
    }
}
