import CoreGraphics

/// The presentation of a node while its frame is animated or it appears or disappears: its displacement from the frame that layout
/// has assigned, and its opacity.
///
/// It does not affect layout. A node has a presentation only while it is animated.
final class NodePresentation: ViewElement {
    typealias Displacement = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

    private unowned(unsafe) let node: ViewNode
    private let displacement: Animator<Displacement>
    private let fade: Animator<Double>
    private var opacityTarget = 1.0

    init(node: ViewNode) {
        self.node = node
        displacement = Animator(environment: node.environmentScope.values)
        fade = Animator(environment: node.environmentScope.values)
        super.init(tree: node.unretainedTree, depth: node.depth)
        tree.clock.startTiming(self)
    }

    /// The presented origin, in the parent's coordinates.
    var origin: CGPoint {
        let offset = displacement.offset.first
        return CGPoint(x: node.origin.x - offset.first, y: node.origin.y - offset.second)
    }

    /// The presented size.
    var size: CGSize {
        let offset = displacement.offset.second
        return CGSize(width: max(0, node.size.width - offset.first), height: max(0, node.size.height - offset.second))
    }

    var opacity: Double { opacityTarget - fade.offset }

    /// Animates a change of the frame that layout has made.
    func move(from old: CGRect, to new: CGRect, transaction: Transaction) {
        guard let animation = transaction.animation else { return }
        displacement.add(
            animation, interval: new.animatableData - old.animatableData, transaction: transaction, at: tree.clock.time)
    }

    func fade(from start: Double, to end: Double, transaction: Transaction) {
        let previous = fade.isFinished ? start : opacityTarget
        opacityTarget = end
        guard let animation = transaction.animation else {
            fade.stop()
            return node.markMove()
        }
        if previous != end { fade.add(animation, interval: end - previous, transaction: transaction, at: tree.clock.time) }
    }

    override func timeChanged() {
        displacement.advance(to: tree.clock.time)
        fade.advance(to: tree.clock.time)
        node.markMove()
        // A node that has faded out stays invisible until it is removed.
        if displacement.isFinished, fade.isFinished {
            tree.clock.stopTiming(self)
            if opacityTarget == 1 { node.presentation = nil }
        }
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.clock.stopTiming(self)
    }
}

extension ViewNode {
    /// The presented origin, in the parent's coordinates.
    package final var shownOrigin: CGPoint { presentation?.origin ?? origin }

    /// The presented size.
    package final var shownSize: CGSize { presentation?.size ?? size }

    /// The opacity while the node appears or disappears; otherwise 1.
    package final var shownOpacity: Double { presentation?.opacity.limitedToUnit ?? 1 }

    /// Returns the node's presentation, which is created on demand.
    private func makePresentation() -> NodePresentation {
        if let presentation { return presentation }
        let presentation = NodePresentation(node: self)
        self.presentation = presentation
        return presentation
    }

    /// Animates the change to a new frame, if the transaction of the change being shown has an animation.
    func animateFrame(to newOrigin: CGPoint, _ newSize: CGSize) {
        animateFrame(
            from: CGRect(origin: origin, size: size), to: CGRect(origin: newOrigin, size: animatesSize ? newSize : size))
    }

    /// Animates the change from one frame to another, in the parent's coordinates, if the transaction of the change being shown has an animation.
    func animateFrame(from old: CGRect, to new: CGRect) {
        let edges = [old.minX, old.minY, old.width, old.height, new.minX, new.minY, new.width, new.height]
        guard old != new, edges.allSatisfy(\.isFinite) else { return }
        let transaction = effectiveTransaction
        guard transaction.animation != nil else { return }
        makePresentation().move(from: old, to: new, transaction: transaction)
    }

    /// Animates the appearance or disappearance of the node by its opacity. Without an animation the node is shown or hidden at once if a fade is
    /// running.
    func fade(from start: Double, to end: Double, transaction: Transaction) {
        guard transaction.animation != nil || presentation != nil else { return }
        makePresentation().fade(from: start, to: end, transaction: transaction)
    }
}
