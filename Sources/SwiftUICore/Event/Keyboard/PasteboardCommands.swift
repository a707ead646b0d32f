import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Calls a function for the copy, cut or paste shortcut while its content has the focus.
struct PasteboardCommandModifier {
    enum Command {
        case copy(() -> [NSItemProvider])
        case cut(() -> [NSItemProvider])
        case paste([UTType], ([NSItemProvider]) -> Void)
    }

    var command: Command?
    var name: String
}

extension PasteboardCommandModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = PasteboardCommandNode
}

final class PasteboardCommandNode: ObservingNode<PasteboardCommandModifier>, KeyResponder {
    func respond(to press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, press.modifiers.forCommands == .command, environmentScope.values.isEnabled else { return .ignored }
        switch modifier.command {
        case .copy(let items) where press.key == "c": return copy(items())
        case .cut(let items) where press.key == "x": return copy(items())
        case .paste(let contentTypes, let action) where press.key == "v":
            tree.services.clipboard.paste(contentTypes) { if !$0.isEmpty { action($0) } }
            return .handled
        default: return .ignored
        }
    }

    /// Whether the node handles a command of the Edit menu.
    func handles(_ command: EditCommand) -> Bool {
        guard environmentScope.values.isEnabled else { return false }
        return switch modifier.command {
        case .copy: command == .copy
        case .cut: command == .cut
        case .paste: command == .paste
        case nil: false
        }
    }

    private func copy(_ items: [NSItemProvider]) -> KeyPress.Result {
        if !items.isEmpty { tree.services.clipboard.copy(items) }
        return .handled
    }

    override var typeName: String { modifier.name }
}

extension View {
    /// Copies the returned items when the copy shortcut is pressed while the view has the focus; nil passes the key to the
    /// enclosing view.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(PasteboardCommandModifier(command: payloadAction.map { .copy($0) }, name: "onCopyCommand"))
    }

    /// Cuts when the cut shortcut is pressed while the view has the focus: the function removes the items and returns them; nil
    /// passes the key to the enclosing view.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(PasteboardCommandModifier(command: payloadAction.map { .cut($0) }, name: "onCutCommand"))
    }

    /// Pastes when the paste shortcut is pressed while the view has the focus and the clipboard contains items that conform to one
    /// of the types.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        modifier(PasteboardCommandModifier(command: .paste(supportedContentTypes, payloadAction), name: "onPasteCommand"))
    }

    /// Pastes when the paste shortcut is pressed while the view has the focus and the clipboard contains items of types given by their
    /// identifiers.
    nonisolated public func onPasteCommand(of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View {
        onPasteCommand(of: UTType.types(supportedTypes), perform: payloadAction)
    }

    /// Pastes when the paste shortcut is pressed while the view has the focus, unless the validator returns nil for the items that
    /// conform to one of the types.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes) { items in
            if let payload = validator(items) { payloadAction(payload) }
        }
    }

    /// Copies the values when the copy shortcut is pressed while the view has the focus.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        onCopyCommand { payload().map { NSItemProvider(value: $0) } }
    }

    /// Cuts when the cut shortcut is pressed while the view has the focus: the function removes the values and returns them.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        onCutCommand { action().map { NSItemProvider(value: $0) } }
    }

    /// Pastes values when the paste shortcut is pressed while the view has the focus. The action is called with the values that the
    /// validator returns, unless there are none.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        onPasteCommand(of: T.importedContentTypes()) { items in
            _ = TransferLoading.load(payloadType, from: items) { values in
                let valid = validator(values)
                if !valid.isEmpty { action(valid) }
            }
        }
    }
}
