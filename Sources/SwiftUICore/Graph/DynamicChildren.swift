import AttributeGraph

/// The part of a container's children whose number or type may change: a branch, a loop, an erased view.
package class DynamicChildren: ViewElement {
    /// The node that has these as its children.
    final var container: ViewNode? { unretainedContainer?.object }
    @exclusivity(unchecked) private final var unretainedContainer: Unretained<ViewNode>?

    /// The modifiers around the whole dynamic children, innermost first; each applies to every node.
    @exclusivity(unchecked) private var wrappers: [ChildWrapper] = []

    /// Removed items whose views are still running their transitions.
    @exclusivity(unchecked) final var departures: ContiguousArray<Departure> = []

    package final override var enclosingElement: ViewElement? { container }

    /// Whether children that are added become visible together with their container, without a transition of their own.
    package var appearsWithContainer: Bool { false }

    /// Calls `body` with each item, in order.
    package func forEachItem(_ body: (DynamicChild) -> Void) {}

    /// The identity that the program has given to the dynamic children as a whole; nil if it has given none.
    package var viewIdentity: AnyHashable? { nil }

    /// Appends the nodes, of these dynamic children or of nested ones, that have the given explicit identity.
    final func appendNodes(identifiedBy id: AnyHashable, to nodes: inout ContiguousArray<ViewNode>) {
        if viewIdentity == id { return appendNodes(to: &nodes) }
        forEachItem { item in
            item.forEachEntry { entry in
                if case .dynamic(let dynamicChildren) = entry { dynamicChildren.appendNodes(identifiedBy: id, to: &nodes) }
            }
        }
    }

    /// The explicit identity of an item.
    package func identity(of item: DynamicChild) -> AnyHashable? { viewIdentity }

    final func appendNodes(to nodes: inout ContiguousArray<ViewNode>) {
        forEachItem { item in
            item.forEachEntry { entry in
                switch entry {
                case .node(let node): nodes.append(node)
                case .dynamic(let dynamicChildren): dynamicChildren.appendNodes(to: &nodes)
                }
            }
        }
    }

    final func adopt(by container: ViewNode) {
        unretainedContainer = Unretained(container)
        forEachItem { $0.adopt(by: container) }
    }

    /// Puts a modifier around every present and future node.
    ///
    /// - Parameter insertion: How the present nodes are inserted.
    final func wrap(with wrapper: ChildWrapper, insertion: _ViewInputs.Insertion = .none) {
        wrappers.append(wrapper)
        forEachItem { $0.wrap(with: wrapper, insertion: insertion) }
    }

    /// Runs `make`, moves the emitted nodes into the item, and gives them the modifiers and the container of the dynamic children.
    package final func fill(_ item: DynamicChild, inputs: _ViewInputs, _ make: (_ViewInputs) -> Void) {
        let emitted = unretainedTree.use { $0.emission.count }
        let insertion = container.map { self.insertion(into: $0) } ?? inputs.insertion
        if insertion == inputs.insertion, !inputs.wrapsSubviews {
            make(inputs)
        } else {
            make(inputs.forOneSubview.with { $0.insertion = insertion })
        }
        item.takeEmission(from: emitted)
        for wrapper in wrappers { item.wrap(with: wrapper, insertion: insertion) }
        guard let container else { return }
        item.adopt(by: container)
        if insertion == .animated { appear(item, in: container) }
    }

    /// Makes an item that shows a view of one type.
    ///
    /// - Parameter register: Called before the view is made, so that the children include the item while it emits its nodes.
    final func makeItem<Content: View>(_ content: Content, inputs: _ViewInputs, register: (ContentCell<Content>) -> Void) {
        let cell = unretainedTree.use { $0.types.contentMaker(of: Content.self).makeCell(tree: unretainedTree, depth: depth + 1) }
        cell.set(content)
        cell.enclosingScope = inputs.unretainedScope
        register(cell)
        fill(
            cell,
            inputs: inputs.with {
                $0.scope = cell; $0.depth += 2
            }
        ) {
            Content._makeView(_GraphValue(cell: cell, offset: 0), inputs: $0)
        }
    }

    /// Notifies the container that nodes were added, removed or moved.
    package final func nodesChanged() {
        container?.childrenChanged()
    }

    package override func end() {
        super.end()
        // Dynamic children nest as deep as the tree.
        NativeStack.withSpace {
            forEachItem { $0.end() }
            for departure in departures {
                departure.finish()
                departure.item.end()
            }
        }
        if departures.isEmpty { return }
        departures = []
        tree.transitions.departures.removeAll(where: \.isOver)
    }
}

/// One item of dynamic children, with everything made for it.
package class DynamicChild: ScopeCell {
    private enum Content {
        case none
        case one(NodeEntry)
        case several(ContiguousArray<NodeEntry>)
    }

    @exclusivity(unchecked) private var content = Content.none

    /// The identity of the item in its loop; nil if the item does not belong to a loop.
    package var loopIdentity: AnyHashable? { nil }
    /// The identity of the item, or of the item of the innermost loop around a branch or an erased view; nil outside of loops.
    var enclosingLoopIdentity: AnyHashable? { loopIdentity }

    /// Takes the nodes emitted from index `start` on. Most items are one node and need no list.
    final func takeEmission(from start: Int) {
        content = unretainedTree.use { tree in
            switch tree.emission.count - start {
            case 0:
                return .none
            case 1:
                return .one(tree.emission.removeLast())
            default:
                defer { tree.emission.removeSubrange(start...) }
                return .several(ContiguousArray(tree.emission[start...]))
            }
        }
    }

    final func forEachEntry(_ body: (NodeEntry) -> Void) {
        switch content {
        case .none: break
        case .one(let entry): body(entry)
        case .several(let entries): entries.forEach(body)
        }
    }

    /// Calls `body` with every node that the item currently holds.
    final func forEachNode(_ body: (ViewNode) -> Void) {
        forEachEntry { entry in
            switch entry {
            case .node(let node): body(node)
            case .dynamic(let dynamicChildren): dynamicChildren.forEachItem { $0.forEachNode(body) }
            }
        }
    }

    /// The emitted entries of the item.
    final var entries: ContiguousArray<NodeEntry> {
        switch content {
        case .none: []
        case .one(let entry): [entry]
        case .several(let entries): entries
        }
    }

    final func adopt(by container: ViewNode) {
        forEachEntry { entry in
            switch entry {
            case .node(let node): node.attach(to: container)
            case .dynamic(let dynamicChildren): dynamicChildren.adopt(by: container)
            }
        }
    }

    final func wrap(with wrapper: ChildWrapper, insertion: _ViewInputs.Insertion) {
        switch content {
        case .none: break
        case .one(let entry): content = .one(wrapper.wrap(entry, scope: self, insertion: insertion))
        case .several(let entries):
            content = .several(ContiguousArray(entries.map { wrapper.wrap($0, scope: self, insertion: insertion) }))
        }
    }

    package override func end() {
        guard !hasEnded else { return }
        forEachEntry { entry in
            if case .node(let node) = entry { node.endSubtree() }
        }
        content = .none
        super.end()
    }
}

/// Puts a modifier's node around another node.
package class ChildWrapper {
    /// - Parameter insertion: How the node is inserted.
    func wrap(_ node: ViewNode, scope: ScopeCell, insertion: _ViewInputs.Insertion) -> ViewNode { node }

    /// Puts the modifier's nodes around an emitted entry: around the node, each cell of a grid's row, or each present and future dynamic child.
    final func wrap(_ entry: NodeEntry, scope: ScopeCell, insertion: _ViewInputs.Insertion) -> NodeEntry {
        switch entry {
        case .node(let row as GridRowNode):
            row.wrapChildren(with: self, scope: scope, insertion: insertion)
            return entry
        case .node(let node):
            return .node(wrap(node, scope: scope, insertion: insertion))
        case .dynamic(let dynamicChildren):
            dynamicChildren.wrap(with: self, insertion: insertion)
            return entry
        }
    }
}
