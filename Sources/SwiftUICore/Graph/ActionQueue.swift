/// The actions of the program that wait for the end of the current layout, and the actions that wait for the next frame.
struct ActionQueue {
    enum Kind {
        /// An action of a view, which runs in the order of the views.
        case view(ViewNode)
        /// An action for the first geometry of a view, which comes before the others.
        case firstGeometry
        case other
    }

    private struct Entry {
        let action: () -> Void
        /// The node whose place in the tree decides when the action runs; nil for an action that keeps its place in the queue.
        let node: ViewNode?
    }

    /// The actions for the first geometry of views, which come before the others as SwiftUI was measured to do (macOS 27).
    private var geometry = ContiguousArray<() -> Void>()
    private var entries = ContiguousArray<Entry>()
    /// The actions of views that have disappeared in the change, which follow those of the views that have appeared.
    private var disappearances = ContiguousArray<() -> Void>()
    /// Actions of the framework that have used up their runs in this frame; see `ActionBudget`.
    private var postponed = ContiguousArray<PostponedAction>()
    /// The number of actions with nodes.
    private var nodeCount = 0

    /// Whether no action waits for the end of the layout.
    var isEmpty: Bool { entries.isEmpty && geometry.isEmpty && disappearances.isEmpty }

    /// Whether any action waits for the next frame.
    var hasPostponed: Bool { !postponed.isEmpty }

    mutating func append(_ action: @escaping () -> Void, of node: ViewNode? = nil) {
        entries.append(Entry(action: action, node: node))
        if node != nil { nodeCount += 1 }
    }

    mutating func appendFirstGeometry(_ action: @escaping () -> Void) {
        geometry.append(action)
    }

    mutating func appendDisappearance(_ action: @escaping () -> Void) {
        disappearances.append(action)
    }

    mutating func postpone(_ action: PostponedAction) {
        postponed.append(action)
    }

    /// Removes the actions that wait for the end of the layout, and returns them in order.
    mutating func takeActions() -> ContiguousArray<() -> Void> {
        defer {
            geometry.removeAll()
            entries.removeAll()
            disappearances.removeAll()
            nodeCount = 0
        }
        if nodeCount > 1 { orderByNodes() }
        return geometry + entries.map(\.action) + disappearances
    }

    /// Orders the actions with nodes from the last view to the first, but those of the rows of a lazy container from the first to the last, and those
    /// of a view before those of the views around it. SwiftUI was measured to do so in stacks (macOS 26). The actions take the places of one another.
    private mutating func orderByNodes() {
        let ordered = LastFirstOrder(entries.compactMap(\.node)).nodes
        var actions: [ObjectIdentifier: ContiguousArray<Entry>] = [:]
        for entry in entries { if let node = entry.node { actions[ObjectIdentifier(node), default: []].append(entry) } }
        var next = ordered.flatMap { actions[ObjectIdentifier($0)] ?? [] }.makeIterator()
        for index in entries.indices where entries[index].node != nil { entries[index] = next.next()! }
    }

    /// Removes the actions that wait for the next frame, and returns them in order.
    mutating func takePostponed() -> ContiguousArray<PostponedAction> {
        defer { postponed.removeAll() }
        return postponed
    }
}

/// An action of the framework that is postponed to the next frame.
struct PostponedAction {
    let budget: ActionBudget
    let element: ViewElement
    let action: () -> Void
}

/// Nodes from the last in view order to the first, each before its ancestors.
private struct LastFirstOrder {
    private(set) var nodes = ContiguousArray<ViewNode>()
    /// The children that lead to the nodes, by parent.
    private var branches: [ObjectIdentifier: ContiguousArray<ViewNode>] = [:]

    init(_ wanted: [ViewNode]) {
        var known: Set<ObjectIdentifier> = []
        var roots = ContiguousArray<ViewNode>()
        for node in wanted {
            var node = node
            while known.insert(ObjectIdentifier(node)).inserted {
                guard let parent = node.parent else {
                    roots.append(node)
                    break
                }
                branches[ObjectIdentifier(parent), default: []].append(node)
                node = parent
            }
        }
        let isWanted = Set(wanted.map { ObjectIdentifier($0) })
        // From the first to the last, each after its ancestors: the reverse of the order.
        var waiting = ContiguousArray(roots.reversed())
        while let node = waiting.popLast() {
            if isWanted.contains(ObjectIdentifier(node)) { nodes.append(node) }
            waiting.append(contentsOf: children(of: node).reversed())
        }
        nodes.reverse()
    }

    /// The children of a node that lead to the nodes, in view order.
    private func children(of node: ViewNode) -> ContiguousArray<ViewNode> {
        guard let branches = branches[ObjectIdentifier(node)] else { return [] }
        guard branches.count > 1 else { return branches }
        var missing = Set(branches.map { ObjectIdentifier($0) })
        var ordered = ContiguousArray<ViewNode>()
        // Nodes between the node and its children, as those of presentations, are not among its children.
        node.forEachOwnedChild { if missing.remove(ObjectIdentifier($0)) != nil { ordered.append($0) } }
        // The rows of a lazy container are made one after the other.
        if node is LazyContainerNode { ordered.reverse() }
        return ordered + branches.filter { missing.contains(ObjectIdentifier($0)) }
    }
}
