import Foundation

/// Gives a view its ideal size along some axes.
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

    typealias Node = FixedSizeNode
}

final class FixedSizeNode: LayoutModifierNode<_FixedSizeLayout> {
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

/// Sets the priority with which a view is given space.
struct LayoutPriorityModifier: Equatable {
    var value: Double
}

extension LayoutPriorityModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = LayoutPriorityNode
}

final class LayoutPriorityNode: LayoutModifierNode<LayoutPriorityModifier> {
    required init(child: ViewNode, modifier: _GraphValue<LayoutPriorityModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        flags.insert(.hasPriority)
    }

    override var layoutPriority: Double { modifier.value }
    override var typeName: String { "layoutPriority" }
}

extension View {
    /// Gives the view its ideal size along both axes, regardless of the proposal.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal size along the given axes, regardless of the proposal.
    ///
    ///     Text(longText).fixedSize(horizontal: false, vertical: true) // as high as the text needs
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Sets the priority with which a stack gives the view space. Views of higher priority are offered the available space first,
    /// less the minimum lengths of the others. The default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}
