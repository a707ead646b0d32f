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

/// A view at the bottom of the window that stays there under the keyboard.
struct UnderKeyboardModifier: Equatable {}

extension UnderKeyboardModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = UnderKeyboardNode
}

/// Takes the part of its child's height that the keyboard does not cover, and places the child at the bottom of the window.
final class UnderKeyboardNode: UnaryLayoutNode, ModifierNode {
    /// The height by which the keyboard covers more than what is covered without it.
    private var covered: CGFloat = 0

    init(child: ViewNode, modifier: _GraphValue<UnderKeyboardModifier>, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
        tree.safeAreas.readers.append(self)
        covered = currentCover
    }

    private var currentCover: CGFloat { max(0, tree.safeAreas.keyboardReach - tree.safeAreas.windowInsets.bottom) }

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(for: proposal)
        return CGSize(width: size.width, height: max(0, size.height - covered))
    }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        (CGPoint(x: 0, y: max(0, covered - child.size(for: proposal).height)), proposal)
    }

    override func geometryMayHaveChanged() {
        guard currentCover != covered else { return }
        covered = currentCover
        invalidateSize()
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.safeAreas.readers.remove(self)
    }

    override var typeName: String { "underKeyboard" }
}

extension View {
    /// Keeps the view at the bottom of the window when the keyboard appears, which then covers it.
    nonisolated package func stayingUnderKeyboard() -> some View {
        modifier(UnderKeyboardModifier())
    }
}
