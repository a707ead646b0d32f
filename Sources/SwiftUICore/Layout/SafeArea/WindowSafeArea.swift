import CoreGraphics
import Foundation

/// Keeps a container of bars clear of what covers the window.
struct WindowSafeAreaModifier: Equatable {}

extension WindowSafeAreaModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = WindowSafeAreaNode
}

/// Insets its child by the bars that a view around it has extended below with `ignoresSafeArea`; the child may extend into them again.
///
/// In UIKit the bars of a navigation or tab bar controller depend on where its view lies in the window, not on what the views around it ignore.
final class WindowSafeAreaNode: UnaryLayoutNode, ModifierNode {
    private var overlap = EdgeInsets()

    init(child: ViewNode, modifier: _GraphValue<WindowSafeAreaModifier>, inputs: _ViewInputs) {
        super.init(child: child, inputs: inputs)
        tree.safeAreas.readers.append(self)
    }

    override var layoutPriority: Double { child.layoutPriority }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        var inner = proposal
        if overlap.horizontal != 0 { inner.width = max(0, size.width - overlap.horizontal) }
        if overlap.vertical != 0 { inner.height = max(0, size.height - overlap.vertical) }
        return (CGPoint(x: overlap.leading, y: overlap.top), inner)
    }

    override func arrange() {
        overlap = barOverlap
        super.arrange()
    }

    override func geometryMayHaveChanged() {
        if barOverlap != overlap { invalidateArrangement() }
    }

    override func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {
        guard overlap != EdgeInsets() else { return }
        resolution.cover(CGRect(origin: .zero, size: size), container: overlap.mirrored(flags.contains(.isRightToLeft)), isBar: true)
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.safeAreas.readers.remove(self)
    }

    override var typeName: String { "windowSafeArea" }
}

extension View {
    /// Keeps the bars of this view clear of the status bar and of the bars around it even in a view that ignores the safe area. Backgrounds and
    /// scrolled content extend behind them.
    nonisolated package func windowSafeArea() -> some View { modifier(WindowSafeAreaModifier()) }
}
