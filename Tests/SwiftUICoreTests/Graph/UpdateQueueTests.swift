import CoreGraphics
import Testing

@testable import SwiftUICore

@MainActor struct UpdateQueueTests {
    @Test func `Elements leave nearest to the root first, and in order of arrival at equal depth`() {
        let tree = ViewTree(size: CGSize(width: 10, height: 10))
        var queue = UpdateQueue()
        var waiting: [(depth: Int32, arrival: Int, element: ViewElement)] = []
        for arrival in 0..<2000 {
            let depth = Int32.random(in: 0..<30)
            let element = ViewElement(tree: tree, depth: depth)
            queue.insert(element)
            waiting.append((depth, arrival, element))
            guard Int.random(in: 0..<3) == 0 else { continue }
            let first = waiting.min { ($0.depth, $0.arrival) < ($1.depth, $1.arrival) }!
            #expect(queue.popFirst() === first.element)
            waiting.removeAll { $0.element === first.element }
        }
        for expected in waiting.sorted(by: { ($0.depth, $0.arrival) < ($1.depth, $1.arrival) }) {
            #expect(queue.popFirst() === expected.element)
        }
        #expect(queue.isEmpty && queue.popFirst() == nil)
    }
}
