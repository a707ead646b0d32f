import CoreGraphics
import SwiftUICore

/// Places the separator of a list row along its bottom edge, from the row's guide `listRowSeparatorLeading` to its guide
/// `listRowSeparatorTrailing`. Its subviews are the row and, if there is one, the separator.
struct RowSeparatorLayout: Layout {
    /// The distance of the trailing end from the edge of a row that does not set the guide, in points.
    var trailingInset: CGFloat

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let row = subviews.first else { return }
        row.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        guard subviews.count > 1 else { return }
        let dimensions = row.dimensions(in: ProposedViewSize(bounds.size))
        let start = dimensions[.listRowSeparatorLeading]
        let end = dimensions[explicit: .listRowSeparatorTrailing] ?? bounds.width - trailingInset
        subviews[1].place(
            at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: max(0, end - start), height: nil))
    }

    nonisolated func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        subviews.first?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide]
    }

    nonisolated func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        subviews.first?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide]
    }
}
