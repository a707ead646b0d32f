import SwiftUICore

/// The insets that `listRowInsets(_:_:)` sets for some edges of a row.
struct RowEdgeInsets {
    private(set) var lengths: [Edge: CGFloat?] = [:]

    /// Sets the inset of some edges; nil for that of the list style. A length that is not finite counts as 0.
    init(_ edges: Edge.Set, _ length: CGFloat?) {
        for edge in Edge.allCases where edges.contains(.init(edge)) { lengths[edge] = .some(length.map { $0.isFinite ? $0 : 0 }) }
    }

    /// Returns insets with the edges that are set replaced.
    func applied(to insets: EdgeInsets) -> EdgeInsets {
        var result = insets
        for case (let edge, let length?) in lengths {
            switch edge {
            case .top: result.top = length
            case .leading: result.leading = length
            case .bottom: result.bottom = length
            case .trailing: result.trailing = length
            }
        }
        return result
    }
}

enum RowEdgeInsetsTraitKey: MergingTraitKey {
    typealias Value = RowEdgeInsets

    static func merged(_ inner: RowEdgeInsets, into outer: RowEdgeInsets) -> RowEdgeInsets {
        var result = outer
        result.add(inner)
        return result
    }
}

extension RowEdgeInsets {
    fileprivate mutating func add(_ other: RowEdgeInsets) {
        lengths.merge(other.lengths) { $1 }
    }
}
