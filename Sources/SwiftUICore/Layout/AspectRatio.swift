import Foundation

/// The way in which a view with a fixed aspect ratio fills the proposed size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size that fits inside the proposed size.
    case fit
    /// The smallest size that covers the proposed size.
    case fill
}

/// Constrains a view to an aspect ratio.
public struct _AspectRatioLayout: Sendable, Equatable {
    /// Width divided by height; nil for the aspect ratio of the view's ideal size. Zero, negative, infinite and NaN values count as 1.
    public var aspectRatio: CGFloat?
    /// Whether the view fits inside the proposed size or covers it.
    public var contentMode: ContentMode

    /// Creates a layout with the given aspect ratio.
    @inlinable nonisolated public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }
}

extension _AspectRatioLayout: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = AspectRatioNode
}

final class AspectRatioNode: LayoutModifierNode<_AspectRatioLayout> {
    /// Width divided by height. A ratio that is not a positive finite number, and an ideal size without area, count as 1.
    private var ratio: CGFloat {
        if let ratio = modifier.aspectRatio { return ratio.isFinite && ratio > 0 ? ratio : 1 }
        let ideal = child.size(for: .unspecified)
        let ratio = ideal.width / ideal.height
        return ratio.isFinite && ratio > 0 ? ratio : 1
    }

    /// The size with the requested aspect ratio (truth `aspect-001`).
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
    /// Constrains the view to an aspect ratio.
    ///
    ///     Color.blue.aspectRatio(16 / 9, contentMode: .fit)
    ///
    /// - Parameters:
    ///   - aspectRatio: Width divided by height; nil for the ratio of the view's ideal size. Zero, negative, infinite and NaN
    ///     values count as 1.
    ///   - contentMode: Whether the view fits inside the proposed size or covers it.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Constrains the view to the aspect ratio of a size. A ratio that is not positive and finite counts as 1.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit inside the proposed size, preserving the aspect ratio of its ideal size.
    nonisolated public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Scales the view to cover the proposed size, preserving the aspect ratio of its ideal size.
    nonisolated public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }
}
