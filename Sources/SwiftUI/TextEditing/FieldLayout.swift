import CoreGraphics
import SwiftUICore

/// Lays out a field above its placeholder, at the field's top leading corner. The ideal width of an empty field is that of the placeholder (measured on
/// macOS 27).
struct FieldLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let field = subviews.last else { return .zero }
        var size = field.sizeThatFits(proposal)
        if proposal.width == nil, subviews.count > 1 { size.width = max(size.width, subviews[0].sizeThatFits(.unspecified).width) }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        subviews.last?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide]
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        subviews.last?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide]
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.last?.spacing ?? ViewSpacing() }
}
