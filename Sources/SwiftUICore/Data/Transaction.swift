/// The context of a state change: whether and how it is animated, and custom values.
public struct Transaction {
    /// Values by key type.
    private var values: [ObjectIdentifier: Any] = [:]
    /// Distinguishes transactions that were started separately: their changes are applied one after the other.
    package private(set) var serial = 0

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with the given animation; nil for none.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The value of a key, or the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The animation of the change; nil for none.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether animations set by views, as opposed to this transaction's own animation, are disabled; false by default.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is one of a continuous series, such as a drag; false by default.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether animations that start with one of the following changes take up the speed at which the animated values change, as if these
    /// were animated already. Set it while a value follows a finger, whose release then starts a spring with that speed; false by default.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    var isEmpty: Bool { values.isEmpty && serial == 0 }

    /// Returns this transaction with the values that another one sets, as a transaction of its own.
    func overlaid(with other: Transaction) -> Transaction {
        var result = other
        result.values.merge(values) { own, _ in own }
        return result
    }

    /// Whether the changes of two transactions are shown together: those of one `withTransaction`, or outside of it, those with the same
    /// values, as when a control writes to several bindings.
    func isOne(with other: Transaction) -> Bool {
        guard serial == other.serial else { return false }
        if serial != 0 || values.isEmpty && other.values.isEmpty { return true }
        func isEqual<Value: Equatable>(_ value: Value, _ other: Any?) -> Bool { other as? Value == value }
        return values.count == other.values.count
            && values.allSatisfy { key, value in (value as? any Equatable).map { isEqual($0, other.values[key]) } ?? false }
    }

    /// The transaction of changes made by the current task.
    package static var current: Transaction { currentTransaction }

    @TaskLocal fileprivate static var currentTransaction = Transaction()

    fileprivate static let lastSerial = Locked(0)

    fileprivate func begun() -> Transaction {
        var transaction = self
        transaction.serial = Self.lastSerial.withLock {
            $0 += 1
            return $0
        }
        return transaction
    }
}

// Sendable in practice: it is copied along with state writes, and values are not changed after that.
extension Transaction: @unchecked Sendable {}

/// A key of a value in a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value

    /// The value where none has been set.
    static var defaultValue: Self.Value { get }
}

private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
private enum DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
private enum IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }

/// Performs state changes in a transaction.
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: A function that changes state.
/// - Returns: The result of `body`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    ObjectChanges.show(before: transaction)
    return try Transaction.$currentTransaction.withValue(transaction.begun(), operation: body)
}

/// Performs state changes in the current transaction with one value changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Performs state changes with an animation, and calls a function when the animations have finished.
///
///     withAnimation(.easeInOut) { isExpanded = true } completion: { isDone = true }
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - completionCriteria: Whether an animation counts as finished when it is logically complete (the default) or removed.
///   - body: A function that changes state.
///   - completion: Called when all animations of the changes have finished, or after the update if nothing is animated.
/// - Returns: The result of `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Performs state changes with an animation.
///
///     withAnimation(.spring) { isExpanded.toggle() }
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - body: A function that changes state.
/// - Returns: The result of `body`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}
