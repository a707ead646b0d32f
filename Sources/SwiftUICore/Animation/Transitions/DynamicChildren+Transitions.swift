import CoreGraphics

extension DynamicChildren {
    /// How children inserted now appear.
    final func insertion(into container: ViewNode) -> _ViewInputs.Insertion {
        guard !appearsWithContainer else { return .none }
        return tree.transactions.isShowingChange ? container.childTransaction.animation == nil ? .plain : .animated : .none
    }

    /// Fades in the nodes of a new child that have no transition of their own.
    final func appear(_ item: DynamicChild, in container: ViewNode) {
        let transaction = container.childTransaction
        item.forEachNode { node in
            node.forEachTransitionTarget { target in
                if target.trait(TransitionTraitKey.self) == nil { target.fade(from: 0, to: 1, transaction: transaction) }
            }
            tree.transitions.insertions.append(node)
        }
    }

    /// Whether the child is removed at once, before its replacement is inserted.
    final func goesAtOnce(_ item: DynamicChild) -> Bool {
        var result = false
        item.forEachNode { node in
            node.forEachTransitionTarget { if $0.trait(TransitionTraitKey.self)?.goesAtOnce == true { result = true } }
        }
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
            guard node.flags.contains(.isPlaced) else { return }
            node.forEachTransitionTarget { target in
                let transition = target.trait(TransitionTraitKey.self)
                guard transition?.goesAtOnce != true else { return }
                if (transition.map { $0.animation(in: transaction) } ?? transaction.animation) != nil { isAnimated = true }
            }
        }
        guard isAnimated else { return item.end() }
        let departure = Departure(of: item, in: self, identity: identity(), nodes: nodes)
        departures.append(departure)
        tree.transitions.departures.append(departure)
        container.departures.append(contentsOf: nodes)
        // The animations of the nodes retain the completion, so it must not retain the nodes.
        let completion = AnimationCompletion(criteria: .removed) { [weak self, weak departure] in
            guard let self, let departure, !departure.isOver else { return }
            departure.finish()
            departure.item.end()
            tree.removeFinished(departure)
        }
        completion.handle = tree.handle
        var departing = transaction
        departing.animationCompletions.append(completion)
        for node in nodes {
            node.forEachTransitionTarget { target in
                if let transition = target.trait(TransitionTraitKey.self) {
                    transition.disappear(completion)
                } else {
                    target.fade(from: 1, to: 0, transaction: departing)
                }
            }
        }
    }

    /// Takes back the removal of a child whose views are still disappearing: they keep their state, and appear again from where they are.
    ///
    /// - Returns: The child; nil if none with the identity is disappearing.
    final func takeDeparting(_ identity: @autoclosure () -> AnyHashable) -> DynamicChild? {
        guard !departures.isEmpty, let container, !container.hasEnded else { return nil }
        let identity = identity()
        guard let departure = departures.last(where: { $0.identity == identity && !$0.isOver }) else { return nil }
        departure.takeBack()
        departures.removeAll { $0 === departure }
        tree.transitions.departures.removeAll { $0 === departure }
        (container as? any DepartureContainer)?.departures.removeAll { node in departure.nodes.contains { $0 === node } }
        for node in departure.nodes {
            node.forEachTransitionTarget { target in
                if let transition = target.trait(TransitionTraitKey.self) {
                    transition.appear()
                } else {
                    target.fade(from: 0, to: 1, transaction: container.childTransaction)
                }
            }
        }
        return departure.item
    }
}

extension ViewTree {
    /// Removes a departure whose views have disappeared from its container, together with all others that end in the same frame: the views of a
    /// long list disappear at once.
    fileprivate func removeFinished(_ departure: Departure) {
        transitions.finishedDepartures.append(departure)
        guard transitions.finishedDepartures.count == 1 else { return }
        schedule { [self] in
            let finished = transitions.takeFinishedDepartures()
            var known: Set<ObjectIdentifier> = []
            for dynamicChildren in finished.compactMap(\.dynamicChildren) where known.insert(ObjectIdentifier(dynamicChildren)).inserted {
                dynamicChildren.departures.removeAll(where: \.isOver)
                guard let container = dynamicChildren.container as? any DepartureContainer, !container.hasEnded,
                    known.insert(ObjectIdentifier(container)).inserted
                else { continue }
                container.departures.removeAll { !$0.flags.contains(.isDeparting) }
                container.invalidateDisplay()
            }
        }
    }

    /// Shows views that come or go in an animated change where the layout has them, while the views around them still move there.
    func keepTransitionsInPlace() {
        for node in transitions.takeInsertions() where !node.hasEnded && node.flags.contains(.isPlaced) { node.keepPlaceAmongMovingAncestors() }
        for departure in transitions.departures { departure.keepPositions() }
        for (view, position) in transitions.takeAnchored() where !view.hasEnded && view.flags.contains(.isPlaced) { view.child.move(from: position) }
    }
}

extension ViewNode {
    /// Calls `body` with each node that appears and disappears with a transition of its own: the node, or the cells of a grid's row.
    @inline(__always) fileprivate final func forEachTransitionTarget(_ body: (ViewNode) -> Void) {
        if let row = self as? GridRowNode { row.children.forEach(body) } else { body(self) }
    }

    /// The ancestors up to the nearest geometry group, relative to which the position of the node is animated.
    private var ancestorsInGeometryGroup: some Sequence<ViewNode> { ancestors.prefix { !$0.flags.contains(.isGeometryGroup) } }

    /// The sum of the origins of the node and its ancestors: its position in the window, regardless of scrolling and effects.
    final var layoutPosition: CGPoint {
        ancestorsInGeometryGroup.reduce(into: origin) { position, ancestor in
            position.x += ancestor.origin.x
            position.y += ancestor.origin.y
        }
    }

    /// The position at which the node is shown, relative to its geometry group or the window, regardless of scrolling and of effects other than offsets.
    final var shownPosition: CGPoint {
        ancestorsInGeometryGroup.reduce(into: shownOrigin) { position, ancestor in
            let offset = ancestor.flags.contains(.isOffset) ? ancestor.contentTransform : nil
            position.x += ancestor.shownOrigin.x + (offset?.tx ?? 0)
            position.y += ancestor.shownOrigin.y + (offset?.ty ?? 0)
        }
    }

    /// Animates the movement of the node from where it was shown before the change, if its transaction has an animation.
    ///
    /// Frames, paddings, positions and offsets move the views in them, so that an animation of these views applies wherever its modifier stands
    /// (published observations of iOS 16 and macOS 13: Ole Begemann, "When .animation animates more (or less) than it's supposed to").
    fileprivate final func move(from position: CGPoint) {
        let shown = shownPosition
        let start = CGPoint(x: origin.x + position.x - shown.x, y: origin.y + position.y - shown.y)
        animateFrame(from: CGRect(origin: start, size: size), to: CGRect(origin: origin, size: size))
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
