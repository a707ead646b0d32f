import Foundation

/// The views that a custom layout arranges, in view order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Sendable as in SwiftUI; used during layout only.
    public typealias Index = Int
    public typealias Element = LayoutSubview
    public typealias SubSequence = LayoutSubviews

    package var nodes: ContiguousArray<ViewNode>.SubSequence
    let placements: PlacementRecord?
    /// The direction of the layout; positions are mirrored when it is right to left.
    public var layoutDirection: LayoutDirection

    package init(nodes: ContiguousArray<ViewNode>, placements: PlacementRecord?, layoutDirection: LayoutDirection) {
        self.nodes = nodes[...]
        self.placements = placements
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }

    /// The view at an index. Traps if the index is out of range.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], index: index, placements: placements) }

    /// The views at a range of indices, which keep their indices. Traps if the range is out of bounds.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        var part = self
        part.nodes = nodes[bounds]
        return part
    }

    /// The views at the given indices, in the order of the indices. Traps if an index is out of range.
    public subscript<S: Sequence>(indices: S) -> [LayoutSubview] where S.Element == Int {
        indices.map { self[$0] }
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.nodes.elementsEqual(right.nodes) { $0 === $1 }
    }
}

/// A view that a custom layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    // Sendable as in SwiftUI; used during layout only.
    let node: ViewNode
    let index: Int
    let placements: PlacementRecord?

    /// The value that the view sets for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.flags.contains(.hasTraits) ? node.trait(LayoutValueTraitKey<K>.self) ?? K.defaultValue : K.defaultValue
    }

    /// The layout priority of the view; see `layoutPriority(_:)`. 0 by default.
    public var priority: Double { node.layoutPriority }

    /// The values that the view passes to its container; see `containerValue(_:_:)`.
    public var containerValues: ContainerValues { ContainerValues(of: node) }

    /// Returns the view's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: Proposal(proposal)) }

    /// Returns the view's size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: Proposal(proposal)) }

    /// The spacing preferences of the view.
    public var spacing: ViewSpacing { node.spacing }

    /// Places an anchor point of the view at a position; the last call is used.
    ///
    /// Has an effect only inside `placeSubviews(in:proposal:subviews:cache:)`. A position with a NaN coordinate is ignored.
    ///
    /// - Parameters:
    ///   - position: The position in points, in the coordinates of the layout's bounds.
    ///   - anchor: The point of the view that is placed, as fractions of its size; its top leading corner by default.
    ///   - proposal: The proposal that determines the view's size.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard !position.x.isNaN, !position.y.isNaN else { return }
        placements?.record(index, position: position, anchor: anchor, proposal: Proposal(proposal))
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// The places that a layout has recorded for its views.
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
