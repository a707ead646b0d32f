import CoreGraphics
import Foundation

/// Moves the drawing of a view without changing its layout.
public struct _OffsetEffect: Sendable, Equatable {
    /// The distance in points.
    public var offset: CGSize

    /// Creates an offset of the given distance.
    @inlinable nonisolated public init(offset: CGSize) {
        self.offset = offset
    }
}

extension _OffsetEffect: Animatable {
    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

extension _OffsetEffect: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = OffsetNode
}

final class OffsetNode: EffectNode<_OffsetEffect> {
    required init(child: ViewNode, modifier: _GraphValue<_OffsetEffect>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        flags.insert(.isOffset)
    }

    override var contentTransform: CGAffineTransform? {
        let offset = modifier.offset
        guard offset != .zero, offset.width.isFinite, offset.height.isFinite else { return nil }
        return CGAffineTransform(
            translationX: flags.contains(.isRightToLeft) ? -offset.width : offset.width, y: offset.height)
    }
}

/// Places the centre of a view at a position in its parent.
public struct _PositionLayout: Sendable, Equatable {
    /// The position of the centre, in points.
    public var position: CGPoint

    /// Creates a layout that places the centre at a position.
    @inlinable nonisolated public init(position: CGPoint) {
        self.position = position
    }
}

extension _PositionLayout: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = PositionNode
}

/// Takes the proposed size, or the child's size along axes without a proposal.
final class PositionNode: LayoutModifierNode<_PositionLayout> {
    override func measure(_ proposal: Proposal) -> CGSize {
        if proposal.isWidthSpecified, proposal.isHeightSpecified { return proposal.size() }
        let size = child.size(for: proposal)
        return CGSize(
            width: proposal.isWidthSpecified ? proposal.width : size.width,
            height: proposal.isHeightSpecified ? proposal.height : size.height)
    }

    override var sizeIgnoresProposal: Bool { false }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        let childSize = child.size(for: proposal)
        return (CGPoint(x: modifier.position.x - childSize.width / 2, y: modifier.position.y - childSize.height / 2), proposal)
    }
}

extension View {
    /// Draws the view at a distance from its position; the layout does not change.
    ///
    /// - Parameter offset: The distance in points, positive towards the trailing edge and downwards. With an infinite or NaN
    ///   dimension there is no effect.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Draws the view at a distance from its position; the layout does not change.
    ///
    /// The distances are in points, positive towards the trailing edge and downwards. With an infinite or NaN distance there is no effect.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Places the centre of the view at a position.
    ///
    /// The resulting view takes the whole proposed size, or the view's own length along an axis without a proposal. The position is
    /// in points from its top leading corner.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Places the centre of the view at a position.
    ///
    /// The resulting view takes the whole proposed size, or the view's own length along an axis without a proposal. The position is
    /// in points from its top leading corner.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
