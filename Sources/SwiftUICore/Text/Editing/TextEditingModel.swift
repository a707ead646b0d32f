/// A text being edited: characters, selection, what can be undone, and what an input method is composing.
///
/// Positions are offsets in the text's UTF-8 and always lie between characters (grapheme clusters): one that does not counts as
/// the next that does. An edit takes time linear in the length of what it changes and of the text's copy.
package struct TextEditingModel: Sendable {
    package private(set) var text: String
    package private(set) var selection: TextSelectionRange
    /// What an input method has not yet committed.
    package private(set) var markedRange: Range<Int>?
    /// Whether new lines become spaces.
    package let isSingleLine: Bool

    private var undoable: [Edit] = []
    private var redoable: [Edit] = []
    /// Whether the next edit may join the last one.
    private var mayCoalesce = false
    /// What the input method's text stands in the place of.
    private var composition: (start: Int, replaced: String, selection: TextSelectionRange)?

    /// How many steps can be undone.
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

    /// The position, or the next one between characters.
    package func aligned(_ offset: Int) -> Int {
        if offset <= 0 { return 0 }
        if offset >= length { return length }
        // An index inside of a character counts as the character's.
        let next = text.index(after: index(offset))
        return self.offset(text.index(before: next)) == offset ? offset : self.offset(next)
    }

    // MARK: Changing from outside

    /// Takes over another text, as the program sets it. What was done before cannot be undone any more.
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

    /// Selects, or moves the caret.
    package mutating func select(_ range: TextSelectionRange) {
        let aligned = TextSelectionRange(anchor: aligned(range.anchor), head: aligned(range.head))
        if aligned != selection { mayCoalesce = false }
        selection = aligned
    }

    /// Moves the caret, or the end of the selection that moves.
    package mutating func move(to offset: Int, extending: Bool = false) {
        select(extending ? TextSelectionRange(anchor: selection.anchor, head: offset) : TextSelectionRange(caret: offset))
    }

    package mutating func selectAll() {
        select(TextSelectionRange(anchor: 0, head: length))
    }

    // MARK: Editing

    /// Puts text in the place of what is selected.
    ///
    /// Texts of one character each are undone together, word by word, until the caret is moved.
    package mutating func insert(_ inserted: String) {
        let accepted = accepted(inserted)
        if markedRange != nil { return commitComposition(accepted) }
        guard !accepted.isEmpty || !selection.isEmpty else { return }
        let isTyping = selection.isEmpty && accepted.count == 1 && !accepted.first!.isNewline
        perform(selection.range, accepted, kind: isTyping ? .typing : .other)
    }

    /// Takes out what is selected, or else what lies between the caret and a position.
    package mutating func delete(to position: Int) {
        endComposition()
        let target = aligned(position)
        let range = selection.isEmpty ? min(target, selection.head)..<max(target, selection.head) : selection.range
        guard !range.isEmpty else { return }
        perform(range, "", kind: selection.isEmpty ? .deleting : .other)
    }

    package mutating func deleteBackward() { delete(to: characterBefore(selection.head)) }
    package mutating func deleteForward() { delete(to: characterAfter(selection.head)) }

    /// A text as it can stand here.
    private func accepted(_ text: String) -> String {
        // Windows' line ends are one character too.
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

    // MARK: Undoing

    package var canUndo: Bool { !undoable.isEmpty || markedRange != nil }
    package var canRedo: Bool { !redoable.isEmpty }

    /// Makes the next edit a step of its own.
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
            // A word and the space after it are one step.
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

    /// Takes back the last step; says whether there was one.
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

    /// Does again what was taken back last; says whether there was anything.
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

    // MARK: Composing

    /// Shows what an input method is composing, in the place of what it has shown so far or of what is selected.
    ///
    /// - Parameter selected: What the input method selects, in the UTF-8 of its text.
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

    /// Puts text in the place of what was composed, as one step.
    private mutating func commitComposition(_ committed: String) {
        guard let range = markedRange else { return }
        replace(range, with: committed)
        markedRange = nil
        finishComposition(with: committed)
    }

    /// Leaves what was composed as it stands.
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
        record(Edit(
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
