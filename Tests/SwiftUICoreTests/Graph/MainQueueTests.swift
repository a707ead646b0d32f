import Dispatch
@testable import SwiftUICore
import Testing

/// The thread on which a tree is changed, on systems where the main actor may run outside of the main thread.
@MainActor @Suite struct MainQueueTests {
    private struct Counter: View {
        @State var count = 0
        let log: Log<Int>

        var body: some View {
            log.binding = $count
            log.add("\(count)")
            return Color.red
        }
    }

    /// Runs the blocks that wait on the main queue.
    private func drainMainQueue() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("What the main actor does is done at once, after it was suspended too")
    func mainActor() async {
        #expect(MainQueue.isCurrent)
        let log = Log<Int>()
        let view = LaidOutView(Counter(log: log))
        for count in 1...3 {
            await drainMainQueue()
            await Task.detached {}.value
            #expect(MainQueue.isCurrent)
            log.binding!.wrappedValue = count
            view.tree.update()
            #expect(log.text.hasSuffix("\(count)"))
        }
    }

    @Test("What another thread asks for is done on the main queue")
    func otherThreads() async {
        let view = LaidOutView(Color.red)
        let places = Locked<[Bool]>([])
        nonisolated(unsafe) let tree = view.tree
        await Task.detached {
            #expect(!MainQueue.isCurrent)
            tree.perform { places.withLock { $0.append(MainQueue.isCurrent) } }
        }.value
        await drainMainQueue()
        #expect(places.withLock { $0 } == [true])
    }
}
