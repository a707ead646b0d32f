extension ViewTree {
    /// Dispatches a key press to the monitors, unless they have seen it, and then to the views; see `KeyDispatcher`. Returns whether it was
    /// handled.
    @discardableResult
    package func send(_ press: KeyPress, isMonitored: Bool = false) -> Bool {
        update()
        guard let press = isMonitored ? press : monitored(press) else { return true }
        let isHandled = KeyDispatcher(tree: self).dispatch(press)
        update()
        endUndoEvent()
        return isHandled
    }
}

extension ViewTree {
    /// Performs the keyboard shortcut for a key press, if a control has one. Returns whether it was handled.
    package func performShortcut(_ press: KeyPress) -> Bool {
        update()
        let isHandled = KeyDispatcher(tree: self).performShortcut(press)
        update()
        endUndoEvent()
        return isHandled
    }
}

/// Dispatches key presses to the views of a tree.
///
/// First the program's handlers of key presses around the focused view are called, the outermost first as SwiftUI was measured to do (macOS 27).
/// Keyboard shortcuts with the command key follow, and then the other responders from the focused view outwards, such as a text editor and
/// commands, and shortcuts without the command key. Finally Tab and the arrow keys move the focus, and Return performs the primary
/// action of the focused view.
struct KeyDispatcher {
    unowned(unsafe) let tree: ViewTree

    /// Dispatches a key press. Returns whether it was handled.
    func dispatch(_ press: KeyPress) -> Bool {
        let isCommand = press.modifiers.contains(.command)
        let path = tree.focus.path
        for case let node as KeyPressNode in path.reversed() where !node.modifier.isOfControl && !node.hasEnded {
            if node.respond(to: press) == .handled { return true }
        }
        if isCommand, performShortcut(press) { return true }
        for node in path where !node.hasEnded && (node as? KeyPressNode)?.modifier.isOfControl != false {
            if let responder = node as? any KeyResponder, responder.respond(to: press) == .handled { return true }
        }
        if press.phase == .up { return false }
        if isCommand, tree.selectedText.copy(press, to: tree.services.clipboard) { return true }
        if isCommand, undo(press) { return true }
        if !isCommand, performShortcut(press) { return true }
        switch press.key {
        case .tab where press.modifiers.forCommands.subtracting(.shift).isEmpty:
            return tree.focus.moveFocus(forward: !press.modifiers.contains(.shift), in: tree)
        case .return where press.phase == .down && press.modifiers.forCommands.isEmpty:
            guard let target = tree.focus.focused as? any PrimaryActionTarget, target.isPrimaryActionEnabled else { return false }
            target.performPrimaryAction()
            return true
        default:
            guard press.modifiers.forCommands.isEmpty, let direction = MoveCommandDirection(press.key) else { return false }
            return tree.focus.moveFocus(direction, in: tree)
        }
    }

    /// Undoes or redoes with the window's undo manager if the press is the shortcut for it.
    private func undo(_ press: KeyPress) -> Bool {
        guard let manager = tree.services.usedUndoManager else { return false }
        return onMainActor {
            if EditCommand.undo.shortcut.matches(press, in: .leftToRight), manager.canUndo {
                manager.undo()
            } else if EditCommand.redo.shortcut.matches(press, in: .leftToRight), manager.canRedo {
                manager.redo()
            } else {
                return false
            }
            return true
        }
    }

    fileprivate func performShortcut(_ press: KeyPress) -> Bool {
        guard press.phase == .down else { return false }
        let matching = tree.focus.shortcuts.all().filter { $0.matches(press) }
        guard let target = matching.count < 2 ? matching.first?.target : foremost(matching) else { return false }
        target.performPrimaryAction()
        return true
    }

    /// Resolves several controls with the same shortcut: the one in the frontmost presentation, otherwise the first in view order.
    private func foremost(_ nodes: [KeyboardShortcutNode]) -> (any PrimaryActionTarget)? {
        guard let rootNode = tree.rootNode else { return nil }
        var presented = ContiguousArray<ViewNode>()
        tree.presentationHost?.appendNodes(to: &presented)
        for root in presented.reversed() + [rootNode] {
            for node in FocusWalk(from: root, entersHidden: true) {
                if let node = node as? KeyboardShortcutNode, nodes.contains(where: { $0 === node }), let target = node.target { return target }
            }
        }
        return nil
    }
}
