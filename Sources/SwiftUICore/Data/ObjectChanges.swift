import Glibc

/// The trees in which changes of observable objects wait to be shown.
///
/// A state keeps a written value back until its transaction is shown, but an object has its new value at once. Before changes with another animation
/// begin, the waiting ones are therefore shown; otherwise views would find all changes in the first of the transactions.
enum ObjectChanges {
    private static let waiting = Locked<[(tree: TreeHandle, thread: pthread_t)]>([])

    /// Notes that a change of an object waits in a tree, which is used on this thread.
    fileprivate static func wait(in tree: ViewTree) {
        let thread = pthread_self()
        waiting.withLock { waiting in
            if !waiting.contains(where: { $0.tree === tree.handle && $0.thread == thread }) { waiting.append((tree.handle, thread)) }
        }
    }

    /// Shows the waiting changes whose animation is not that of the changes that follow.
    static func show(before transaction: Transaction) {
        let thread = pthread_self()
        let trees = waiting.withLock { waiting in
            let trees = waiting.filter { $0.thread == thread }.map(\.tree)
            if !trees.isEmpty { waiting.removeAll { $0.thread == thread } }
            return trees
        }
        for handle in trees {
            guard let tree = handle.tree, tree.transactions.holdsObjectChanges else { continue }
            if !tree.showObjectChanges(before: transaction) { wait(in: tree) }
        }
    }
}

extension ViewTree {
    /// Adds a change of an observable object, which is about to happen, to the transaction's batch.
    func addObjectChange(_ write: any PendingWrite, to transaction: Transaction) {
        if transactions.holdsObjectChanges { showObjectChanges(before: transaction) }
        _ = add(write, to: transaction)
        transactions.holdsObjectChanges = true
        ObjectChanges.wait(in: self)
    }

    /// Shows the waiting changes if their animation is not that of a transaction. Returns whether none waits any more.
    @discardableResult
    fileprivate func showObjectChanges(before transaction: Transaction) -> Bool {
        guard let last = transactions.last, last.animation != transaction.animation, !updates.isRunning, !graph.isEvaluating, !isCalledFromElsewhere
        else { return false }
        update()
        return true
    }
}
