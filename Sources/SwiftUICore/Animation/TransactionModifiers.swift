import AttributeGraph

/// Modifies the transactions of changes in its content.
struct _TransactionModifier {
    var transform: (inout Transaction) -> Void
}

extension _TransactionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = TransactionNode
}

final class TransactionNode: ObservingNode<_TransactionModifier> {
    required init(child: ViewNode, modifier: _GraphValue<_TransactionModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.transactions.hasModifiers = true
    }

    override var observesFirst: Bool { true }
    override var changesTransactions: Bool { true }
    override func changeTransaction(_ transaction: inout Transaction) { modifier.transform(&transaction) }
    override var typeName: String { "transaction" }
}

/// Modifies the transactions of changes in its content that occur in the same round as a change of a value.
struct _AnimationModifier<Value: Equatable> {
    var value: Value
    var transform: (inout Transaction) -> Void
}

extension _AnimationModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ValueTransactionNode<Value>
}

final class ValueTransactionNode<Value: Equatable>: ObservingNode<_AnimationModifier<Value>> {
    private var changedRound = -1

    required init(child: ViewNode, modifier: _GraphValue<_AnimationModifier<Value>>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.transactions.hasModifiers = true
    }

    /// The content reads the transaction when it is notified of the change itself, so this node must be notified first.
    override var observesFirst: Bool { true }

    override func modifierChanged(from old: _AnimationModifier<Value>) {
        guard modifier.value != old.value, changedRound != tree.updates.roundCount else { return }
        changedRound = tree.updates.roundCount
        // The value may have changed by something else than a change of state, such as the size of the window.
        tree.transactions.isShowingChange = true
        tree.transitions.anchored.append((self, shownPosition))
    }

    override var changesTransactions: Bool { true }

    override func changeTransaction(_ transaction: inout Transaction) {
        if changedRound == tree.updates.roundCount { modifier.transform(&transaction) }
    }

    override var typeName: String { "animation" }
}

// MARK: Transactions scoped to modifiers

/// A view whose modifiers change with a modified transaction, while the view itself changes with the original one.
struct ScopedTransactionView<Content: View, Modified: View> {
    var content: Content
    var modified: Modified
    var transform: _TransactionModifier
}

extension ScopedTransactionView: PrimitiveView {
    typealias Body = Never

    nonisolated static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let modifiedOffset = roundUp(MemoryLayout<Content>.size, toAlignmentOf: Modified.self)
        let transformOffset = roundUp(modifiedOffset + MemoryLayout<Modified>.size, toAlignmentOf: _TransactionModifier.self)
        let scope = TransactionScope()
        let content = ScopedContent(view.part(Content.self, at: 0), scope: scope, inputs: inputs)
        inputs.wrappingEmission(with: ScopeBegin(view.part(_TransactionModifier.self, at: transformOffset), scope, inputs)) {
            NativeStack.withSpace {
                Modified._makeView(view.part(Modified.self, at: modifiedOffset), inputs: inputs.with { $0.modifierContent = content })
            }
        }
    }
}

/// The transaction outside the scoped modifiers, as of the last evaluation.
private final class TransactionScope {
    var outside = Transaction()
}

/// The modified view, in which the transaction outside the modifiers is restored.
private final class ScopedContent<Content: View>: ModifierContent {
    private let content: _GraphValue<Content>
    private let scope: TransactionScope

    init(_ content: _GraphValue<Content>, scope: TransactionScope, inputs: _ViewInputs) {
        self.content = content
        self.scope = scope
        super.init(inputs: inputs)
    }

    override func make(inputs: _ViewInputs) {
        inputs.wrappingEmission(with: ScopeEnd(scope, inputs)) { Content._makeView(content, inputs: inputs) }
    }
}

private final class ScopeBegin: ChildWrapper {
    private let modifier: _GraphValue<_TransactionModifier>
    private let transactions: TransactionScope
    private let inputs: _ViewInputs

    init(_ modifier: _GraphValue<_TransactionModifier>, _ transactions: TransactionScope, _ inputs: _ViewInputs) {
        self.modifier = modifier
        self.transactions = transactions
        self.inputs = inputs
    }

    override func wrap(_ node: ViewNode, scope: ScopeCell, insertion: _ViewInputs.Insertion) -> ViewNode {
        ScopeBeginNode(child: node, modifier: modifier, transactions: transactions, inputs: inputs.with { $0.scope = scope })
    }
}

private final class ScopeEnd: ChildWrapper {
    private let transactions: TransactionScope
    private let inputs: _ViewInputs

    init(_ transactions: TransactionScope, _ inputs: _ViewInputs) {
        self.transactions = transactions
        self.inputs = inputs
    }

    override func wrap(_ node: ViewNode, scope: ScopeCell, insertion: _ViewInputs.Insertion) -> ViewNode {
        ScopeEndNode(child: node, transactions: transactions, inputs: inputs.with { $0.scope = scope })
    }
}

private final class ScopeBeginNode: UnaryNode, ValueObserver {
    private var modifier: _TransactionModifier
    private let transactions: TransactionScope

    init(child: ViewNode, modifier: _GraphValue<_TransactionModifier>, transactions: TransactionScope, inputs: _ViewInputs) {
        self.modifier = modifier.value
        self.transactions = transactions
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        tree.transactions.hasModifiers = true
    }

    override var observesFirst: Bool { true }

    func valueChanged(from old: _TransactionModifier, to new: _TransactionModifier) {
        modifier = new
    }

    override var changesTransactions: Bool { true }

    override func changeTransaction(_ transaction: inout Transaction) {
        transactions.outside = transaction
        modifier.transform(&transaction)
    }

    override var typeName: String { "transaction" }
}

private final class ScopeEndNode: UnaryNode {
    private let transactions: TransactionScope

    init(child: ViewNode, transactions: TransactionScope, inputs: _ViewInputs) {
        self.transactions = transactions
        super.init(child: child, inputs: inputs)
    }

    override var changesTransactions: Bool { true }

    /// Transactions are modified from the outermost modifier inwards, so the outer transaction has just been stored.
    override func changeTransaction(_ transaction: inout Transaction) { transaction = transactions.outside }

    override var typeName: String { "content" }
}

extension _ViewInputs {
    /// Wraps every node that a view emits, now or later.
    func wrappingEmission(with wrapper: ChildWrapper, _ make: () -> Void) {
        let start = tree.emission.count
        make()
        for index in start..<tree.emission.count {
            tree.emission[index] = wrapper.wrap(tree.emission[index], scope: scope, insertion: .none)
        }
    }
}

extension Transaction {
    /// Sets the animation, unless the transaction disables implicit animations.
    mutating func animate(with animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}

/// A modifier whose changes have a modified transaction.
struct ScopedTransactionModifier<Base: ViewModifier> {
    var base: Base
    var transform: (inout Transaction) -> Void
}

extension ScopedTransactionModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.transaction(transform) { $0.modifier(base) }
    }
}

extension ViewModifier {
    /// Modifies the transaction of changes in the modifier, but not of those in the view that it modifies.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ScopedTransactionModifier(base: self, transform: transform)
    }

    /// Animates changes in the modifier, but not those in the view that it modifies; nil turns their animation off.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { $0.animate(with: animation) }
    }
}

extension View {
    /// Modifies the transaction of every change in the view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Modifies the transaction of the changes in the view that occur together with a change of the value.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_AnimationModifier(value: value, transform: transform))
    }

    /// Modifies the transaction of changes in the modifiers that `body` applies, but not of those in the view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedTransactionView(content: self, modified: body(PlaceholderContentView()), transform: _TransactionModifier(transform: transform))
    }

    /// Animates the changes in the view that occur together with a change of the value; nil turns their animation off.
    ///
    ///     Circle()
    ///         .scaleEffect(isLarge ? 2 : 1)
    ///         .animation(.spring, value: isLarge)
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(value: value) { $0.animate(with: animation) })
    }

    /// Animates changes in the modifiers that `body` applies, but not in the view itself; nil turns their animation off.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.animate(with: animation) }, body: body)
    }

    /// Animates every change in the view; nil turns animation off.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { $0.animate(with: animation) }
    }
}
