extension ViewTree {
    /// Gives a key press to the views; says whether one has used it.
    ///
    /// Keys held with the command key are looked up among the shortcuts first. Then the view with the focus is asked and those
    /// around it, outwards; then the shortcuts; last, Tab and the arrow keys move the focus and Return does what the view with
    /// the focus does.
    @discardableResult
    package func send(_ press: KeyPress) -> Bool {
        update()
        let isHandled = dispatch(press)
        update()
        return isHandled
    }

    private func dispatch(_ press: KeyPress) -> Bool {
        let isCommand = press.modifiers.contains(.command)
        if isCommand, performShortcut(press) { return true }
        for node in focus.path where !node.hasEnded {
            if let responder = node as? any KeyResponder, responder.respond(to: press) == .handled { return true }
        }
        if press.phase == .up { return false }
        if isCommand, selectedText.copy(press, to: clipboard) { return true }
        if !isCommand, performShortcut(press) { return true }
        switch press.key {
        case .tab where press.modifiers.forCommands.subtracting(.shift).isEmpty:
            return focus.moveFocus(forward: !press.modifiers.contains(.shift), in: self)
        case .return where press.phase == .down && press.modifiers.forCommands.isEmpty:
            guard let target = focus.focused as? any PrimaryActionTarget, target.isPrimaryActionEnabled else { return false }
            target.performPrimaryAction()
            return true
        default:
            guard press.modifiers.forCommands.isEmpty, let direction = MoveCommandDirection(press.key) else { return false }
            return focus.moveFocus(direction, in: self)
        }
    }

    private func performShortcut(_ press: KeyPress) -> Bool {
        guard press.phase == .down else { return false }
        let matching = focus.shortcuts.all().filter { $0.matches(press) }
        guard let target = matching.count < 2 ? matching.first?.target : foremost(matching) else { return false }
        target.performPrimaryAction()
        return true
    }

    /// Of several controls with the same shortcut: the one in what is presented in front; else the first in view order.
    private func foremost(_ nodes: [KeyboardShortcutNode]) -> (any PrimaryActionTarget)? {
        guard let rootNode else { return nil }
        var presented = ContiguousArray<ViewNode>()
        presentationHost?.appendNodes(to: &presented)
        for root in presented.reversed() + [rootNode] {
            for node in FocusWalk(from: root, entersHidden: true) {
                if let node = node as? KeyboardShortcutNode, nodes.contains(where: { $0 === node }), let target = node.target { return target }
            }
        }
        return nil
    }
}
