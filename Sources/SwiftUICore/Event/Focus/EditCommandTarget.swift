import Observation

/// A command of the Edit menu.
package enum EditCommand: CaseIterable, Sendable {
    case undo, redo, cut, copy, paste, selectAll

    /// The key of the command, which is pressed with the command key.
    package var key: KeyEquivalent {
        switch self {
        case .undo, .redo: "z"
        case .cut: "x"
        case .copy: "c"
        case .paste: "v"
        case .selectAll: "a"
        }
    }

    package var shortcut: KeyboardShortcut { KeyboardShortcut(key, modifiers: self == .redo ? [.command, .shift] : .command) }
}

/// Performs the commands of the Edit menu on the focused view or, while a menu has the focus, on the view that gets it back.
///
/// Views that read ``enabledCommands`` are updated when it changes.
package final class EditCommandTarget: Observable {
    private unowned(unsafe) let tree: ViewTree
    private let registrar = ObservationRegistrar()
    private weak var view: ViewNode?
    private var enabled: Set<EditCommand> = []
    /// Whether views read the enabled commands. Otherwise they are not determined.
    private var isRead = false

    init(tree: ViewTree) {
        self.tree = tree
    }

    /// The commands that have an effect now.
    package var enabledCommands: Set<EditCommand> {
        registrar.access(self, keyPath: \.enabledCommands)
        if !isRead {
            isRead = true
            refresh()
        }
        return enabled
    }

    /// Determines the view and its commands again, after the focus, a selection or a text has changed.
    func refresh() {
        guard isRead else { return }
        view = tree.focus.loans.lender ?? tree.focus.focused
        let now = Set(EditCommand.allCases.filter(isEnabled))
        guard now != enabled else { return }
        registrar.withMutation(of: self, keyPath: \.enabledCommands) { enabled = now }
    }

    /// Performs a command. Returns whether a view has handled it.
    @discardableResult
    package func perform(_ command: EditCommand) -> Bool {
        guard isEnabled(command) else { return false }
        if let text = view as? EditableTextNode {
            switch command {
            case .undo: text.edit { $0.undo() }
            case .redo: text.edit { $0.redo() }
            case .cut: text.cut()
            case .copy: text.copy()
            case .paste: text.pasteWhenItComes()
            case .selectAll: text.selectAll()
            }
            return true
        }
        let press = KeyPress(command.key, modifiers: .command)
        for case let responder as PasteboardCommandNode in path where responder.respond(to: press) == .handled { return true }
        return command == .copy && tree.selectedText.copy(press, to: tree.services.clipboard)
    }

    /// The view and its ancestors, from the innermost outwards.
    private var path: [ViewNode] { view.map { [$0] + $0.ancestors } ?? [] }

    private func isEnabled(_ command: EditCommand) -> Bool {
        if let text = view as? EditableTextNode, !text.hasEnded {
            return switch command {
            case .undo: text.model.canUndo
            case .redo: text.model.canRedo
            case .cut, .copy: text.canCopy
            case .paste: true
            case .selectAll: !text.model.text.isEmpty
            }
        }
        if command == .copy, tree.selectedText.string != nil { return true }
        return path.contains { ($0 as? PasteboardCommandNode)?.handles(command) ?? false }
    }
}
