import Foundation

/// A value on its way to another. An object, since few of the values that could be animated ever are.
class ValueAnimation<Value> {
    /// The animation of a change under a transaction; nil when the change is immediate.
    ///
    /// While another animation runs, the new one takes it over or is added to it.
    static func make(
        from current: Value, to target: Value, running: ValueAnimation<Value>?, transaction: Transaction, at time: Double,
        environment: EnvironmentValues = EnvironmentValues()
    ) -> ValueAnimation<Value>? {
        if let running { return running.retarget(target, transaction: transaction, at: time) ? running : nil }
        guard let animation = transaction.animation, let from = current as? any Animatable else { return nil }

        func open<Concrete: Animatable>(_ from: Concrete) -> ValueAnimation<Value>? {
            guard let end = target as? Concrete else { return nil }
            let interval = end.animatableData - from.animatableData
            guard interval != .zero else { return nil }
            let animator = Animator<Concrete.AnimatableData>(environment: environment)
            animator.add(animation, interval: interval, transaction: transaction, at: time)
            return AnimatableAnimation<Value, Concrete>(target: end, animator: animator)
        }
        return open(from)
    }

    /// Lets the value go elsewhere; says whether it is still on its way.
    func retarget(_ target: Value, transaction: Transaction, at time: Double) -> Bool { false }

    /// The value at a time, not before the time of the last call.
    func value(at time: Double) -> Value { preconditionFailure("An animation has values") }

    /// Whether the value has arrived.
    func isFinished(at time: Double) -> Bool { true }
}

private final class AnimatableAnimation<Value, Concrete: Animatable>: ValueAnimation<Value> {
    private var target: Concrete
    private let animator: Animator<Concrete.AnimatableData>

    init(target: Concrete, animator: Animator<Concrete.AnimatableData>) {
        self.target = target
        self.animator = animator
    }

    override func retarget(_ target: Value, transaction: Transaction, at time: Double) -> Bool {
        guard let target = target as? Concrete else { return false }
        let interval = target.animatableData - self.target.animatableData
        self.target = target
        if interval == .zero { return true }
        guard let animation = transaction.animation else { return false }
        animator.add(animation, interval: interval, transaction: transaction, at: time)
        return true
    }

    override func value(at time: Double) -> Value {
        animator.advance(to: time)
        var value = target
        if !animator.isFinished { value.animatableData -= animator.offset }
        guard let result = value as? Value else { preconditionFailure("A concrete value is a value") }
        return result
    }

    override func isFinished(at time: Double) -> Bool {
        animator.advance(to: time)
        return animator.isFinished
    }
}

extension ViewTree {
    /// Makes the element hear of the passing of time.
    func startTiming(_ element: ViewElement) {
        stopTiming(element)
        animations.append(element)
    }

    func stopTiming(_ element: ViewElement) {
        animations.remove(element)
    }

    /// Whether something moves with the time.
    package var isAnimating: Bool { !animations.isEmpty }

    /// Moves the time on and shows what has moved. Times before the current one count as the current one.
    package func advance(to newTime: Double) {
        guard newTime > time else { return }
        update()
        time = newTime
        for element in animations.all() where !element.hasEnded { element.timeChanged() }
        update()
    }
}

extension ViewNode {
    /// The transaction of the change being shown, as the modifiers around this node change it.
    final var effectiveTransaction: Transaction {
        var transaction = tree.transaction
        guard tree.hasTransactionModifiers else { return transaction }
        var modifiers: [ViewNode] = []
        var node: ViewNode? = parent
        while let current = node {
            if current.changesTransactions { modifiers.append(current) }
            node = current.parent
        }
        for modifier in modifiers.reversed() { modifier.changeTransaction(&transaction) }
        return transaction
    }
}

/// Changes the transactions of changes in its content.
struct TransactionModifier {
    var transform: (inout Transaction) -> Void
}

extension TransactionModifier: NodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        TransactionNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class TransactionNode: UnaryNode {
    private var modifier: TransactionModifier

    init(child: ViewNode, modifier: _GraphValue<TransactionModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.region.observe(at: modifier.offset, by: self)
        tree.hasTransactionModifiers = true
    }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        modifier = new.assumingMemoryBound(to: TransactionModifier.self).pointee
    }

    override var changesTransactions: Bool { true }
    override func changeTransaction(_ transaction: inout Transaction) { modifier.transform(&transaction) }
    override var typeName: String { "transaction" }
}

/// Animates changes in its content that come with a change of a value.
struct ValueAnimationModifier<Value: Equatable> {
    var animation: Animation?
    var value: Value
}

extension ValueAnimationModifier: NodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ValueAnimationNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ValueAnimationNode<Value: Equatable>: UnaryNode {
    private let source: _GraphValue<ValueAnimationModifier<Value>>
    private var modifier: ValueAnimationModifier<Value>
    private var changedPass = -1

    init(child: ViewNode, modifier: _GraphValue<ValueAnimationModifier<Value>>, inputs: _ViewInputs) {
        source = modifier
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.region.observe(at: modifier.offset, by: self)
        tree.hasTransactionModifiers = true
    }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        let previous = modifier.value
        modifier = new.assumingMemoryBound(to: ValueAnimationModifier<Value>.self).pointee
        if modifier.value != previous { changedPass = tree.passCount }
    }

    override var changesTransactions: Bool { true }

    override func changeTransaction(_ transaction: inout Transaction) {
        if changedPass == tree.passCount, !transaction.disablesAnimations { transaction.animation = modifier.animation }
    }

    override var typeName: String { "animation" }
}

extension View {
    /// Changes the transaction of every change in the view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Animates the changes in the view that come with a change of the value.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value))
    }

    /// Animates every change in the view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
}
