import CoreGraphics
import SwiftUICore

/// Lets its only child, a title, shrink to a part that can still be read.
struct ShrinkingTitle: Layout {
    /// The least width of a title that is wider, in points.
    private static let leastWidth: CGFloat = 80

    nonisolated init() {}

    private nonisolated func size(_ title: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
        let ideal = title.sizeThatFits(.unspecified)
        let width = min(ideal.width, max(proposal.width ?? ideal.width, min(ideal.width, Self.leastWidth)))
        return CGSize(width: width, height: title.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height)
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first.map { size($0, in: proposal) } ?? .zero
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
