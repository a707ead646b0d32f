import Foundation

/// A node with any number of children, which may be dynamic.
package class ContainerNode: ViewNode, DepartureContainer {
    /// The entries emitted by the content; empty if there are no dynamic children, since `children` is complete then.
    @exclusivity(unchecked) private var entries: ContiguousArray<NodeEntry> = []
    @exclusivity(unchecked) private var areChildrenStale = false
    /// Removed nodes that are drawn until their transitions end. They take no part in layout.
    @exclusivity(unchecked) final var departures: ContiguousArray<ViewNode> = []
    @exclusivity(unchecked) private var currentChildren: ContiguousArray<ViewNode> = []

    /// The cached drawing of the container, valid while nothing in it changes; see `DisplayListBuilder`.
    @exclusivity(unchecked) final var cachedDrawings: CachedDrawings?
    /// The cached hit-test bounds of the container's content; see `ViewNode.hitPath`.
    @exclusivity(unchecked) final var hitTestBounds: HitTestBounds?

    init(entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        super.init(inputs: inputs)
        var isStatic = true
        currentChildren.reserveCapacity(entries.count)
        for entry in entries {
            switch entry {
            case .node(let node):
                node.attach(to: self)
                currentChildren.append(node)
            case .dynamic(let dynamicChildren):
                dynamicChildren.adopt(by: self)
                dynamicChildren.appendNodes(to: &currentChildren)
                isStatic = false
            }
        }
        if !isStatic {
            self.entries = entries
            // Dynamic content takes part in every preference; see `collectPreference`.
            flags.insert(.writesPreferences)
        }
    }

    /// Puts a modifier around every present and future child.
    ///
    /// - Parameter insertion: How the present children are inserted.
    final func wrapChildren(with wrapper: ChildWrapper, scope: ScopeCell, insertion: _ViewInputs.Insertion) {
        guard !entries.isEmpty else {
            for index in currentChildren.indices {
                currentChildren[index] = wrapper.wrap(currentChildren[index], scope: scope, insertion: insertion)
                currentChildren[index].attach(to: self)
            }
            return
        }
        for index in entries.indices {
            entries[index] = wrapper.wrap(entries[index], scope: scope, insertion: insertion)
            switch entries[index] {
            case .node(let node): node.attach(to: self)
            case .dynamic(let dynamicChildren): dynamicChildren.adopt(by: self)
            }
        }
        areChildrenStale = true
    }

    package final override var isRepaintBoundary: Bool { true }
    package final override var cachesHitTestBounds: Bool { true }

    final func makeCachedDrawings() -> CachedDrawings {
        if let cachedDrawings { return cachedDrawings }
        let made = CachedDrawings()
        cachedDrawings = made
        return made
    }

    /// The axis along which spacers in the container grow, if it may change during their lifetime; otherwise nil.
    var changeableStackAxis: Axis? { nil }

    /// The children, in view order.
    package final var children: ContiguousArray<ViewNode> {
        if areChildrenStale {
            areChildrenStale = false
            currentChildren.removeAll(keepingCapacity: true)
            for entry in entries {
                switch entry {
                case .node(let node): currentChildren.append(node)
                case .dynamic(let dynamicChildren): dynamicChildren.appendNodes(to: &currentChildren)
                }
            }
        }
        return currentChildren
    }

    /// The children with the given explicit identity, set by `id(_:)`.
    package final func nodes(identifiedBy id: AnyHashable) -> ContiguousArray<ViewNode> {
        var nodes = ContiguousArray<ViewNode>()
        for entry in entries {
            if case .dynamic(let dynamicChildren) = entry { dynamicChildren.appendNodes(identifiedBy: id, to: &nodes) }
        }
        return nodes
    }

    package override func childrenChanged() {
        // Without dynamic children the set of children is constant: only a trait has changed.
        areChildrenStale = !entries.isEmpty
        super.childrenChanged()
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
    }

    package override func forEachEntry(_ body: (NodeEntry) -> Void) {
        if entries.isEmpty {
            for child in children { body(.node(child)) }
        } else {
            entries.forEach(body)
        }
    }

    /// The children in drawing order: by `zIndex`, in view order where it is equal.
    package var childrenInDrawingOrder: ContiguousArray<ViewNode> {
        guard flags.contains(.hasTraits) else { return children }
        let indexed = children.enumerated().map { (index: $0.offset, z: $0.element.trait(ZIndexTraitKey.self) ?? 0, node: $0.element) }
        guard indexed.contains(where: { $0.z != 0 }) else { return children }
        return ContiguousArray(indexed.sorted { ($0.z, $0.index) < ($1.z, $1.index) }.map(\.node))
    }

    package override func draw(into list: inout DisplayListBuilder) {
        guard !departures.isEmpty else { return list.draw(childrenInDrawingOrder, of: self) }
        cachedDrawings?.runs = []
        // At equal z-indices, departing views are drawn behind the remaining ones.
        func depth(_ node: ViewNode) -> Double { node.trait(ZIndexTraitKey.self) ?? 0 }
        var leaving = departures.enumerated().sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }[...]
        for child in childrenInDrawingOrder {
            while let next = leaving.first?.element, depth(next) <= depth(child) {
                list.draw(next)
                leaving.removeFirst()
            }
            list.draw(child)
        }
        for (_, node) in leaving { list.draw(node) }
    }

    /// Dynamic content without any value contributes the key's default value; static content contributes nothing.
    package override func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
        guard !entries.isEmpty else {
            for child in children { collector.collect(child) }
            return
        }
        for entry in entries {
            switch entry {
            case .node(let node): collector.collect(node)
            case .dynamic(let dynamicChildren): collector.collect(dynamicChildren)
            }
        }
    }
}
