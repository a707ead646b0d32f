import SwiftUI

/// A layout of one's own: tags fill lines and break into the next.
struct TagFlow: View {
    private let tags = [
        "layout", "proposal", "size that fits", "alignment", "spacing", "preference", "anchor", "environment", "identity",
        "state", "transaction", "view builder", "geometry", "path", "shape style", "z index",
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Sixteen words")
                .font(.title2.bold())
                .foregroundStyle(.white)
            Flow(spacing: 9) {
                ForEach(Array(tags.enumerated()), id: \.offset) { index, tag in
                    Text(tag)
                        .font(.subheadline.weight(.medium))
                        .foregroundStyle(.white)
                        .padding(.horizontal, 13)
                        .padding(.vertical, 7)
                        .background(
                            Color(hue: 0.52 + Double(index) * 0.024, saturation: 0.62, brightness: 0.86), in: Capsule())
                }
            }
        }
        .padding(28)
        .frame(width: 390, height: 390, alignment: .leading)
        .background(Color(red: 0.09, green: 0.11, blue: 0.19))
    }
}

private struct Flow: Layout {
    let spacing: CGFloat

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? .infinity
        let frames = frames(of: subviews, width: width)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }

    private nonisolated func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        var origin = CGPoint.zero
        var lineHeight: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if origin.x > 0, origin.x + size.width > width {
                origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
                lineHeight = 0
            }
            let frame = CGRect(origin: origin, size: size)
            origin.x += size.width + spacing
            lineHeight = max(lineHeight, size.height)
            return frame
        }
    }
}
