import CoreGraphics

extension DynamicChildren {
    /// How children inserted now appear.
    final func insertion(into container: ViewNode) -> _ViewInputs.Insertion {
        tree.transactions.isShowingChange ? container.childTransaction.animation == nil ? .plain : .animated : .none
    }

    /// Fades in the nodes of a new child that have no transition of their own.
    final func appear(_ item: DynamicChild, in container: ViewNode) {
        let transaction = container.childTransaction
        item.forEachNode { node in
            if node.trait(TransitionTraitKey.self) == nil { node.fade(from: 0, to: 1, transaction: transaction) }
            tree.transitions.insertions.append(node)
        }
    }

    /// Whether the child is removed at once, before its replacement is inserted.
    final func goesAtOnce(_ item: DynamicChild) -> Bool {
        var result = false
        item.forEachNode { if $0.trait(TransitionTraitKey.self)?.goesAtOnce == true { result = true } }
        return result
    }

    /// Ends a removed child: at once, or if the change is animated, after its views have disappeared.
    ///
    /// - Parameter identity: The identity with which `takeDeparting` finds the child again; nil if it cannot be inserted again.
    final func retire(_ item: DynamicChild, identity: @autoclosure () -> AnyHashable? = nil) {
        guard tree.transactions.isShowingChange, let container = container as? any DepartureContainer, !container.hasEnded else { return item.end() }
        let transaction = container.childTransaction
        var nodes: [ViewNode] = []
        var isAnimated = false
        item.forEachNode { node in
            nodes.append(node)
            let transition = node.trait(TransitionTraitKey.self)
            guard transition?.goesAtOnce != true, node.flags.contains(.isPlaced) else { return }
            if (transition.map { $0.animation(in: transaction) } ?? transaction.animation) != nil { isAnimated = true }
        }
        guard isAnimated else { return item.end() }
        let departure = Departure(of: item, identity: identity(), nodes: nodes)
        departures.append(departure)
        tree.transitions.departures.append(departure)
        container.departures.append(contentsOf: nodes)
        item.isDeparting = true
        for node in nodes { node.flags.insert(.isDeparting) }
        // The animations of the nodes retain the completion, so it must not retain the nodes.
        let completion = AnimationCompletion(criteria: .removed) { [weak self, weak departure] in
            guard let self, let departure, remove(departure) else { return }
            departure.item.end()
        }
        completion.handle = tree.handle
        var departing = transaction
        departing.animationCompletions.append(completion)
        for node in nodes {
            if let transition = node.trait(TransitionTraitKey.self) {
                transition.disappear(completion)
            } else {
                node.fade(from: 1, to: 0, transaction: departing)
            }
        }
    }

    /// Takes back the removal of a child whose views are still disappearing: they keep their state, and appear again from where they are.
    ///
    /// - Returns: The child; nil if none with the identity is disappearing.
    final func takeDeparting(_ identity: @autoclosure () -> AnyHashable) -> DynamicChild? {
        guard !departures.isEmpty, let container, !container.hasEnded else { return nil }
        let identity = identity()
        guard let departure = departures.last(where: { $0.identity == identity }), remove(departure) else { return nil }
        departure.item.isDeparting = false
        for node in departure.nodes {
            node.flags.remove(.isDeparting)
            if let transition = node.trait(TransitionTraitKey.self) {
                transition.appear()
            } else {
                node.fade(from: 0, to: 1, transaction: container.childTransaction)
            }
        }
        return departure.item
    }

    /// Removes a departure from the dynamic children and their container. Returns false if it has been removed before.
    private func remove(_ departure: Departure) -> Bool {
        guard let index = departures.firstIndex(where: { $0 === departure }) else { return false }
        departures.remove(at: index)
        tree.transitions.departures.removeAll { $0 === departure }
        if let container = container as? any DepartureContainer, !container.hasEnded {
            container.departures.removeAll { node in departure.nodes.contains { $0 === node } }
            container.invalidateDisplay()
        }
        return true
    }
}

extension ViewTree {
    /// Shows views that come or go in an animated change where the layout has them, while the views around them still move there.
    func keepTransitionsInPlace() {
        for node in transitions.takeInsertions() where !node.hasEnded && node.flags.contains(.isPlaced) { node.keepPlaceAmongMovingAncestors() }
        for departure in transitions.departures { departure.keepPositions() }
    }
}

extension ViewNode {
    /// The ancestors up to the nearest geometry group, relative to which the position of the node is animated.
    private var ancestorsInGeometryGroup: some Sequence<ViewNode> { ancestors.prefix { !($0 is GeometryGroupNode) } }

    /// The sum of the origins of the node and its ancestors: its position in the window, regardless of scrolling and effects.
    final var layoutPosition: CGPoint {
        ancestorsInGeometryGroup.reduce(into: origin) { position, ancestor in
            position.x += ancestor.origin.x
            position.y += ancestor.origin.y
        }
    }

    /// Keeps an inserted node in its place while its ancestors move to theirs: only views that were shown before move.
    fileprivate final func keepPlaceAmongMovingAncestors() {
        let start = ancestorsInGeometryGroup.reduce(into: origin) { position, ancestor in
            position.x -= ancestor.shownOrigin.x - ancestor.origin.x
            position.y -= ancestor.shownOrigin.y - ancestor.origin.y
        }
        animateFrame(from: CGRect(origin: start, size: size), to: CGRect(origin: origin, size: size))
    }

    /// The transaction of the change being shown, as modified for this node's children.
    final var childTransaction: Transaction {
        var transaction = effectiveTransaction
        if changesTransactions { changeTransaction(&transaction) }
        return transaction
    }
}
