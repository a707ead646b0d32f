import Testing
@testable import SwiftUICore

/// The rule: transactions are shown one by one in the order of their first write, each with all of its writes.
struct TransactionQueueTests {
    private final class Write: PendingWrite {
        func commit(batch: Int) {}
    }

    /// A transaction of its own, as `withTransaction` begins it.
    private func begun(_ transaction: Transaction = Transaction()) -> Transaction { withTransaction(transaction) { .current } }

    @Test func writesOfOneTransactionAreOneBatch() {
        var queue = TransactionQueue()
        let (first, second) = (begun(Transaction(animation: .default)), begun())
        let serials = [first, first, second].map { queue.add(Write(), to: $0) }
        #expect(first.serial != second.serial)
        #expect(queue.count == 2)
        #expect(serials[0] == serials[1] && serials[1] < serials[2])
        let batch = queue.beginNext(animated: true)
        #expect(batch?.serial == serials[0] && batch?.writes.count == 2)
        #expect(queue.isShowingChange && queue.mayAnimate && queue.current.animation == .default)
        let next = queue.beginNext(animated: true)
        #expect(next?.serial == serials[2] && next?.writes.count == 1)
        #expect(queue.isShowingChange && !queue.mayAnimate && queue.isEmpty)
    }

    /// Bindings with an animation write outside of `withTransaction`.
    @Test("Writes without a common transaction are one batch if their transactions have the same values")
    func writesOutsideOfTransactions() {
        var queue = TransactionQueue()
        let (plain, linear, spring) = (Transaction(), Transaction(animation: .linear), Transaction(animation: .spring))
        let serials = [plain, plain, linear, linear, spring, plain].map { queue.add(Write(), to: $0) }
        #expect(serials == [1, 1, 2, 2, 3, 4])
    }

    @Test func withoutWritesNoChangeIsShown() {
        var queue = TransactionQueue()
        _ = queue.add(Write(), to: Transaction(animation: .default))
        _ = queue.beginNext(animated: true)
        #expect(queue.isShowingChange)
        _ = queue.endChange()
        #expect(!queue.isShowingChange)
        let next = queue.beginNext(animated: true)
        #expect(next == nil && !queue.isShowingChange && !queue.mayAnimate)
    }

    @Test func aChangeBegunWithoutAnimationHasNone() {
        var queue = TransactionQueue()
        _ = queue.add(Write(), to: begun(Transaction(animation: .default)))
        let batch = queue.beginNext(animated: false)
        #expect(batch?.transaction.animation == .default)
        #expect(queue.isShowingChange && !queue.mayAnimate && queue.current.animation == nil)
    }

    @Test func endingAChangeHandsOverItsCompletions() {
        var called = 0
        var queue = TransactionQueue()
        var transaction = Transaction()
        transaction.addAnimationCompletion { called += 1 }
        _ = queue.add(Write(), to: transaction)
        transaction = Transaction()
        _ = queue.beginNext(animated: true)
        var completions = queue.endChange()
        #expect(completions.count == 1 && called == 0)
        completions = []
        #expect(called == 1)
    }

    /// A series of animations that starts itself again.
    @MainActor private final class Series {
        private(set) var count = 0
        var limit = Int.max

        func run() {
            guard count < limit else { return }
            count += 1
            withAnimation {
            } completion: {
                self.run()
            }
        }
    }

    @Test("A series of animations that no tree shows yields between its members, which would end the stack otherwise")
    @MainActor func seriesWithoutTree() async throws {
        let series = Series()
        series.run()
        // The first completion is called at once, those of its own animations later.
        #expect(series.count == 2)
        while series.count < 4 { try await Task.sleep(for: .milliseconds(5)) }
        series.limit = 0
    }
}
