import CoreGraphics

/// Stands on the keyboard: what it covers counts as covered by the keyboard.
struct KeyboardBarModifier: Equatable {
    var height: CGFloat
}

extension KeyboardBarModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        KeyboardBarNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class KeyboardBarNode: ObservingNode<KeyboardBarModifier> {
    override init(child: ViewNode, modifier: _GraphValue<KeyboardBarModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.keyboardBarHeight = self.modifier.height
    }

    override func modifierChanged(from old: KeyboardBarModifier) { tree.keyboardBarHeight = modifier.height }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.keyboardBarHeight = 0
    }

    override var typeName: String { "keyboardBar" }
}

extension View {
    /// Makes the lower part of the window, `height` points over the keyboard or the bottom, count as covered by the keyboard, as
    /// long as the view is there: a bar that stands on the keyboard.
    nonisolated package func keyboardBar(height: CGFloat) -> some View {
        modifier(KeyboardBarModifier(height: height))
    }
}
