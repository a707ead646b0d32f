import CoreGraphics
import CoreTransferable

extension EditableTextNode: KeyResponder {
    package func respond(to press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, canFocus else { return .ignored }
        let modifiers = press.modifiers.forCommands
        if let result = move(press.key, modifiers) { return result }
        if let result = delete(press.key, modifiers) { return result }
        if modifiers.contains(.command) { return command(press.key, modifiers) }
        switch press.key {
        case .escape:
            guard isComposing else { return .ignored }
            edit { $0.endComposition() }
            return .handled
        case .return:
            return content.actions.returnPressed() ? .handled : returnPressed(modifiers)
        case .tab:
            guard content.fillsHeight, modifiers.isEmpty else { return .ignored }
            edit { $0.insert("\t") }
            return .handled
        default:
            guard !press.characters.isEmpty, !modifiers.contains(.control) else { return .ignored }
            edit { $0.insert(press.characters) }
            return .handled
        }
    }

    private func returnPressed(_ modifiers: EventModifiers) -> KeyPress.Result {
        // On macOS, Return submits a field even if it has several lines; Option-Return inserts a line.
        let insertsLine =
            content.isMultiline
            && (content.fillsHeight || !environment.platformProfile.isMac || modifiers.contains(.option))
        if insertsLine {
            edit { $0.insert("\n") }
            return .handled
        }
        guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
        model.endComposition()
        commit()
        content.actions.submitted()
        let requestCount = tree.focus.requestCount
        let isHandled = submit(.text)
        if environment.platformProfile.isMac {
            if isFocused { edit { $0.selectAll() } }
        } else {
            resign(unlessRequestedAfter: requestCount)
        }
        // If no action handled the submission, the default button may on macOS.
        return isHandled || !environment.platformProfile.isMac ? .handled : .ignored
    }

    /// How many rounds of an update a field keeps the focus after a submission: at least the lower bound, and up to the upper bound while changes are
    /// pending.
    private static let submissionRounds = 4...20

    /// Removes the focus, which dismisses the keyboard, unless the submit action moves the focus or asks for it to stay. The request may come rounds
    /// later: after changes with animations, or from an `onChange` of what the action has changed.
    private func resign(unlessRequestedAfter requestCount: Int, round: Int = 1) {
        tree.schedule { [self] in
            guard !hasEnded, isFocused, tree.focus.requestCount == requestCount else { return }
            if round < Self.submissionRounds.lowerBound || tree.isRoundNeeded && round < Self.submissionRounds.upperBound {
                return resign(unlessRequestedAfter: requestCount, round: round + 1)
            }
            tree.focus.focus(nil)
        }
    }

    // MARK: Moving

    private func move(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> KeyPress.Result? {
        let extending = modifiers.contains(.shift)
        let byWord = !modifiers.isDisjoint(with: [.option, .control])
        let toEdge = modifiers.contains(.command)
        var keptX: CGFloat?
        let target: Int
        switch key {
        case .leftArrow: target = horizontalTarget(toRight: false, byWord: byWord, toEdge: toEdge, extending: extending)
        case .rightArrow: target = horizontalTarget(toRight: true, byWord: byWord, toEdge: toEdge, extending: extending)
        case .upArrow, .downArrow:
            let down = key == .downArrow
            if toEdge || (!content.isMultiline && extending) {
                target = down ? model.length : 0
            } else if !content.isMultiline {
                return .ignored
            } else if byWord {
                let paragraph = model.paragraph(at: down ? model.selection.head : max(0, model.selection.head - 1))
                target =
                    down
                    ? (paragraph.upperBound == model.selection.head
                        ? model.paragraph(at: model.characterAfter(model.selection.head)).upperBound : paragraph.upperBound) : paragraph.lowerBound
            } else {
                keptX = preferredX ?? layout.caret(at: displayOffset(model.selection.head)).minX
                target = lineTarget(down ? 1 : -1, x: keptX!)
            }
        case .home: target = toEdge ? 0 : lineStart
        case .end: target = toEdge ? model.length : lineEnd
        case .pageUp, .pageDown:
            guard content.isMultiline else { return .ignored }
            keptX = preferredX ?? layout.caret(at: displayOffset(model.selection.head)).minX
            let caret = layout.caret(at: displayOffset(model.selection.head))
            let lines = max(1, Int(size.height / max(1, caret.height)) - 1)
            target = lineTarget(key == .pageDown ? lines : -lines, x: keptX!)
        default: return nil
        }
        edit {
            $0.endComposition()
            $0.move(to: target, extending: extending)
        }
        preferredX = keptX
        return .handled
    }

    /// Returns the target of a left or right arrow key. In right-to-left text, moving to the right moves backwards.
    private func horizontalTarget(toRight: Bool, byWord: Bool, toEdge: Bool, extending: Bool) -> Int {
        let head = model.selection.head
        let isForward = toRight != layout.isRightToLeft(at: displayOffset(head))
        if toEdge { return isForward ? lineEnd : lineStart }
        if byWord {
            if content.isSecure { return isForward ? model.length : 0 }
            return isForward ? model.wordEnd(after: head) : model.wordStart(before: head)
        }
        if !model.selection.isEmpty, !extending { return isForward ? model.selection.upper : model.selection.lower }
        return isForward ? model.characterAfter(head) : model.characterBefore(head)
    }

    private func lineTarget(_ count: Int, x: CGFloat) -> Int {
        let position = displayOffset(model.selection.head)
        if let found = layout.position(from: position, byLines: count, x: x) { return textOffset(found) }
        // Fewer lines than requested: move as far as possible.
        var (best, step) = (position, 0)
        while abs(step) < abs(count), let found = layout.position(from: best, byLines: count.signum(), x: x) { (best, step) = (found, step + 1) }
        return step == 0 ? (count > 0 ? model.length : 0) : textOffset(best)
    }

    private var lineStart: Int {
        content.isMultiline ? model.aligned(layout.lineStart(model.selection.head)) : 0
    }

    private var lineEnd: Int {
        content.isMultiline ? model.aligned(layout.lineEnd(model.selection.head, in: model)) : model.length
    }

    // MARK: Deleting

    private func delete(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> KeyPress.Result? {
        guard key == .delete || key == .deleteForward else { return nil }
        // With nothing to delete, let enclosing views handle the key.
        if model.text.isEmpty { return .ignored }
        let isForward = key == .deleteForward
        let head = model.selection.head
        let target: Int
        if modifiers.contains(.command) {
            target = isForward ? lineEnd : lineStart
        } else if !modifiers.isDisjoint(with: [.option, .control]) {
            target = content.isSecure ? (isForward ? model.length : 0) : isForward ? model.wordEnd(after: head) : model.wordStart(before: head)
        } else {
            target = isForward ? model.characterAfter(head) : model.characterBefore(head)
        }
        edit { $0.delete(to: target) }
        return .handled
    }

    // MARK: Commands

    private func command(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> KeyPress.Result {
        guard modifiers.isDisjoint(with: [.control, .option]) else { return .ignored }
        switch key.character.lowercased() {
        case "a": selectAll()
        case "c": copy()
        case "x": cut()
        case "v": paste()
        // Without edits of its own the text leaves the command to the window.
        case "z" where !modifiers.contains(.shift) && model.canUndo: edit { $0.undo() }
        case "z" where modifiers.contains(.shift) && model.canRedo: edit { $0.redo() }
        case "y": edit { $0.redo() }
        default: return .ignored
        }
        return .handled
    }

    /// Whether there is a selection that may be copied. Secure text is never copied.
    package var canCopy: Bool { !model.selection.isEmpty && !content.isSecure }

    package func copy() {
        if canCopy { tree.services.clipboard.string = model.selectedText }
    }

    package func cut() {
        guard canCopy else { return }
        copy()
        edit { $0.delete(to: $0.selection.head) }
    }

    package func paste() {
        if let string = tree.services.clipboard.string { paste(string) }
    }

    /// Pastes text from the clipboard asynchronously, once its owner has delivered it.
    package func pasteWhenItComes() {
        tree.services.clipboard.paste(String.importedContentTypes()) { [weak self] items in
            _ = TransferLoading.load(String.self, from: items) { self?.paste($0.joined(separator: "\n")) }
        }
    }

    private func paste(_ string: String) {
        guard !string.isEmpty, !hasEnded else { return }
        edit {
            $0.endUndoStep()
            $0.insert(string)
            $0.endUndoStep()
        }
    }

    package func selectAll() {
        edit { $0.selectAll() }
    }
}

extension EditableTextNode: TextInputClient {
    package func insertText(_ text: String) { edit { $0.insert(text) } }

    package func replaceText(_ text: String) {
        edit {
            $0.selectAll()
            $0.insert(text)
        }
    }

    package func setMarkedText(_ text: String, selected: Range<Int>) { edit { $0.setMarkedText(text, selected: selected) } }
    package func endComposition() { edit { $0.endComposition() } }
    package var isComposing: Bool { model.markedRange != nil }
    package var caretFrame: CGRect { convert(caretArea, to: .global) }

    package var surroundingText: (text: String, caret: Int, anchor: Int) {
        content.isSecure ? ("", 0, 0) : (model.text, model.selection.head, model.selection.anchor)
    }

    package var selectedText: String? { content.isSecure || model.selection.isEmpty ? nil : model.selectedText }

    package var inputTraits: TextInputTraits {
        var traits = environment.textInputTraits
        traits.isSecure = content.isSecure
        traits.isMultiline = content.isMultiline
        return traits
    }
}
