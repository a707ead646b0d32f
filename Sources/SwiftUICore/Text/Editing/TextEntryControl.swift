import Foundation

/// Marks the outermost view of a text field or editor. Handlers of key presses directly around it are called before the text is edited.
struct TextEntryControl {}

extension TextEntryControl: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = TextEntryControlNode
}

final class TextEntryControlNode: UnaryNode, ModifierNode {
    init(child: ViewNode, modifier: _GraphValue<TextEntryControl>, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
    }
}

extension View {
    /// Marks the outermost view of a text field or editor.
    nonisolated package func textEntryControl() -> some View { modifier(TextEntryControl()) }
}

extension FocusCoordinator {
    /// The handlers of key presses around the text field or editor that has the focus, up to the container in which it stands.
    var keyPressesOfTextEntry: [KeyPressNode] {
        guard focused is EditableTextNode else { return [] }
        let path = path
        guard let control = path.firstIndex(where: { $0 is TextEntryControlNode }) else { return [] }
        return path[(control + 1)...].prefix { !($0 is ContainerNode) || $0 is DynamicContentNode }.compactMap { $0 as? KeyPressNode }
    }
}
