import FoundationOverlay
import QuartzCore
import Testing

/// Transactions, curves and display links.
@MainActor struct QuartzCoreTests {
    @Test func aCompletionBlockIsCalledAfterTheOutermostCommit() async {
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        #expect(CATransaction.completionBlock() == nil)
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { calls.append("inner") }
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        #expect(calls.isEmpty)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(calls == ["inner", "outer"])
        // Without a transaction there is nothing to end or to change.
        CATransaction.commit()
        CATransaction.setAnimationDuration(3)
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func curvesHaveFourPoints() {
        let curve = CAMediaTimingFunction(name: .easeOut)
        var values: [Float] = [9, 9]
        for (index, expected) in [[0, 0], [0, 0], [0.58, 1], [1, 1]].enumerated() as EnumeratedSequence<[[Float]]> {
            curve.getControlPoint(at: index, values: &values)
            #expect(values == expected)
        }
        curve.getControlPoint(at: 4, values: &values)
        #expect(values == [1, 1])
    }

    private final class Counter: NSObject {
        var count = 0
        var last: CADisplayLink?

        func step(_ link: CADisplayLink) {
            count += 1
            last = link
        }
    }

    private func run(for seconds: Double) { RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds)) }

    @Test func theRunLoopKeepsALinkUntilItIsInvalidated() {
        let counter = Counter()
        weak var link: CADisplayLink?
        do {
            let made = CADisplayLink(target: counter, selector: Selector(Counter.step))
            made.add(to: .current, forMode: .common)
            link = made
        }
        for _ in 0..<1000 where counter.count < 1 { run(for: 0.01) }
        #expect(counter.count >= 1 && link != nil)
        link?.invalidate()
        counter.last = nil
        run(for: 0.05)
        #expect(link == nil)
    }

    @Test func aLinkTellsFramesUntilItIsInvalidated() {
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: Selector(Counter.step))
        link.preferredFramesPerSecond = 50
        #expect(link.duration == 0.02)
        link.add(to: .current, forMode: .common)
        for _ in 0..<1000 where counter.count < 3 { run(for: 0.01) }
        #expect(counter.count >= 3)
        #expect(counter.last === link)
        #expect(link.targetTimestamp > link.timestamp)
        link.isPaused = true
        let count = counter.count
        run(for: 0.1)
        #expect(counter.count == count)
        link.isPaused = false
        link.invalidate()
        run(for: 0.1)
        #expect(counter.count == count)
        link.preferredFramesPerSecond = -3
        #expect(link.duration == 1.0 / 60)
    }
}
