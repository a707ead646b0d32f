/// The state changes of one transaction, which views observe together.
struct WriteBatch {
    let serial: Int
    let transaction: Transaction
    var writes: [any PendingWrite] = []
}

/// The changes of state that wait to be shown, one batch per transaction, and the transaction of the change that is being shown.
struct TransactionQueue {
    private var batches: [WriteBatch] = []
    private var lastSerial = 0
    /// The transaction of the change that is being shown; an empty one between updates.
    private(set) var current = Transaction()
    /// Whether the round applies a change of state, as opposed to advancing time or a new window size.
    var isShowingChange = false
    /// Whether the current transaction has an animation; read by every moving view.
    private var isCurrentAnimated = false
    /// Whether any modifier changes transactions, so that views must look for enclosing modifiers.
    var hasModifiers = false

    /// Whether a change of an observable object waits.
    var holdsObjectChanges = false
    /// The transaction of the last change that waits; nil if none does.
    var last: Transaction? { batches.last?.transaction }

    /// Whether no change waits.
    var isEmpty: Bool { batches.isEmpty }

    /// The number of batches that wait.
    var count: Int { batches.count }

    /// Whether the change that is being shown is animated, at least in some part of the tree.
    var mayAnimate: Bool { isShowingChange && (hasModifiers || isCurrentAnimated) }

    /// Adds a write to the transaction's batch and returns the batch's serial number.
    mutating func add(_ write: any PendingWrite, to transaction: Transaction) -> Int {
        if batches.last?.transaction.isOne(with: transaction) != true {
            lastSerial += 1
            batches.append(WriteBatch(serial: lastSerial, transaction: transaction))
        }
        batches[batches.count - 1].writes.append(write)
        return lastSerial
    }

    /// Makes the next batch the change that is being shown, with or without its animation, and returns it; nil if none waits.
    mutating func beginNext(animated: Bool) -> WriteBatch? {
        isShowingChange = !batches.isEmpty
        guard isShowingChange else { return nil }
        let batch = batches.removeFirst()
        if batches.isEmpty { holdsObjectChanges = false }
        current = batch.transaction
        if !animated { current.animation = nil }
        isCurrentAnimated = current.animation != nil
        return batch
    }

    /// Ends showing the change. Returns the completion handlers of its animations: the animations that have started hold them now,
    /// and those without animations are called when the caller releases them.
    mutating func endChange() -> [AnimationCompletion] {
        isShowingChange = false
        let completions = current.animationCompletions
        if !completions.isEmpty { current.animationCompletions = [] }
        return completions
    }

    /// Forgets the transaction of the last change, at the end of an update.
    mutating func endUpdate() {
        current = Transaction()
    }
}
