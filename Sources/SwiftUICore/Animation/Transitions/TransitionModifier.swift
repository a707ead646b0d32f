import AttributeGraph

/// How a view comes and goes when it is one of a container's that is added or removed.
struct TransitionModifier {
    var transition: AnyTransition
}

extension TransitionModifier: ViewModifier {
    typealias Body = Never

    nonisolated static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        let tree = inputs.tree
        let box = modifier.value.transition.box
        var isAppearing = inputs.insertion == .animated
        if inputs.insertion != .none, let own = box.animation { isAppearing = own != nil }
        let start = tree.emission.count
        var drivers: [TransitionDriver] = []
        NativeStack.withSpace {
            box.makeView(
                TypedModifierContent(content, outer: inputs.modifierContent), inputs: inputs.with { $0.insertion = .none },
                phase: isAppearing ? .willAppear : .identity, phases: .all, drivers: &drivers)
        }
        for index in start..<tree.emission.count {
            switch tree.emission[index] {
            case .node(let node):
                let transitionNode = TransitionNode(child: node, modifier: modifier, drivers: drivers, inputs: inputs)
                tree.emission[index] = .node(transitionNode)
                if isAppearing { tree.appearingNodes.append(transitionNode) }
            case .segment(let segment):
                // A view whose body is a branch: what is in it now appears; what will be in it later is already there.
                let wrapper = TransitionWrapper(modifier: modifier, drivers: drivers, inputs: inputs, isAppearing: isAppearing)
                segment.wrap(with: wrapper)
                wrapper.isAppearing = false
            }
        }
    }
}

/// Gives transitions to the views in a branch.
private final class TransitionWrapper: NodeWrapper {
    private let modifier: _GraphValue<TransitionModifier>
    private let drivers: [TransitionDriver]
    private let inputs: _ViewInputs
    var isAppearing: Bool

    init(modifier: _GraphValue<TransitionModifier>, drivers: [TransitionDriver], inputs: _ViewInputs, isAppearing: Bool) {
        self.modifier = modifier
        self.drivers = drivers
        self.inputs = inputs
        self.isAppearing = isAppearing
    }

    override func wrap(_ node: ViewNode, scope: ScopeRegion) -> ViewNode {
        let transitionNode = TransitionNode(
            child: node, modifier: modifier, drivers: drivers, inputs: inputs.with { $0.scope = scope }, liesAroundSegment: true)
        if isAppearing { inputs.tree.appearingNodes.append(transitionNode) }
        return transitionNode
    }
}

/// The trait by which a container finds the transition of one of its views.
enum TransitionTraitKey: _ViewTraitKey {
    typealias Value = TransitionNode
}

final class TransitionNode: UnaryNode {
    private var box: TransitionBox
    private let drivers: [TransitionDriver]
    /// Whether the drivers change all that is in a segment, and what takes its place.
    let liesAroundSegment: Bool
    /// The pass in which the view began to come or go.
    private var phasePass = -1
    /// Held by the animations with which the view goes.
    private var departure: AnimationCompletion?

    init(
        child: ViewNode, modifier: _GraphValue<TransitionModifier>, drivers: [TransitionDriver], inputs: _ViewInputs,
        liesAroundSegment: Bool = false
    ) {
        box = modifier.value.transition.box
        self.drivers = drivers
        self.liesAroundSegment = liesAroundSegment
        super.init(child: child, inputs: inputs)
        flags.insert(.hasTraits)
        modifier.region.observe(at: modifier.offset, by: self)
        tree.hasTransactionModifiers = true
    }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        box = new.assumingMemoryBound(to: TransitionModifier.self).pointee.transition.box
        var remaining = drivers[...]
        box.replace(&remaining)
    }

    override func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        Key.self == TransitionTraitKey.self ? self as? Key.Value : child.trait(key)
    }

    /// Whether the view comes and goes at once.
    var isIdentity: Bool { box.isIdentity }

    /// The animation with which the view goes, given that of the change.
    func animation(in transaction: Transaction) -> Animation? { box.animation ?? transaction.animation }

    func appear() {
        phasePass = tree.passCount
        for driver in drivers { driver.phase = .identity }
    }

    /// Lets the view go; whoever the completion tells is told when nothing of it moves any more.
    func disappear(_ completion: AnimationCompletion) {
        phasePass = tree.passCount
        departure = completion
        for driver in drivers { driver.phase = .didDisappear }
        tree.schedule { [weak self] in self?.departure = nil }
    }

    override var changesTransactions: Bool { true }

    override func changeTransaction(_ transaction: inout Transaction) {
        guard phasePass == tree.passCount else { return }
        if let own = box.animation { transaction.animation = own }
        if let departure { transaction.animationCompletions.append(departure) }
    }

    override func end() {
        super.end()
        departure = nil
    }

    override var typeName: String { "transition" }
}

extension View {
    /// Says how the view comes and goes when it is added or removed in an animated change.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// Says how the view comes and goes when it is added or removed in an animated change.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

// MARK: Items that come and go

/// A container that draws what has been taken out of it while it goes.
protocol DepartureContainer: ViewNode {
    /// Nodes that were taken out and are still drawn. Layout does not know of them.
    var departures: ContiguousArray<ViewNode> { get set }
}

extension Segment {
    /// How views added now come.
    final func insertion(into container: ViewNode) -> _ViewInputs.Insertion {
        tree.isShowingChange ? container.childTransaction.animation == nil ? .plain : .animated : .none
    }

    /// Lets the nodes of a new item come that have no transition of their own.
    final func appear(_ item: SegmentItem, in container: ViewNode) {
        let transaction = container.childTransaction
        item.forEachNode { node in
            if node.trait(TransitionTraitKey.self) == nil { node.fade(from: 0, to: 1, transaction: transaction) }
        }
    }

    /// Whether the item goes at once, before another takes its place.
    final func goesAtOnce(_ item: SegmentItem) -> Bool {
        var result = false
        item.forEachNode { if $0.trait(TransitionTraitKey.self)?.isIdentity == true { result = true } }
        return result
    }

    /// Ends an item that was taken out; where the change is animated, after its views have gone.
    ///
    /// What is replaced does not go by a transition around the segment, which changes what has come in its place too.
    final func retire(_ item: SegmentItem, isReplaced: Bool = false) {
        guard tree.isShowingChange, let container = container as? any DepartureContainer, !container.hasEnded else { return item.end() }
        let transaction = container.childTransaction
        var nodes: [ViewNode] = []
        var isAnimated = false
        func transition(of node: ViewNode) -> TransitionNode? {
            node.trait(TransitionTraitKey.self).flatMap { isReplaced && $0.liesAroundSegment ? nil : $0 }
        }
        item.forEachNode { node in
            nodes.append(node)
            let transition = transition(of: node)
            guard transition?.isIdentity != true, node.flags.contains(.isPlaced) else { return }
            if (transition.map { $0.animation(in: transaction) } ?? transaction.animation) != nil { isAnimated = true }
        }
        guard isAnimated else { return item.end() }
        leavingItems.append(item)
        container.departures.append(contentsOf: nodes)
        for node in nodes { node.flags.insert(.isLeaving) }
        let completion = AnimationCompletion(criteria: .removed) { [weak self, weak item] in
            guard let self, let item, !item.hasEnded else { return }
            leavingItems.removeAll { $0 === item }
            if !container.hasEnded {
                container.departures.removeAll { node in nodes.contains { $0 === node } }
                container.invalidateDisplay()
            }
            item.end()
        }
        completion.handle = tree.handle
        var leaving = transaction
        leaving.animationCompletions.append(completion)
        for node in nodes {
            if let transition = transition(of: node) {
                transition.disappear(completion)
            } else {
                node.fade(from: 1, to: 0, transaction: leaving)
            }
        }
    }
}

extension ViewNode {
    /// The transaction of the change being shown, as this node's children see it.
    final var childTransaction: Transaction {
        var transaction = effectiveTransaction
        if changesTransactions { changeTransaction(&transaction) }
        return transaction
    }
}

extension ViewTree {
    /// Lets the views come that were made in the first phase of their transitions.
    func showAppearingNodes() {
        guard !appearingNodes.isEmpty else { return }
        let nodes = appearingNodes
        appearingNodes = []
        for node in nodes where !node.hasEnded { node.appear() }
        updateElements()
    }
}
