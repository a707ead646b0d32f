import CoreGraphics
import SwiftUICore

/// The space around a section of a list, in points; edges without a length have the default.
struct SectionMargins: Equatable {
    var lengths: [Edge: CGFloat] = [:]

    init() {}

    init(_ edges: Edge.Set, _ length: CGFloat?) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { lengths[edge] = length }
    }

    /// Adds the lengths of an inner modifier, which take precedence.
    mutating func merge(_ inner: SectionMargins) {
        lengths.merge(inner.lengths) { _, inner in inner }
    }
}

extension ListContext {
    /// Returns the space around a row, given whether it is the first and the last of its section.
    func margins(of traits: ListRowTraits, isFirst: Bool, isLast: Bool) -> EdgeInsets {
        var margins = settings.sectionMargins
        if let own = traits.margins { margins.merge(own) }
        return EdgeInsets(
            top: isFirst ? margins.lengths[.top] ?? 0 : 0, leading: margins.lengths[.leading] ?? metrics.margin,
            bottom: isLast ? margins.lengths[.bottom] ?? 0 : 0, trailing: margins.lengths[.trailing] ?? metrics.margin)
    }
}
