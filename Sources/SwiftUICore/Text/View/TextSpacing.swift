import Foundation

extension Spacing {
    /// The spacing around a text: by leading next to other text, by a margin of the line next to other views.
    init(above: TextSpacingMetrics, below: TextSpacingMetrics) {
        func metrics(_ text: TextSpacingMetrics) -> TextMetrics {
            TextMetrics(ascend: text.ascent, descend: text.descent, leading: max(0, text.leading), pixelLength: text.pixelLength)
        }
        self.init(minima: [
            Key(category: .textToText, edge: .top): .topTextMetrics(metrics(above)),
            Key(category: .textToText, edge: .bottom): .bottomTextMetrics(metrics(below)),
            Key(category: .edgeAboveText, edge: .top): .distance(above.gapAbove),
            Key(category: .edgeBelowText, edge: .bottom): .distance(below.gapBelow),
            Key(category: .edgeLeftText, edge: .leading): .distance(Self.defaultDistance),
            Key(category: .edgeRightText, edge: .trailing): .distance(Self.defaultDistance),
        ])
    }
}
