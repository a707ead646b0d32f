import AttributeGraph
import CoreGraphics
import Foundation

/// A long-lived node for layout, drawing and input: it answers proposals, places its children and draws.
///
/// Subclasses override `measure`, `arrange`, `draw` and whatever else differs from a view without children. The overridable members
/// are grouped by concern: children, measuring, placing, drawing, hit testing, environment and transactions, preferences and traits,
/// describing. Sizes are cached per proposal; invalidation propagates only upwards (`invalidateSize`), and the next layout visits only
/// marked nodes.
package class ViewNode: ViewElement {
    // Small properties come first: they share a word with those of `ViewElement`.
    @exclusivity(unchecked) final var flags: Flags = [.isSizeInvalid, .needsArrangement, .isDisplayStale, .hasMoved, .areBoundsStale]
    @exclusivity(unchecked) var environmentObserverIndex: Int32 = -1

    /// The parent node. Unowned: the parent owns its children.
    package final var parent: ViewNode? { unretainedParent?.object }
    @exclusivity(unchecked) private(set) final var unretainedParent: Unretained<ViewNode>?

    /// The environment scope in which the view was made.
    package final var environmentScope: EnvironmentScope { unretainedEnvironment.object }
    final let unretainedEnvironment: Unretained<EnvironmentScope>

    package final override var enclosingElement: ViewElement? { parent }

    package final override func displayMayChange() { markDisplay() }

    /// The origin in the parent's coordinates, before the parent's effects.
    @exclusivity(unchecked) package private(set) final var origin = CGPoint.zero
    /// The size of the last placement.
    @exclusivity(unchecked) package private(set) final var size = CGSize.zero
    /// The proposal of the last placement.
    @exclusivity(unchecked) package private(set) final var proposal = Proposal.unspecified

    /// The presentation of the node during an animation or transition; otherwise nil.
    @exclusivity(unchecked) final var presentation: NodePresentation? {
        didSet { markMove() }
    }

    @exclusivity(unchecked) final var sizes = SizeCache()
    @exclusivity(unchecked) private var cachedSpacing: ViewSpacing?

    init(inputs: _ViewInputs) {
        unretainedEnvironment = inputs.unretainedEnvironment
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        if unretainedEnvironment.use({ $0.isRightToLeft }) { flags.insert(.isRightToLeft) }
    }

    // MARK: Children

    // Which nodes belong to the node. A container overrides `forEachChild`; the other walks differ from it in few nodes only.

    /// Calls `body` with every child, in view order.
    package func forEachChild(_ body: (ViewNode) -> Void) {}

    /// Calls `body` with every node that layout visits and whose `parent` this is: the children, unless there is an intermediate
    /// node.
    package func forEachArrangedChild(_ body: (ViewNode) -> Void) { forEachChild(body) }

    /// Calls `body` with every child, including those that are not shown.
    package func forEachOwnedChild(_ body: (ViewNode) -> Void) { forEachChild(body) }

    /// Calls `body` with the entries emitted by the content: children and dynamic children.
    package func forEachEntry(_ body: (NodeEntry) -> Void) {
        forEachChild { body(.node($0)) }
    }

    /// Whether an existing child is not shown.
    package func hides(_ child: ViewNode) -> Bool { false }

    /// Called when the set of children may have changed.
    package func childrenChanged() {
        invalidateSize()
        invalidateDisplay()
        invalidatePreferences()
    }

    /// Called when the view becomes invisible or visible while it stays in the tree, as in a lazy container.
    package func visibilityChanged(to isVisible: Bool) {}

    // MARK: Measuring

    // How large the view is for a proposal, and what its container's layout asks besides. Must not depend on the placement.

    /// Returns the size for a proposal. Called only when it is not cached.
    package func measure(_ proposal: Proposal) -> CGSize { .zero }

    /// Whether the size just measured is the same for every proposal.
    package var sizeIgnoresProposal: Bool { false }

    /// Whether the size is independent of all descendants.
    package var sizeIgnoresChildren: Bool { false }

    /// Returns the spacing preferences of the view.
    package func makeSpacing() -> ViewSpacing { .shape }

    /// Returns the explicit value of an alignment guide for the given size, in the node's own coordinates; nil if it is not set.
    package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    /// The priority with which a stack gives the node space; see `layoutPriority(_:)`.
    package var layoutPriority: Double { 0 }

    /// Called when the sizes or the spacing of a child may have changed. If the child is nil, those of any child may have changed.
    package func measuresInvalidated(by child: ViewNode?) {}

    // MARK: Placing

    // The positions of the children, and the effects of the node's position on its descendants.

    /// Places the children within `size`.
    package func arrange() {}

    /// Whether `arrange` places every child that needs it, so that the layout pass visits the children only if a descendant was marked.
    package var placesAllChildren: Bool { false }

    /// The transform from the children's coordinates to the node's own; nil for the identity.
    package var contentTransform: CGAffineTransform? { nil }

    /// The transform with which the safe area insets of the content are resolved. It differs from `contentTransform` for content on its way to the place
    /// in which it is laid out.
    package var safeAreaTransform: CGAffineTransform? { contentTransform }

    /// The reference size for container-relative frames in descendants; nil if the node is not such a container.
    package var sizeForRelativeFrames: CGSize? { nil }

    /// Adds the safe area insets that this node causes for a child.
    package func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {}

    /// Whether this node's coordinate space has the given name.
    package func hasCoordinateSpace(named name: AnyHashable) -> Bool { false }

    /// Whether the node can be shown at intermediate sizes during an animation.
    package var animatesSize: Bool { true }

    // MARK: Drawing

    // The node's items in the display list.

    /// Appends the node's drawing to the list, in the node's own coordinates.
    package func draw(into list: inout DisplayListBuilder) {
        forEachChild { list.draw($0) }
    }

    /// Whether the node caches its display list when it is large; only containers can.
    package var isRepaintBoundary: Bool { false }

    // MARK: Hit testing

    // Which points of the window reach the node and its content; see `hitPath(at:)`.

    /// Whether the node itself, as opposed to a child, has content at a point in its coordinates.
    package func containsHit(_ point: CGPoint) -> Bool { false }

    /// A rectangle outside of which `containsHit` is false.
    package var hitBounds: CGRect { CGRect(origin: .zero, size: size) }

    /// Whether a hit test at a point, in the node's coordinates, may hit the node's content. If false, it proceeds behind the node.
    package func allowsHit(at point: CGPoint) -> Bool { true }

    /// Whether parts of children outside of `hitBounds` cannot be hit.
    package var clipsHits: Bool { false }

    /// Whether the node caches its hit-test bounds; only containers can.
    package var cachesHitTestBounds: Bool { false }

    /// Whether the content is invisible, so that keyboard navigation skips it.
    package var hidesContent: Bool { false }

    // MARK: Environment and transactions

    // Values that flow from the node's ancestors to it and through it.

    /// Called when a value that the node has read from its environment may have changed.
    package func environmentChanged() {
        invalidateSize()
        invalidateDisplay()
    }

    /// Whether `changeTransaction` has an effect.
    package var changesTransactions: Bool { false }

    /// Changes the transaction of a change in a descendant.
    package func changeTransaction(_ transaction: inout Transaction) {}

    /// The node, if it changes the settings of the scroll views inside it. A cast would ask the runtime about each class of nodes.
    var scrollSetting: (any ScrollSettingNode)? { nil }

    // MARK: Preferences and traits

    // Values that flow from the node and its descendants to its ancestors.

    /// Collects the preferences of the node and its descendants, in view order.
    package func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
        forEachChild { collector.collect($0) }
    }

    /// Returns the value of a trait for the container, from this node or its child.
    package func trait<Key: _TraitKey>(_: Key.Type) -> Key.Value? { nil }

    // MARK: Describing

    // The node's part in the inspector.

    /// The name of the view or modifier, without generic arguments.
    package var typeName: String {
        let name = String(describing: Self.self)
        return name.hasSuffix("Node") ? String(name.dropLast(4)) : name
    }

    /// Properties of the view for the inspector, such as its text or colour.
    package var inspectorFacts: [(name: String, value: String)] { [] }

    // MARK: Tree

    /// Sets the node's parent. Called by the parent when it takes the node as a child.
    package final func attach(to parent: ViewNode) {
        unretainedParent = Unretained(parent)
        parent.markDisplay()
        let inherited = flags.intersection(.inherited)
        if !inherited.isEmpty { Self.mark(inherited, from: unretainedParent) }
    }

    /// Ends the node and all descendants, the deepest first, without recursion.
    package final func endSubtree() {
        guard !hasEnded else { return }
        var nodes: ContiguousArray<ViewNode> = [self]
        var next = 0
        while next < nodes.count {
            nodes[next].forEachOwnedChild { nodes.append($0) }
            next += 1
        }
        // In reverse order, so that objects owned by a node (cells, environments) still exist for its descendants.
        for node in nodes.reversed() where !node.hasEnded { node.end() }
        tree.release(nodes)
    }

    /// Notifies the node and all descendants that they become visible or invisible.
    final func setVisible(_ isVisible: Bool) {
        var nodes: ContiguousArray<ViewNode> = [self]
        while let node = nodes.popLast() {
            node.visibilityChanged(to: isVisible)
            node.forEachChild { nodes.append($0) }
        }
    }

    package override func end() {
        super.end()
        if let presentation {
            presentation.end()
            self.presentation = nil
        }
        if flags.contains(.observesEnvironment) { environmentScope.removeObserver(self) }
        unretainedParent = nil
    }

    // MARK: Sizes

    /// Returns the node's size for a proposal.
    ///
    /// Constant time if the node has answered the same proposal since it last changed.
    @inline(__always)
    package final func size(for proposal: Proposal) -> CGSize {
        if !flags.contains(.isSizeInvalid), flags.contains(.ignoresProposal) || sizes.latest.proposal == proposal {
            return sizes.latest.size
        }
        return sizeFromCacheOrMeasured(proposal)
    }

    @inline(never)
    private func sizeFromCacheOrMeasured(_ proposal: Proposal) -> CGSize {
        if flags.contains(.isSizeInvalid) {
            sizes.removeAll()
        } else if let size = sizes.size(for: proposal) {
            return size
        }
        let measured = NativeStack.withSpace { measure(proposal) }
        // NaN would propagate to every dependent frame; lengths cannot be negative.
        let size = CGSize(
            width: measured.width > 0 ? measured.width : 0, height: measured.height > 0 ? measured.height : 0)
        sizes.insert(size, for: proposal)
        flags.remove(.isSizeInvalid)
        if sizeIgnoresProposal { flags.insert(.ignoresProposal) } else { flags.remove(.ignoresProposal) }
        return size
    }

    /// Whether the size is known to be the same for every proposal.
    @inline(__always)
    package final var isFixedSize: Bool {
        !flags.contains(.isSizeInvalid) && flags.contains(.ignoresProposal)
    }

    /// Returns the size for a proposal together with its alignment guides.
    package final func dimensions(in proposal: Proposal) -> ViewDimensions {
        flags.insert(.isConsulted)
        return ViewDimensions(node: self, size: size(for: proposal), proposal: proposal)
    }

    /// The spacing preferences of the view.
    package final var spacing: ViewSpacing {
        flags.insert(.isConsulted)
        if !flags.contains(.isSpacingValid) {
            let new = makeSpacing()
            if let cachedSpacing, cachedSpacing.spacing != new.spacing { parent?.measuresInvalidated(by: nil) }
            cachedSpacing = new
            flags.insert(.isSpacingValid)
        }
        return cachedSpacing!
    }

    // MARK: Placement

    /// Sets the node's position and places its descendants.
    ///
    /// If the proposal is the same and the node is valid, this is a comparison only.
    package final func place(at newOrigin: CGPoint, proposal newProposal: Proposal) {
        let newSize = size(for: newProposal)
        let mayAnimate = unretainedTree.use { $0.transactions.mayAnimate }
        if mayAnimate, flags.contains(.isPlaced) { animateFrame(to: newOrigin, newSize) }
        if newSize != size || newProposal != proposal || !flags.contains(.isPlaced) {
            size = newSize
            proposal = newProposal
            flags.formUnion([.needsArrangement, .isPlaced])
            unretainedTree.use { $0.geometryChanged() }
        }
        if newOrigin != origin {
            // A position with a NaN coordinate is ignored.
            if !newOrigin.x.isNaN, !newOrigin.y.isNaN { origin = newOrigin }
            flags.insert(.hasMoved)
            unretainedParent?.use { $0.markDisplay() }
            unretainedTree.use { $0.geometryChanged() }
        }
        if !flags.isDisjoint(with: [.needsArrangement, .descendantNeedsArrangement]) { arrangeSubtree() }
    }

    /// Places the node so that its anchor point, as fractions of its size, lies at `position`.
    package final func place(at position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
        let size = size(for: proposal)
        place(
            at: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
            proposal: proposal)
    }

    private func arrangeSubtree() {
        let arrangesSelf = flags.contains(.needsArrangement)
        let isComplete = arrangesSelf && placesAllChildren && !flags.contains(.descendantNeedsArrangement)
        flags.subtract([.needsArrangement, .descendantNeedsArrangement])
        if arrangesSelf { markDisplay() }
        NativeStack.withSpace {
            if arrangesSelf { arrange() }
            if isComplete { return }
            // Children that `arrange` has placed are valid by now.
            forEachArrangedChild { child in
                if !child.flags.isDisjoint(with: [.needsArrangement, .descendantNeedsArrangement]) {
                    if !child.flags.contains(.isPlaced) {
                        child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: Proposal(size))
                    } else {
                        child.place(at: child.origin, proposal: child.proposal)
                    }
                }
            }
        }
    }
}
