import CoreGraphics

extension ViewNode {
    /// The proposals answered since the view last changed, with the answers, the latest last; the eight latest at most.
    package var negotiations: [(proposal: Proposal, size: CGSize)] {
        sizes.answers.map { ($0.proposal, $0.size) }
    }

    /// The baselines of a view's own text, from its top edge.
    package var textBaselines: (first: CGFloat, last: CGFloat)? {
        guard flags.contains(.hasBaselines), let dimensions = leafDimensions,
            let first = dimensions[explicit: VerticalAlignment.firstTextBaseline],
            let last = dimensions[explicit: VerticalAlignment.lastTextBaseline]
        else { return nil }
        return (first, last)
    }

    /// The dimensions as placed, of a view without views in it.
    private var leafDimensions: ViewDimensions? {
        var hasChildren = false
        forEachChild { _ in hasChildren = true }
        return hasChildren ? nil : dimensions(in: proposal)
    }

    /// The room that the view wants at its edges where that is not the usual, by edge and neighbour.
    package var spacingWishes: [String: CGFloat] {
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
