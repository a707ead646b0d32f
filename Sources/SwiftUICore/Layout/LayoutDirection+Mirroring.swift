import CoreGraphics
import Foundation

/// Draws a view as in a mirror, depending on the direction of layout.
struct MirroringModifier: Equatable {
    var behavior: LayoutDirectionBehavior
}

extension MirroringModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        MirroringNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class MirroringNode: EffectNode<MirroringModifier> {
    override var contentTransform: CGAffineTransform? {
        guard case .mirrors(let direction) = modifier.behavior,
            direction == (flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight)
        else { return nil }
        return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    }

    override var typeName: String { "layoutDirectionBehavior" }
}

extension View {
    /// Says whether the view is drawn as in a mirror where layout runs in the given direction. The view's layout stays.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirroringModifier(behavior: behavior))
    }

    /// Draws the view as in a mirror where layout runs from right to left, if enabled.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
