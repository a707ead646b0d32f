/// The direction of an arrow key.
public enum MoveCommandDirection: Sendable, Hashable {
    case up
    case down
    case left
    case right

    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}

/// Calls a function for a command key while its content has the focus.
struct CommandModifier {
    enum Command {
        case move((MoveCommandDirection) -> Void)
        case exit(() -> Void)
        case delete(() -> Void)
    }

    var command: Command?
    var name: String
}

extension CommandModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = CommandNode
}

final class CommandNode: ObservingNode<CommandModifier>, KeyResponder {
    func respond(to press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, press.modifiers.forCommands.isEmpty, environmentScope.values.isEnabled else { return .ignored }
        switch modifier.command {
        case .move(let action):
            guard let direction = MoveCommandDirection(press.key) else { return .ignored }
            action(direction)
        case .exit(let action):
            guard press.key == .escape else { return .ignored }
            action()
        case .delete(let action):
            guard press.key == .delete || press.key == .deleteForward else { return .ignored }
            action()
        case nil:
            return .ignored
        }
        return .handled
    }

    override var typeName: String { modifier.name }
}

extension View {
    /// Calls a function when an arrow key is pressed while the view has the focus; nil passes the key to the enclosing view.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        modifier(CommandModifier(command: action.map { .move($0) }, name: "onMoveCommand"))
    }

    /// Calls a function when Escape is pressed while the view has the focus; nil passes the key to the enclosing view.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(CommandModifier(command: action.map { .exit($0) }, name: "onExitCommand"))
    }

    /// Calls a function when Backspace or Delete is pressed while the view has the focus; nil passes the key to the enclosing view.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(CommandModifier(command: action.map { .delete($0) }, name: "onDeleteCommand"))
    }
}
