import SwiftUI

/// A layout that places its subviews in lines, like the words of a text.
public struct FlowLayout: Layout {
    public var spacing: CGFloat
    public var lineSpacing: CGFloat

    public init(spacing: CGFloat = 8, lineSpacing: CGFloat = 8) {
        self.spacing = spacing
        self.lineSpacing = lineSpacing
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache) -> CGSize {
        let lines = lines(for: proposal.width ?? .infinity, cache: &cache)
        let width = lines.map(\.width).max() ?? 0
        let height = lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(0, lines.count - 1))
        return CGSize(width: width, height: height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache) {
        var y = bounds.minY
        for line in lines(for: bounds.width, cache: &cache) {
            var x = bounds.minX
            for index in line.range {
                let size = cache.sizes[index]
                subviews[index].place(
                    at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading, proposal: ProposedViewSize(width: size.width, height: nil))
                x += size.width + spacing
            }
            y += line.height + lineSpacing
        }
    }

    public func makeCache(subviews: Subviews) -> FlowCache { FlowCache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

    private func lines(for width: CGFloat, cache: inout FlowCache) -> [FlowLine] {
        if let lines = cache.lines[width] { return lines }
        let lines = FlowLine.lines(of: cache.sizes, width: width, spacing: spacing)
        cache.lines[width] = lines
        return lines
    }
}

/// The sizes of the subviews of a flow and the lines they form, by width.
public struct FlowCache {
    var sizes: [CGSize]
    var lines: [CGFloat: [FlowLine]] = [:]
}
