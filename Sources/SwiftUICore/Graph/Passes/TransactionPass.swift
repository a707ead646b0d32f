// Reads: the batches of writes that wait (`transactions`).
// Writes: the current transaction, and the locations of the batch, which mark the cells that have read them for the element pass.

extension ViewTree {
    /// Commits the next batch of writes: its transaction becomes the one that views observe.
    func beginTransaction() {
        guard let batch = transactions.beginNext(animated: clock.animatesChanges) else { return }
        for completion in batch.transaction.animationCompletions { completion.handle = handle }
        for write in batch.writes { write.commit(batch: batch.serial) }
    }

    /// Ends the change. Started animations hold the completions now; completions without animations are called in this round.
    func endTransaction() {
        _ = transactions.endChange()
    }
}
