/// The context of a change of state: whether and how it is animated.
public struct Transaction {
    /// Values by key type.
    private var values: [ObjectIdentifier: Any] = [:]
    /// Distinguishes transactions that were begun separately: what they change is shown one after the other.
    package private(set) var serial = 0

    /// A transaction without an animation.
    public init() {}

    /// A transaction with the given animation.
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

    /// Whether animations of views, as opposed to this transaction's own, are off.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is one of a stream, such as that of a drag.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    var isEmpty: Bool { values.isEmpty && serial == 0 }

    /// The transaction that changes made now belong to.
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

// Sendable as in practice: it is copied along with state writes; the values are set once.
extension Transaction: @unchecked Sendable {}

/// A key with which a value is kept in a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value

    /// The value where none has been set.
    static var defaultValue: Self.Value { get }
}

private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
private enum DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
private enum IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }

/// Makes the changes of state in `body` belong to a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$currentTransaction.withValue(transaction.begun(), operation: body)
}

/// Makes the changes of state in `body` belong to the current transaction with one value changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Animates what the changes of state in `body` change on screen, and calls a function when the animations are complete.
///
/// The function is called at once where nothing is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Animates what the changes of state in `body` change on screen.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}
