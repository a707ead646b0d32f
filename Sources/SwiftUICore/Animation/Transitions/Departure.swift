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
    /// The dynamic children that the item belonged to.
    private(set) weak var dynamicChildren: DynamicChildren?
    /// Whether the views have disappeared, or the removal has been taken back.
    private(set) var isOver = false
    /// Where each node lay when it was removed; see `ViewNode.layoutPosition`.
    private let positions: [CGPoint]

    init(of item: DynamicChild, in dynamicChildren: DynamicChildren, identity: AnyHashable?, nodes: [ViewNode]) {
        self.item = item
        self.dynamicChildren = dynamicChildren
        self.identity = identity
        self.nodes = nodes
        positions = nodes.map(\.layoutPosition)
        // An element that is removed may be gone from the data that its view reads.
        item.forEachDataReader { $0.isSuspended = true }
        for node in nodes { node.flags.insert(.isDeparting) }
    }

    /// Ends the departure.
    func finish() {
        isOver = true
        for node in nodes { node.flags.remove(.isDeparting) }
    }

    /// Ends the departure of an item that is inserted again.
    func takeBack() {
        finish()
        item.forEachDataReader {
            $0.isSuspended = false
            $0.enqueue()
        }
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

extension DynamicChild {
    /// Calls `body` with the item, and everything made for it, that reads data of the program.
    fileprivate func forEachDataReader(_ body: (ViewElement) -> Void) {
        var scopes: [ScopeCell] = [self]
        while let scope = scopes.popLast() {
            if scope.readsData { body(scope) }
            for element in scope.elements {
                switch element {
                case let scope as ScopeCell: scopes.append(scope)
                case let dynamicChildren as DynamicChildren: dynamicChildren.forEachItem { scopes.append($0) }
                default: if element.readsData { body(element) }
                }
            }
        }
    }
}
