import CoreGraphics

/// A view or modifier of the program's whose body is computed from data on its way to new values.
final class AnimatedSource<Source> {
    private var animation: ValueAnimation<Source>?
    /// The value that the program gave last.
    private var target: Source
    /// A view that the source has made: the change is animated as the modifiers around it say.
    private var entry: NodeEntry?

    init(_ source: Source) {
        target = source
    }

    /// Remembers the first of the views emitted since there were `start` entries.
    func attach(to tree: ViewTree, from start: Int) {
        if start < tree.emission.count { entry = tree.emission[start] }
    }

    private func transaction(in tree: ViewTree) -> Transaction {
        switch entry {
        case nil: tree.transaction
        case .node(let node): node.effectiveTransaction
        case .dynamic(let dynamicChildren): dynamicChildren.container?.childTransaction ?? tree.transaction
        }
    }

    /// The value to compute the body from, given the value that the program gives.
    func value(_ newTarget: Source, for element: ViewElement) -> Source {
        let tree = element.tree
        let previous = target
        target = newTarget
        let wasRunning = animation != nil
        if animation != nil || tree.mayAnimate {
            let current = animation?.value(at: tree.time) ?? previous
            animation = ValueAnimation.make(
                from: current, to: newTarget, running: animation, transaction: transaction(in: tree), at: tree.time)
        }
        guard let animation else {
            if wasRunning { tree.stopTiming(element) }
            return newTarget
        }
        let value = animation.value(at: tree.time)
        if animation.isFinished(at: tree.time) {
            self.animation = nil
            tree.stopTiming(element)
            return newTarget
        }
        tree.startTiming(element)
        return value
    }

    func end(for element: ViewElement) {
        if animation != nil { element.tree.stopTiming(element) }
        animation = nil
        entry = nil
    }
}
