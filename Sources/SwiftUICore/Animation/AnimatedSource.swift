import CoreGraphics

/// A view or modifier of the program whose body is evaluated with data on its way to new values.
final class AnimatedSource<Source> {
    private var animation: ValueAnimation<Source>?
    /// The value that the program has set last.
    private var target: Source
    /// The first node made from the source, whose effective transaction decides how changes are animated.
    private var entry: NodeEntry?

    init(_ source: Source) {
        target = source
    }

    /// Remembers the first node emitted since there were `start` entries.
    func attach(to tree: ViewTree, from start: Int) {
        if start < tree.emission.count { entry = tree.emission[start] }
    }

    private func transaction(in tree: ViewTree) -> Transaction {
        switch entry {
        case nil: tree.transactions.current
        case .node(let node): node.effectiveTransaction
        case .dynamic(let dynamicChildren): dynamicChildren.container?.childTransaction ?? tree.transactions.current
        }
    }

    /// The value with which to evaluate the body, given the value set by the program.
    func value(_ newTarget: Source, for element: ViewElement) -> Source {
        let tree = element.tree
        let previous = target
        target = newTarget
        let wasRunning = animation != nil
        if animation != nil || tree.transactions.mayAnimate {
            animation = ValueAnimation.make(
                from: previous, to: newTarget, running: animation, transaction: transaction(in: tree), at: tree.clock.time)
        }
        guard let animation else {
            if wasRunning { tree.clock.stopTiming(element) }
            return newTarget
        }
        let value = animation.value(at: tree.clock.time)
        if animation.isFinished(at: tree.clock.time) {
            self.animation = nil
            tree.clock.stopTiming(element)
            return value
        }
        tree.clock.startTiming(element)
        return value
    }

    func end(for element: ViewElement) {
        if animation != nil { element.tree.clock.stopTiming(element) }
        animation = nil
        entry = nil
    }
}
