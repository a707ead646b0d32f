import SwiftUI

/// Places views around a circle, clockwise, the first one at the top.
struct RadialLayout: Layout {
    /// The distance of the views' centres from the edge of the circle.
    var inset: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2 - inset
        for index in subviews.indices {
            let angle = (Double(index) + 0.5) / Double(subviews.count) * 2 * .pi - .pi / 2
            let point = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
            subviews[index].place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}
