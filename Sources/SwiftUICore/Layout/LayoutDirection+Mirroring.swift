import CoreGraphics
import Foundation

/// Mirrors the drawing of a view, depending on the layout direction.
struct MirroringModifier: Equatable {
    var behavior: LayoutDirectionBehavior
}

extension MirroringModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = MirroringNode
}

final class MirroringNode: EffectNode<MirroringModifier> {
    override var contentTransform: CGAffineTransform? {
        guard case .mirrors(let direction) = modifier.behavior,
            direction == (flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight)
        else { return nil }
        return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    }

    override var typeName: String { "layoutDirectionBehavior" }
}

extension View {
    /// Sets whether the view is drawn mirrored horizontally in a given layout direction. The layout does not change.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirroringModifier(behavior: behavior))
    }

    /// Sets whether the view is drawn mirrored horizontally in right-to-left layouts. The layout does not change.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
