import Foundation

/// The views that a layout arranges, in view order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Sendable as in SwiftUI; used during layout only.
    public typealias Index = Int
    public typealias Element = LayoutSubview
    public typealias SubSequence = LayoutSubviews

    package var nodes: ContiguousArray<ViewNode>.SubSequence
    let placements: PlacementRecord?
    /// The direction in which the layout runs; places are mirrored where it is right to left.
    public var layoutDirection: LayoutDirection

    package init(nodes: ContiguousArray<ViewNode>, placements: PlacementRecord?, layoutDirection: LayoutDirection) {
        self.nodes = nodes[...]
        self.placements = placements
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], index: index, placements: placements) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        var part = self
        part.nodes = nodes[bounds]
        return part
    }

    /// The views at the given places, in that order of places.
    public subscript<S: Sequence>(indices: S) -> [LayoutSubview] where S.Element == Int {
        indices.map { self[$0] }
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.nodes.elementsEqual(right.nodes) { $0 === $1 }
    }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    // Sendable as in SwiftUI; used during layout only.
    let node: ViewNode
    let index: Int
    let placements: PlacementRecord?

    /// The value the view gives for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.flags.contains(.hasTraits) ? node.trait(LayoutValueTraitKey<K>.self) ?? K.defaultValue : K.defaultValue
    }

    /// The view's rank in the sharing of room.
    public var priority: Double { node.layoutPriority }

    /// The view's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: Proposal(proposal)) }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: Proposal(proposal)) }

    /// The room the view wants around it.
    public var spacing: ViewSpacing { node.spacing }

    /// Puts a point of the view, given as fractions of its size, at a position; the last call counts.
    ///
    /// Has an effect only while the layout places its views. Positions that are not numbers count as none.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard !position.x.isNaN, !position.y.isNaN else { return }
        placements?.record(index, position: position, anchor: anchor, proposal: Proposal(proposal))
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// Where a layout has put its views.
package final class PlacementRecord {
    struct Place {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: Proposal
    }

    private(set) var places: ContiguousArray<Place?>

    init(count: Int) {
        places = ContiguousArray(repeating: nil, count: count)
    }

    func record(_ index: Int, position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
        guard places.indices.contains(index) else { return }
        places[index] = Place(position: position, anchor: anchor, proposal: proposal)
    }
}
