import Foundation

/// How a view keeps its proportions in a box of others.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits into the box.
    case fit
    /// As small as covers the box.
    case fill
}

/// Keeps a view in proportion.
public struct _AspectRatioLayout: Sendable, Equatable {
    /// Width divided by height; nil for that of the view's ideal size.
    public var aspectRatio: CGFloat?
    /// Whether the box is fitted or filled.
    public var contentMode: ContentMode

    /// A layout that keeps the given proportion.
    @inlinable nonisolated public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }
}

extension _AspectRatioLayout: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        AspectRatioNode(child: child, modifier: modifier, inputs: inputs)
    }
}

final class AspectRatioNode: AnimatedModifierNode<_AspectRatioLayout> {
    /// Width divided by height. A ratio that is no positive number, and an ideal size without area, count as a square.
    private var ratio: CGFloat {
        if let ratio = modifier.aspectRatio { return ratio.isFinite && ratio > 0 ? ratio : 1 }
        let ideal = child.size(for: .unspecified)
        let ratio = ideal.width / ideal.height
        return ratio.isFinite && ratio > 0 ? ratio : 1
    }

    /// The box of the wanted proportion (truth `aspect-001`).
    private func childProposal(_ proposal: Proposal) -> Proposal {
        let ratio = ratio
        switch (proposal.isWidthSpecified, proposal.isHeightSpecified) {
        case (false, false):
            return proposal
        case (true, false):
            return Proposal(width: proposal.width, height: proposal.width / ratio)
        case (false, true):
            return Proposal(width: proposal.height * ratio, height: proposal.height)
        case (true, true):
            let byWidth = Proposal(width: proposal.width, height: proposal.width / ratio)
            let byHeight = Proposal(width: proposal.height * ratio, height: proposal.height)
            let isWidthSmaller = byWidth.width <= byHeight.width
            return (modifier.contentMode == .fit) == isWidthSmaller ? byWidth : byHeight
        }
    }

    override func measure(_ proposal: Proposal) -> CGSize { child.size(for: childProposal(proposal)) }
    override var layoutPriority: Double { child.layoutPriority }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        (.zero, childProposal(proposal))
    }
}

extension View {
    /// Keeps the view's proportion at width divided by height; nil for the proportion of its ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the view at the proportion of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit what is proposed, in proportion.
    nonisolated public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Scales the view to cover what is proposed, in proportion.
    nonisolated public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }
}
