import CoreGraphics

/// One line of a flow.
struct FlowLine: Equatable {
    /// The indices of the subviews in the line.
    var range: Range<Int>
    var width: CGFloat
    var height: CGFloat

    /// Breaks subviews of given sizes into lines. A subview that is wider than a line has one of its own, as wide as the line.
    static func lines(of sizes: [CGSize], width: CGFloat, spacing: CGFloat) -> [FlowLine] {
        var lines: [FlowLine] = []
        for (index, size) in sizes.enumerated() {
            let width = max(0, width)
            if let line = lines.last, line.width + spacing + size.width <= width + 0.001 {
                lines[lines.count - 1] = FlowLine(
                    range: line.range.lowerBound..<index + 1, width: line.width + spacing + size.width, height: max(line.height, size.height))
            } else {
                lines.append(FlowLine(range: index..<index + 1, width: min(size.width, width), height: size.height))
            }
        }
        return lines
    }
}
