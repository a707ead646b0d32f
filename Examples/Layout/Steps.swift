import SwiftUI

/// The layout of one's own from the documentation: views one after another, down the stairs.
struct Steps: View {
    var body: some View {
        Diagonal {
            step("makeCache", Ink.coral)
            step("sizeThatFits", Ink.mustard)
            step("placeSubviews", Ink.teal)
        }
        .padding(10)
        .proposalOutline()
        .page()
    }

    private func step(_ text: String, _ color: Color) -> some View {
        Text(text).font(.caption.monospaced().bold()).foregroundStyle(.white).padding(10).background(color)
    }
}

struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            point.x += size.width
            point.y += size.height
        }
    }
}
