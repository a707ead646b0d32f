import CoreGraphics

/// A container that draws removed children until their transitions end.
protocol DepartureContainer: ViewNode {
    /// Removed children that are still drawn. They do not take part in layout.
    var departures: ContiguousArray<ViewNode> { get set }
}

/// A removed item of dynamic children whose views are still shown while they disappear.
final class Departure {
    let item: DynamicChild
    /// What the item is the view of among the dynamic children, such as the identity of a loop's element; nil if it cannot be inserted again.
    let identity: AnyHashable?
    let nodes: [ViewNode]
    /// Where each node lay when it was removed; see `ViewNode.layoutPosition`.
    private let positions: [CGPoint]

    init(of item: DynamicChild, identity: AnyHashable?, nodes: [ViewNode]) {
        self.item = item
        self.identity = identity
        self.nodes = nodes
        positions = nodes.map(\.layoutPosition)
    }

    /// Moves the nodes to where they lay when they were removed, after the layout has moved or resized their container.
    ///
    /// No row of truth says so. It is what public programs look like when a text is replaced by a shorter one in a centred stack, and follows
    /// from Apple's documentation of `geometryGroup()`: without a group only the views that draw are animated, not the containers around them.
    func keepPositions() {
        for (node, position) in zip(nodes, positions) where !node.hasEnded {
            guard let container = node.parent?.layoutPosition else { continue }
            node.place(at: CGPoint(x: position.x - container.x, y: position.y - container.y), proposal: node.proposal)
        }
    }
}
