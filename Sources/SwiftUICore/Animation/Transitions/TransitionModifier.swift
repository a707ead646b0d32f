import AttributeGraph

/// Sets the transition of a view that is inserted into a container or removed from it.
struct TransitionModifier {
    var transition: AnyTransition
}

extension TransitionModifier: ViewModifier {
    typealias Body = Never

    nonisolated static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        let tree = inputs.tree
        let plain = TypedModifierContent(content, inputs: inputs)
        let content = TransitionedContent(plain, in: inputs.scope)
        let start = tree.emission.count
        apply(modifier, to: content, inputs: inputs)
        guard content.comesAndGoes else { return }
        // Each inserted and removed view needs its own transition: a departing view and its replacement are in different phases.
        let wrapper = TransitionChildWrapper(modifier: modifier, inputs: inputs)
        let made = ContiguousArray(tree.emission[start...])
        tree.emission.removeSubrange(start...)
        guard made.allSatisfy(\.isNode) else {
            // A transition with dynamic content makes its content more than once, so all views share one transition.
            for entry in made + content.takeAllEntries() { entry.end() }
            return apply(modifier, to: plain, inputs: inputs)
        }
        for case .node(let node) in made {
            let entries = content.takeEntries(standingIn: node)
            if entries.isEmpty { tree.emission.append(.node(node)) } else { node.endSubtree() }
            for entry in entries { tree.emission.append(wrapper.wrap(entry)) }
        }
    }

    /// Emits the views of the content, each modified by the transition.
    fileprivate nonisolated static func apply(_ modifier: _GraphValue<Self>, to content: ModifierContent, inputs: _ViewInputs) {
        let tree = inputs.tree
        let box = modifier.value.transition.box
        var isAppearing = inputs.insertion == .animated
        if inputs.insertion != .none, let own = box.animation(in: .appearing) { isAppearing = own != nil }
        let start = tree.emission.count
        var drivers: [TransitionDriver] = []
        let content = OriginalContent(content, isInTransition: tree.transitions.isMaking, in: inputs.scope)
        tree.transitions.isMaking = true
        NativeStack.withSpace {
            box.makeView(
                content, inputs: inputs.with { $0.insertion = .none }, phase: isAppearing ? .willAppear : .identity, phases: .all,
                drivers: &drivers)
        }
        tree.transitions.isMaking = content.isInTransition
        for index in start..<tree.emission.count {
            guard case .node(let node) = tree.emission[index] else { continue }
            let transitionNode = TransitionNode(child: node, modifier: modifier, drivers: drivers, inputs: inputs)
            tree.emission[index] = .node(transitionNode)
            if isAppearing { tree.transitions.append(transitionNode) }
        }
    }
}

/// The content of a transition, which does not belong to the transition itself.
private final class OriginalContent: ModifierContent {
    private let content: ModifierContent
    /// Whether the content is part of another transition.
    let isInTransition: Bool

    init(_ content: ModifierContent, isInTransition: Bool, in scope: ScopeCell) {
        self.content = content
        self.isInTransition = isInTransition
        super.init(changing: content, in: scope)
    }

    override func make(inputs: _ViewInputs) {
        let tree = inputs.tree
        let previous = tree.transitions.isMaking
        tree.transitions.isMaking = isInTransition
        content.make(inputs: inputs)
        tree.transitions.isMaking = previous
    }
}

/// The content of a transition. If it has dynamic children, or rows of a grid, stand-in nodes that draw nothing take the place of all its entries.
private final class TransitionedContent: ModifierContent {
    private let content: ModifierContent
    private var stands: [(node: ViewNode, entry: NodeEntry)] = []

    var comesAndGoes: Bool { !stands.isEmpty }

    init(_ content: ModifierContent, in scope: ScopeCell) {
        self.content = content
        super.init(changing: content, in: scope)
    }

    override func make(inputs: _ViewInputs) {
        let tree = inputs.tree
        let start = tree.emission.count
        content.make(inputs: inputs)
        let isFixed = tree.emission[start...].allSatisfy { entry in
            if case .node(let node) = entry { !(node is DynamicContentNode || node is GridRowNode) } else { false }
        }
        guard !isFixed else { return }
        for index in start..<tree.emission.count {
            let stand = ViewNode(inputs: inputs)
            stands.append((stand, tree.emission[index]))
            tree.emission[index] = .node(stand)
        }
    }

    /// Removes and returns the entries represented by stand-ins in a view that the transition has made.
    func takeEntries(standingIn node: ViewNode) -> [NodeEntry] {
        var entries: [NodeEntry] = []
        var nodes: ContiguousArray<ViewNode> = [node]
        var next = 0
        while next < nodes.count {
            let current = nodes[next]
            next += 1
            if let index = stands.firstIndex(where: { $0.node === current }) { entries.append(stands.remove(at: index).entry) }
            current.forEachOwnedChild { nodes.append($0) }
        }
        return entries
    }

    func takeAllEntries() -> [NodeEntry] {
        defer { stands = [] }
        return stands.map(\.entry)
    }
}

extension NodeEntry {
    fileprivate var isNode: Bool { if case .node = self { true } else { false } }

    fileprivate func end() {
        switch self {
        case .node(let node): node.endSubtree()
        case .dynamic(let dynamicChildren): dynamicChildren.end()
        }
    }
}

/// An existing node, as the content of a transition.
private final class MadeContent: ModifierContent {
    private var node: ViewNode?

    init(_ node: ViewNode, in scope: ScopeCell) {
        self.node = node
        super.init(in: scope)
    }

    override func make(inputs: _ViewInputs) {
        // A transition may show its content only once.
        guard let node else { return }
        self.node = nil
        inputs.emit(node)
    }
}

/// Applies a transition to each dynamic child.
private final class TransitionChildWrapper: ChildWrapper {
    private let modifier: _GraphValue<TransitionModifier>
    private let inputs: _ViewInputs

    init(modifier: _GraphValue<TransitionModifier>, inputs: _ViewInputs) {
        self.modifier = modifier
        self.inputs = inputs
    }

    /// Wraps an emitted entry in the transition, including dynamic children that are inserted later.
    func wrap(_ entry: NodeEntry) -> NodeEntry {
        guard case .node(let node as DynamicContentNode) = entry else { return wrap(entry, scope: inputs.scope, insertion: inputs.insertion) }
        node.forEachEntry { if case .dynamic(let dynamicChildren) = $0 { dynamicChildren.wrap(with: self, insertion: inputs.insertion) } }
        return entry
    }

    override func wrap(_ node: ViewNode, scope: ScopeCell, insertion: _ViewInputs.Insertion) -> ViewNode {
        let inputs = inputs.with {
            $0.scope = scope
            $0.arity = .single(.zStack)
            $0.insertion = insertion
        }
        let start = inputs.tree.emission.count
        TransitionModifier.apply(modifier, to: MadeContent(node, in: scope), inputs: inputs)
        defer { inputs.tree.emission.removeSubrange(start...) }
        guard start < inputs.tree.emission.count, case .node(let changed) = inputs.tree.emission[start] else { return node }
        return changed
    }
}

/// The trait with which a container finds the transition of a child.
enum TransitionTraitKey: _TraitKey {
    typealias Value = TransitionNode
}

final class TransitionNode: UnaryNode, ValueObserver {
    private var box: TransitionBox
    private let drivers: [TransitionDriver]
    /// The round in which the view started to appear or disappear.
    private var phaseRound = -1
    /// Retained by the animations of the removal.
    private var departure: AnimationCompletion?

    init(child: ViewNode, modifier: _GraphValue<TransitionModifier>, drivers: [TransitionDriver], inputs: _ViewInputs) {
        box = modifier.value.transition.box
        self.drivers = drivers
        super.init(child: child, inputs: inputs)
        flags.insert(.hasTraits)
        modifier.observe(by: self)
        tree.transactions.hasModifiers = true
    }

    func valueChanged(from old: TransitionModifier, to new: TransitionModifier) {
        box = new.transition.box
        var remaining = drivers[...]
        box.replace(&remaining)
    }

    override func trait<Key: _TraitKey>(_ key: Key.Type) -> Key.Value? {
        Key.self == TransitionTraitKey.self ? self as? Key.Value : child.trait(key)
    }

    /// Whether the view is removed without a transition.
    var goesAtOnce: Bool { box.isIdentity(in: .disappearing) }

    /// Whether the view appears with an animation of the transition's.
    var hasOwnAnimation: Bool { box.animation(in: .appearing).map { $0 != nil } ?? false }

    /// Whether the view has another layout before it appears.
    var appearsWithOtherLayout: Bool { !box.keepsLayoutWhenAppearing }

    /// The animation of the removal, given the transaction of the change.
    func animation(in transaction: Transaction) -> Animation? {
        (transaction.disablesAnimations ? nil : box.animation(in: .disappearing)) ?? transaction.animation
    }

    /// Shows the view as it is after its insertion: it appears, or comes back if it is disappearing.
    func appear() {
        phaseRound = tree.updates.roundCount
        departure = nil
        for driver in drivers { driver.phase = .identity }
    }

    /// Starts the removal. The completion is called when all its animations have ended.
    func disappear(_ completion: AnimationCompletion) {
        phaseRound = tree.updates.roundCount
        departure = completion
        for driver in drivers { driver.phase = .didDisappear }
        tree.schedule { [weak self] in self?.departure = nil }
    }

    override var changesTransactions: Bool { true }

    override func changeTransaction(_ transaction: inout Transaction) {
        guard phaseRound == tree.updates.roundCount else { return }
        if let own = box.animation(in: departure == nil ? .appearing : .disappearing) { transaction.animate(with: own) }
        if let departure { transaction.animationCompletions.append(departure) }
    }

    override func end() {
        super.end()
        departure = nil
    }

    override var typeName: String { "transition" }
}

extension View {
    /// Sets the transition of the view when it is inserted or removed in an animated change.
    ///
    ///     if isShown { Banner().transition(.move(edge: .top)) }
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// Sets the transition of the view when it is inserted or removed in an animated change.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
