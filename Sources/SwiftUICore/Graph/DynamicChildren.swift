import AttributeGraph

/// A part of a container's content whose nodes come and go: a branch, a loop, an erased view.
package class DynamicChildren: ViewElement {
    /// The node whose children these become.
    @exclusivity(unchecked) private(set) unowned(unsafe) var container: ViewNode?

    /// The modifiers around the whole dynamic children, innermost first; each applies to every node.
    @exclusivity(unchecked) private var wrappers: [ChildWrapper] = []

    /// Items that were taken out and whose views are still going.
    final var leavingItems: ContiguousArray<DynamicChild> = []

    package final override var enclosingElement: ViewElement? { container }

    /// The items, in order.
    package func forEachItem(_ body: (DynamicChild) -> Void) {}

    /// The identity that the program has given to what is in the dynamic children.
    package var viewIdentity: AnyHashable? { nil }

    /// The nodes of this dynamic children, or of those in it, with an identity that the program has given them.
    final func appendNodes(identifiedBy id: AnyHashable, to nodes: inout ContiguousArray<ViewNode>) {
        if viewIdentity == id { return appendNodes(to: &nodes) }
        forEachItem { item in
            item.forEachEntry { entry in
                if case .dynamic(let dynamicChildren) = entry { dynamicChildren.appendNodes(identifiedBy: id, to: &nodes) }
            }
        }
    }

    /// The identity that a program has given an item.
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
        self.container = container
        forEachItem { $0.adopt(by: container) }
    }

    /// Puts a modifier around every node there is and will be.
    ///
    /// - Parameter insertion: How the nodes that are there come.
    final func wrap(with wrapper: ChildWrapper, insertion: _ViewInputs.Insertion = .none) {
        wrappers.append(wrapper)
        forEachItem { $0.wrap(with: wrapper, insertion: insertion) }
    }

    /// Runs `make`, puts what it emits into the item, and gives the nodes the dynamic children's modifiers and container.
    package final func fill(_ item: DynamicChild, inputs: _ViewInputs, _ make: (_ViewInputs) -> Void) {
        let emitted = inputs.tree.emission.count
        let insertion = container.map { self.insertion(into: $0) } ?? inputs.insertion
        make(insertion == inputs.insertion ? inputs : inputs.with { $0.insertion = insertion })
        item.takeEmission(from: emitted)
        for wrapper in wrappers { item.wrap(with: wrapper, insertion: insertion) }
        guard let container else { return }
        item.adopt(by: container)
        if insertion == .animated { appear(item, in: container) }
    }

    /// Tells the container that nodes have come, gone or moved.
    package final func nodesChanged() {
        container?.childrenChanged()
    }

    package override func end() {
        super.end()
        // Segments lie in items of dynamic children, as deep as the tree.
        NativeStack.withSpace {
            forEachItem { $0.end() }
            for item in leavingItems { item.end() }
        }
        leavingItems = []
    }
}

/// One coming and going part of a dynamic children, with everything made for it.
package class DynamicChild: ScopeCell {
    private enum Content {
        case none
        case one(NodeEntry)
        case several(ContiguousArray<NodeEntry>)
    }

    @exclusivity(unchecked) private var content = Content.none

    /// The identity by which a loop knows the item; nil if this is no item of a loop.
    package var loopIdentity: AnyHashable? { nil }

    /// Takes what has been emitted since there were `start` entries. Most items are one node and need no list.
    final func takeEmission(from start: Int) {
        switch tree.emission.count - start {
        case 0:
            content = .none
        case 1:
            content = .one(tree.emission.removeLast())
        default:
            content = .several(ContiguousArray(tree.emission[start...]))
            tree.emission.removeSubrange(start...)
        }
    }

    final func forEachEntry(_ body: (NodeEntry) -> Void) {
        switch content {
        case .none: break
        case .one(let entry): body(entry)
        case .several(let entries): entries.forEach(body)
        }
    }

    /// Calls `body` with every node the item holds now.
    final func forEachNode(_ body: (ViewNode) -> Void) {
        forEachEntry { entry in
            switch entry {
            case .node(let node): body(node)
            case .dynamic(let dynamicChildren): dynamicChildren.forEachItem { $0.forEachNode(body) }
            }
        }
    }

    /// What the item has emitted.
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
        func wrapped(_ entry: NodeEntry) -> NodeEntry {
            switch entry {
            case .node(let node):
                return .node(wrapper.wrap(node, scope: self, insertion: insertion))
            case .dynamic(let dynamicChildren):
                dynamicChildren.wrap(with: wrapper, insertion: insertion)
                return entry
            }
        }
        switch content {
        case .none: break
        case .one(let entry): content = .one(wrapped(entry))
        case .several(let entries): content = .several(ContiguousArray(entries.map(wrapped)))
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
    /// - Parameter insertion: How the node comes.
    func wrap(_ node: ViewNode, scope: ScopeCell, insertion: _ViewInputs.Insertion) -> ViewNode { node }
}
