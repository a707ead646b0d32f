import Foundation

/// Lets a view take its ideal size along some axes.
public struct _FixedSizeLayout: Sendable, Equatable {
    var horizontal: Bool
    var vertical: Bool

    @usableFromInline nonisolated init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension _FixedSizeLayout: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        FixedSizeNode(child: child, modifier: modifier, inputs: inputs)
    }
}

final class FixedSizeNode: AnimatedModifierNode<_FixedSizeLayout> {
    private func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(width: modifier.horizontal ? .nan : proposal.width, height: modifier.vertical ? .nan : proposal.height)
    }

    override func measure(_ proposal: Proposal) -> CGSize { child.size(for: childProposal(proposal)) }
    override var sizeIgnoresProposal: Bool { (modifier.horizontal && modifier.vertical) || child.isFixedSize }
    override var layoutPriority: Double { child.layoutPriority }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        (.zero, childProposal(proposal))
    }
}

/// Gives a view a rank in the sharing of room.
struct LayoutPriorityModifier: Equatable {
    var value: Double
}

extension LayoutPriorityModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        LayoutPriorityNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class LayoutPriorityNode: AnimatedModifierNode<LayoutPriorityModifier> {
    override var layoutPriority: Double { modifier.value }
    override var typeName: String { "layoutPriority" }
}

extension View {
    /// Lets the view take its ideal size in both axes, whatever is proposed.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Lets the view take its ideal size along the given axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Sets the view's rank in the sharing of a stack's room: higher ones are served first. The default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}
