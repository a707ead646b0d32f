import CoreGraphics

/// A view at the bottom of the window that stays there under the keyboard.
struct UnderKeyboardModifier: Equatable {}

extension UnderKeyboardModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = UnderKeyboardNode
}

/// Takes the part of its child's height that the keyboard does not cover, and places the child at the bottom of the window.
final class UnderKeyboardNode: UnaryLayoutNode, ModifierNode {
    /// The height of the keyboard and its accessory bar above the bottom safe area of the window, in points.
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
