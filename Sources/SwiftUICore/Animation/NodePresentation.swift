import CoreGraphics

/// What is shown of a node while its place changes or while it comes or goes: how far it is from where layout has put it,
/// and how much of it is seen.
///
/// Layout knows nothing of it. A node has one only while it moves.
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
        super.init(tree: node.tree, depth: node.depth)
        tree.startTiming(self)
    }

    /// Where the node is shown, in its parent's coordinates.
    var origin: CGPoint {
        let offset = displacement.offset.first
        return CGPoint(x: node.origin.x - offset.first, y: node.origin.y - offset.second)
    }

    /// How large the node is shown.
    var size: CGSize {
        let offset = displacement.offset.second
        return CGSize(width: max(0, node.size.width - offset.first), height: max(0, node.size.height - offset.second))
    }

    var opacity: Double { opacityTarget - fade.offset }

    /// Moves the node by as much as layout just has, but in time.
    func move(from old: CGRect, to new: CGRect, transaction: Transaction) {
        guard let animation = transaction.animation else { return }
        displacement.add(
            animation, interval: new.animatableData - old.animatableData, transaction: transaction, at: tree.time)
    }

    func fade(from start: Double, to end: Double, transaction: Transaction) {
        guard let animation = transaction.animation else { return }
        let shown = fade.isFinished ? start : opacity
        opacityTarget = end
        if shown != end { fade.add(animation, interval: end - shown, transaction: transaction, at: tree.time) }
    }

    override func timeChanged() {
        displacement.advance(to: tree.time)
        fade.advance(to: tree.time)
        node.markMove()
        // What has faded out stays so until it is taken away.
        if displacement.isFinished, fade.isFinished {
            tree.stopTiming(self)
            if opacityTarget == 1 { node.presentation = nil }
        }
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.stopTiming(self)
    }
}

extension ViewNode {
    /// Where the node is shown, in its parent's coordinates.
    package final var shownOrigin: CGPoint { presentation?.origin ?? origin }

    /// How large the node is shown.
    package final var shownSize: CGSize { presentation?.size ?? size }

    /// How much of the node is seen while it comes or goes.
    package final var shownOpacity: Double { presentation?.opacity.limitedToUnit ?? 1 }

    /// The node's presentation, made where there is none.
    private func makePresentation() -> NodePresentation {
        if let presentation { return presentation }
        let presentation = NodePresentation(node: self)
        self.presentation = presentation
        return presentation
    }

    /// Shows the node on its way from where it was, if the change being shown is animated for it.
    func animateFrame(to newOrigin: CGPoint, _ newSize: CGSize) {
        let (old, new) = (CGRect(origin: origin, size: size), CGRect(origin: newOrigin, size: animatesSize ? newSize : size))
        let edges = [old.minX, old.minY, old.width, old.height, new.minX, new.minY, new.width, new.height]
        guard old != new, edges.allSatisfy(\.isFinite) else { return }
        let transaction = effectiveTransaction
        guard transaction.animation != nil else { return }
        makePresentation().move(from: old, to: new, transaction: transaction)
    }

    /// Lets the node appear or disappear by its opacity.
    func fade(from start: Double, to end: Double, transaction: Transaction) {
        makePresentation().fade(from: start, to: end, transaction: transaction)
    }
}
