import Foundation

/// A running animation of a value. It is an object because few of the values that could be animated ever are.
class ValueAnimation<Value> {
    /// Returns the animation of a change with a transaction; nil if the change is immediate.
    ///
    /// A transaction that tracks the velocity gets an animation that is finished, in which the velocity is kept for a moment.
    /// If an animation is running, it is retargeted and returned.
    static func make(
        from current: Value, to target: Value, running: ValueAnimation<Value>?, transaction: Transaction, at time: Double,
        environment: EnvironmentValues = EnvironmentValues()
    ) -> ValueAnimation<Value>? {
        if let running { return running.retarget(target, transaction: transaction, at: time) ? running : nil }
        guard transaction.animation != nil || transaction.tracksVelocity, let from = current as? any Animatable else { return nil }

        func open<Concrete: Animatable>(_ from: Concrete) -> ValueAnimation<Value>? {
            guard let end = target as? Concrete else { return nil }
            let interval = end.animatableData - from.animatableData
            guard interval != .zero else { return nil }
            let animator = Animator<Concrete.AnimatableData>(environment: environment)
            if let animation = transaction.animation {
                animator.add(animation, interval: interval, transaction: transaction, at: time)
            } else {
                animator.follow(interval, at: time)
            }
            return AnimatableAnimation<Value, Concrete>(target: end, animator: animator)
        }
        return open(from)
    }

    /// Changes the target of the animation. Returns whether the value is still animated.
    func retarget(_ target: Value, transaction: Transaction, at time: Double) -> Bool { false }

    /// Returns the value at a time, which must not precede that of the last call.
    func value(at time: Double) -> Value { preconditionFailure("An animation has values") }

    /// Whether the value has reached its target.
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
        guard let animation = transaction.animation else {
            // What remains of the running animations is added to the new target (measured on iOS 26).
            if transaction.tracksVelocity { animator.follow(interval, at: time) }
            return !animator.isFinished
        }
        animator.add(animation, interval: interval, transaction: transaction, at: time)
        return true
    }

    @_specialize(where Value == _OffsetEffect, Concrete == _OffsetEffect)
    @_specialize(where Value == _OpacityEffect, Concrete == _OpacityEffect)
    @_specialize(where Value == _RotationEffect, Concrete == _RotationEffect)
    @_specialize(where Value == _ScaleEffect, Concrete == _ScaleEffect)
    override func value(at time: Double) -> Value {
        animator.advance(to: time)
        var value = target
        // The last value that is written is that of the target, at which programs notice the end.
        if animator.hasRun { value.animatableData -= animator.offset }
        guard let result = value as? Value else { preconditionFailure("A concrete value is a value") }
        return result
    }

    @_specialize(where Value == _OffsetEffect, Concrete == _OffsetEffect)
    @_specialize(where Value == _OpacityEffect, Concrete == _OpacityEffect)
    @_specialize(where Value == _RotationEffect, Concrete == _RotationEffect)
    @_specialize(where Value == _ScaleEffect, Concrete == _ScaleEffect)
    override func isFinished(at time: Double) -> Bool {
        animator.advance(to: time)
        return animator.isFinished
    }
}

extension ViewNode {
    /// Returns the value to present after a change: the new value, or the first value of an animation, which is stored and timed.
    ///
    /// - Parameters:
    ///   - shown: The presentation value before the change.
    ///   - animation: The animation of the value; nil for none.
    @inline(__always) final func animate<Value>(
        from shown: Value, to target: Value, _ animation: inout ValueAnimation<Value>?, transaction: Transaction
    ) -> Value {
        animation = ValueAnimation.make(
            from: shown, to: target, running: animation, transaction: transaction, at: tree.clock.time, environment: environmentScope.values)
        guard let animation else { return target }
        tree.clock.startTiming(self)
        return animation.value(at: tree.clock.time)
    }

    /// The transaction of the change being shown, as modified by the ancestors of this node.
    final var effectiveTransaction: Transaction {
        var transaction = tree.transactions.current
        guard tree.transactions.hasModifiers else { return transaction }
        for modifier in ancestors.filter({ $0.changesTransactions }).reversed() { modifier.changeTransaction(&transaction) }
        if !tree.clock.animatesChanges { transaction.animation = nil }
        return transaction
    }
}
