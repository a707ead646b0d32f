import CoreGraphics

/// A bar above the keyboard, whose area counts as covered by the keyboard.
struct KeyboardBarModifier: Equatable {
    var height: CGFloat
}

extension KeyboardBarModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = KeyboardBarNode
}

final class KeyboardBarNode: ObservingNode<KeyboardBarModifier> {
    required init(child: ViewNode, modifier: _GraphValue<KeyboardBarModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.safeAreas.keyboardBarHeight = self.modifier.height
    }

    override func modifierChanged(from old: KeyboardBarModifier) { tree.safeAreas.keyboardBarHeight = modifier.height }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.safeAreas.keyboardBarHeight = 0
    }

    override var typeName: String { "keyboardBar" }
}

extension View {
    /// Extends the area covered by the keyboard by `height` points, above the keyboard or the bottom of the window, as long as the view
    /// exists: for a bar on top of the keyboard.
    nonisolated package func keyboardBar(height: CGFloat) -> some View {
        modifier(KeyboardBarModifier(height: height))
    }
}
