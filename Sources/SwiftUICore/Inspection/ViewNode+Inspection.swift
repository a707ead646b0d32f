import CoreGraphics

extension ViewNode {
    /// The proposals and sizes measured since the node last changed, the latest last; at most eight.
    package var negotiations: [(proposal: Proposal, size: CGSize)] {
        sizes.answers.map { ($0.proposal, $0.size) }
    }

    /// The baselines of the node's own text, relative to its top edge.
    package var textBaselines: (first: CGFloat, last: CGFloat)? {
        guard flags.contains(.hasBaselines), let dimensions = leafDimensions,
            let first = dimensions[explicit: VerticalAlignment.firstTextBaseline],
            let last = dimensions[explicit: VerticalAlignment.lastTextBaseline]
        else { return nil }
        return (first, last)
    }

    /// The placed dimensions of a node without children.
    private var leafDimensions: ViewDimensions? {
        var hasChildren = false
        forEachChild { _ in hasChildren = true }
        return hasChildren ? nil : dimensions(in: proposal)
    }

    /// The spacing preferences that differ from the default, by edge and kind of neighbour.
    package var spacingPreferences: [String: CGFloat] {
        let spacing = spacing.spacing
        guard spacing != .shape else { return [:] }
        var wishes: [String: CGFloat] = [:]
        for (key, value) in spacing.minima {
            let edge = "\(key.edge)"
            switch (value, key.category) {
            case (.distance(let distance), nil): wishes[edge] = distance
            case (.spacer, _): wishes[edge] = 0
            case (.distance(let distance), .textToText): wishes[edge + " to text"] = distance
            case (.distance(let distance), _): wishes[edge + " from text"] = distance
            case (.topTextMetrics(let metrics), _), (.bottomTextMetrics(let metrics), _):
                wishes[edge + " line gap"] = metrics.leading
            }
        }
        return wishes
    }
}
