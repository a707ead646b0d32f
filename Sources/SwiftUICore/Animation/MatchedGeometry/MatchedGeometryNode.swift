import AttributeGraph
import CoreGraphics
import Foundation

/// A node whose content is shown in the frame of another view, or on its way there.
///
/// The layout outside uses the node's own frame. The content is placed again at every step of the animation.
final class MatchedGeometryNode: UnaryNode, ValueObserver, ModifierNode {
    typealias Displacement = NodePresentation.Displacement

    private(set) var effect: MatchedGeometryEffect
    private var group: MatchedGeometryGroup
    /// The final frame of the content in the window; nil for the node's own frame.
    private var target: CGRect?
    private var animator: Animator<Displacement>?
    /// Whether the node has been matched with the others at least once.
    private(set) var hasFollowed = false

    init(child: ViewNode, modifier: _GraphValue<MatchedGeometryEffect>, inputs: _ViewInputs) {
        effect = modifier.value
        group = MatchedGeometryGroup.of(effect.key, in: inputs.tree)
        super.init(child: child, inputs: inputs)
        modifier.observe(by: self)
        group.members.append(self)
        tree.geometry.append(self)
    }

    func valueChanged(from old: MatchedGeometryEffect, to new: MatchedGeometryEffect) {
        let previous = effect
        effect = new
        if effect.key != previous.key {
            group.remove(self)
            group = MatchedGeometryGroup.of(effect.key, in: tree)
            group.members.append(self)
        }
        invalidateArrangement()
        tree.geometryChanged()
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.geometry.remove(self)
        if animator != nil { tree.clock.stopTiming(self) }
        animator = nil
        group.remove(self)
    }

    override var typeName: String { "matchedGeometryEffect" }

    /// Whether the view has been removed and is still shown while it departs.
    var isDeparting: Bool {
        flags.contains(.isDeparting) || ancestors.contains { $0.flags.contains(.isDeparting) }
    }

    // MARK: Following the source

    /// The presented frame of the content in the window.
    var shownFrame: CGRect {
        var frame = target ?? globalFrame
        if let animator { frame.animatableData -= animator.offset }
        return CGRect(x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
    }

    override func geometryMayHaveChanged() {
        guard flags.contains(.isPlaced) else { return }
        group.findSource()
        let newTarget = group.source.flatMap { $0 === self ? nil : $0.globalFrame }
        defer {
            hasFollowed = true
            group.sourceMoved(self)
        }
        guard newTarget != target, (newTarget ?? .zero).hasFiniteEdges else { return }
        // A departing view without a source stays where it is.
        if newTarget == nil, group.source == nil, isDeparting { return }
        let before = target ?? globalFrame
        target = newTarget
        // A new view starts at its target without animation.
        if hasFollowed { move(from: before) }
        show()
    }

    /// Animates from a frame to the current one, if the change being shown is animated.
    private func move(from before: CGRect) {
        guard tree.transactions.isShowingChange, tree.transactions.mayAnimate, before.hasFiniteEdges else { return }
        let transaction = effectiveTransaction
        let interval = (target ?? globalFrame).animatableData - before.animatableData
        guard let animation = transaction.animation, interval != .zero else { return }
        let animator = animator ?? Animator(environment: environmentScope.values)
        animator.add(animation, interval: interval, transaction: transaction, at: tree.clock.time)
        self.animator = animator
        tree.clock.startTiming(self)
    }

    /// Starts at the frame of another view that this one replaces.
    func takeOver(from frame: CGRect) {
        var start = globalFrame
        if effect.properties.contains(.size) { start.size = frame.size }
        if effect.properties.contains(.position) {
            let anchor = effect.anchor
            start.origin = CGPoint(
                x: frame.minX + anchor.x * (frame.width - start.width), y: frame.minY + anchor.y * (frame.height - start.height))
        }
        move(from: start)
        show()
    }

    override func timeChanged() {
        guard let animator else { return tree.clock.stopTiming(self) }
        animator.advance(to: tree.clock.time)
        if animator.isFinished {
            self.animator = nil
            tree.clock.stopTiming(self)
        }
        show()
        group.sourceMoved(self)
    }

    // MARK: Placement

    override func arrange() {
        if target == nil, animator == nil { return child.place(at: .zero, proposal: proposal) }
        show()
    }

    /// Places the content in its presented frame.
    private func show() {
        tree.geometryChanged()
        invalidateDisplay()
        if target == nil, animator == nil { return child.place(at: .zero, proposal: proposal) }
        let own = transform(to: nil)
        guard own.a * own.d - own.b * own.c != 0 else { return }
        // Only this node moves: do not animate the placement of its descendants.
        let isShowingChange = tree.transactions.isShowingChange
        tree.transactions.isShowingChange = false
        defer { tree.transactions.isShowingChange = isShowingChange }
        let frame = shownFrame.applying(own.inverted())
        let childProposal = effect.properties.contains(.size) ? Proposal(frame.size) : proposal
        let childSize = child.size(for: childProposal)
        let anchor = effect.anchor
        let takesPosition = effect.properties.contains(.position)
        let room = takesPosition ? frame : CGRect(origin: .zero, size: size)
        // The anchor of the source is the point at which the others place theirs.
        let shared = takesPosition && target != nil ? group.source?.effect.anchor ?? anchor : anchor
        child.place(
            at: CGPoint(
                x: room.minX + shared.x * room.width - anchor.x * childSize.width,
                y: room.minY + shared.y * room.height - anchor.y * childSize.height),
            proposal: childProposal)
    }
}

/// The views with the same identity.
final class MatchedGeometryGroup {
    private let key: MatchedGeometryKey
    private let handle: TreeHandle
    var members: [MatchedGeometryNode] = []
    /// The view whose geometry the others use.
    private(set) weak var source: MatchedGeometryNode?
    /// The last presented frame of the source.
    private var lastFrame: CGRect?

    private init(_ key: MatchedGeometryKey, tree: ViewTree) {
        self.key = key
        handle = tree.handle
    }

    static func of(_ key: MatchedGeometryKey, in tree: ViewTree) -> MatchedGeometryGroup {
        if let group = tree.transitions.matchedGeometry[key] { return group }
        let group = MatchedGeometryGroup(key, tree: tree)
        tree.transitions.matchedGeometry[key] = group
        return group
    }

    func remove(_ member: MatchedGeometryNode) {
        members.removeAll { $0 === member }
        guard let tree = handle.tree else { return }
        // Another view may take the place of the last one in the same change.
        if tree.updates.isRunning { tree.schedule { [self] in endIfEmpty() } } else { endIfEmpty() }
    }

    private func endIfEmpty() {
        guard members.isEmpty, let tree = handle.tree, tree.transitions.matchedGeometry[key] === self else { return }
        tree.transitions.matchedGeometry[key] = nil
    }

    func sourceMoved(_ member: MatchedGeometryNode) {
        if member === source { lastFrame = member.shownFrame }
    }

    /// Determines the source. A new source takes over the frame of one that is removed in the same change. A view that has followed the removed
    /// one is there already.
    func findSource() {
        let sources = members.filter { $0.effect.isSource && !$0.isDeparting && $0.flags.contains(.isPlaced) }
        if sources.count > 1 {
            handle.tree?.diagnostics.warn(
                "Multiple inserted views in matched geometry group \(key.id) have `isSource: true`, results are undefined.")
        }
        let previous = source
        guard sources.first !== previous || previous == nil else { return }
        let start = previous.flatMap { $0.hasEnded ? nil : $0.shownFrame } ?? lastFrame
        let hasGone = previous.map { $0.hasEnded || $0.isDeparting } ?? true
        source = sources.first
        lastFrame = nil
        if let source, !source.hasFollowed, hasGone, let start { source.takeOver(from: start) }
    }
}
