import CoreGraphics
import Foundation

/// Moves a view's picture without moving its place in the layout.
public struct _OffsetEffect: Sendable, Equatable {
    /// How far, in points.
    public var offset: CGSize

    /// A move by the given lengths.
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

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        OffsetNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// A node that changes how its child appears but not how it is laid out.
package class EffectNode<Modifier>: AnimatedModifierNode<Modifier> {
    package override func modifierChanged() {
        tree.geometryChanged()
        invalidateDisplay()
        tree.setNeedsLayout()
    }

    package override var layoutPriority: Double { child.layoutPriority }
}

final class OffsetNode: EffectNode<_OffsetEffect> {
    override var contentTransform: CGAffineTransform? {
        let offset = modifier.offset
        guard offset != .zero, offset.width.isFinite, offset.height.isFinite else { return nil }
        return CGAffineTransform(
            translationX: flags.contains(.isRightToLeft) ? -offset.width : offset.width, y: offset.height)
    }
}

/// Puts a view's centre at a point of the room it is given.
public struct _PositionLayout: Sendable, Equatable {
    /// The centre, in points.
    public var position: CGPoint

    /// A layout that puts the centre at a point.
    @inlinable nonisolated public init(position: CGPoint) {
        self.position = position
    }
}

extension _PositionLayout: Animatable {
    public var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }
}

extension _PositionLayout: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        PositionNode(child: child, modifier: modifier, inputs: inputs)
    }
}

/// Takes all the room proposed, and the child's size where none is.
final class PositionNode: AnimatedModifierNode<_PositionLayout> {
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
    /// Moves the view's picture by a width and a height, in points; its place in the layout stays.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Moves the view's picture by distances in points; its place in the layout stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's centre at a point of the room that is proposed, all of which is taken.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Puts the view's centre at a point of the room that is proposed, all of which is taken.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
