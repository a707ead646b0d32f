import AttributeGraph
import CoreGraphics
import Foundation

/// A long-lived node for layout, drawing and input: it answers proposals, places its children and draws.
///
/// Subclasses override `measure`, `arrange`, `draw` and whatever else differs from a view without children. Sizes are cached per
/// proposal; invalidation propagates only upwards (`invalidateSize`), and the next layout visits only marked nodes.
package class ViewNode: ViewElement {
    struct Flags: OptionSet {
        let rawValue: UInt32

        /// No cached size is valid.
        static let isSizeInvalid = Flags(rawValue: 1 << 0)
        /// The size is the same for every proposal.
        static let ignoresProposal = Flags(rawValue: 1 << 1)
        /// The children must be placed again.
        static let needsArrangement = Flags(rawValue: 1 << 2)
        /// The children of some descendant must be placed again.
        static let descendantNeedsArrangement = Flags(rawValue: 1 << 3)
        /// An ancestor has read this node's alignment guides or spacing.
        static let isConsulted = Flags(rawValue: 1 << 4)
        /// The node or a descendant writes preferences.
        static let writesPreferences = Flags(rawValue: 1 << 5)
        /// The node or a descendant has traits for its container.
        static let hasTraits = Flags(rawValue: 1 << 6)
        /// The node has read its environment and is notified of changes.
        static let observesEnvironment = Flags(rawValue: 1 << 7)
        /// The node has been placed since it was attached.
        static let isPlaced = Flags(rawValue: 1 << 8)
        /// The cached spacing is valid.
        static let isSpacingValid = Flags(rawValue: 1 << 9)
        /// The node or a descendant sets alignment guides.
        static let hasGuides = Flags(rawValue: 1 << 10)
        /// The node or a descendant has text baselines.
        static let hasBaselines = Flags(rawValue: 1 << 11)

        /// The layout direction is right to left.
        static let isRightToLeft = Flags(rawValue: 1 << 12)

        /// The display list of the node or of a descendant may be outdated.
        static let isDisplayStale = Flags(rawValue: 1 << 13)

        /// The view was removed and is only shown until its transition ends.
        static let isDeparting = Flags(rawValue: 1 << 14)

        /// The node is shown at a different position than in the previous frame.
        static let hasMoved = Flags(rawValue: 1 << 15)

        /// The hit-test bounds of the node or of a descendant may be outdated.
        static let areBoundsStale = Flags(rawValue: 1 << 16)

        /// Whether an ancestor hides this node is cached; see `isHiddenByAncestor`.
        static let isHidingKnown = Flags(rawValue: 1 << 17)
        /// The cached result: an ancestor hides this node.
        static let isKnownToBeHidden = Flags(rawValue: 1 << 18)

        /// The flags that an ancestor has as soon as a descendant has them.
        static let inherited: Flags = [.writesPreferences, .hasTraits, .hasGuides, .hasBaselines]
    }

    /// The parent node. Unowned: the parent owns its children.
    @exclusivity(unchecked) package private(set) unowned(unsafe) final var parent: ViewNode?

    /// The environment scope in which the view was made.
    package unowned(unsafe) let environmentScope: EnvironmentScope

    package final override var enclosingElement: ViewElement? { parent }

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

    @exclusivity(unchecked) final var flags: Flags = [.isSizeInvalid, .needsArrangement, .isDisplayStale, .hasMoved, .areBoundsStale]
    @exclusivity(unchecked) final var sizes = SizeCache()
    @exclusivity(unchecked) private var cachedSpacing: ViewSpacing?
    @exclusivity(unchecked) var environmentObserverIndex: Int32 = -1

    init(inputs: _ViewInputs) {
        environmentScope = inputs.environment
        super.init(tree: inputs.tree, depth: inputs.depth)
        if environmentScope.isRightToLeft { flags.insert(.isRightToLeft) }
    }

    // MARK: For subclasses

    /// Returns the size for a proposal. Called only when it is not cached.
    package func measure(_ proposal: Proposal) -> CGSize { .zero }

    /// Places the children within `size`.
    package func arrange() {}

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

    /// The transform from the children's coordinates to the node's own; nil for the identity.
    package var contentTransform: CGAffineTransform? { nil }

    /// The reference size for container-relative frames in descendants; nil if the node is not such a container.
    package var sizeForRelativeFrames: CGSize? { nil }

    /// Adds the safe area insets that this node causes for a child.
    package func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {}

    /// Whether parts of children outside of the node's bounds cannot be hit.
    package var clipsHits: Bool { false }

    /// Whether a hit test at a point, in the node's coordinates, may hit the node's content. If false, it proceeds behind the node.
    package func allowsHit(at point: CGPoint) -> Bool { true }

    /// Whether the node itself, as opposed to a child, has content at a point in its coordinates.
    package func containsHit(_ point: CGPoint) -> Bool { false }

    /// A rectangle outside of which `containsHit` is false.
    package var hitBounds: CGRect { CGRect(origin: .zero, size: size) }

    /// Whether the content is invisible, so that keyboard navigation skips it.
    package var hidesContent: Bool { false }

    /// Whether the node can be shown at intermediate sizes during an animation.
    package var animatesSize: Bool { true }

    /// Whether `changeTransaction` has an effect.
    package var changesTransactions: Bool { false }

    /// Changes the transaction of a change in a descendant.
    package func changeTransaction(_ transaction: inout Transaction) {}

    /// Whether this node's coordinate space has the given name.
    package func hasCoordinateSpace(named name: AnyHashable) -> Bool { false }

    /// Appends the node's drawing to the list, in the node's own coordinates.
    package func draw(into list: inout DisplayListBuilder) {
        forEachChild { list.draw($0) }
    }

    /// Whether the node caches its display list and its hit-test bounds when they are large.
    package var isRepaintBoundary: Bool { false }

    /// Called when a value that the node has read from its environment may have changed.
    package func environmentChanged() {
        invalidateSize()
        invalidateDisplay()
    }

    /// Called when the view becomes invisible or visible while it stays in the tree, as in a lazy container.
    package func visibilityChanged(to isVisible: Bool) {}

    /// Whether an existing child is not shown.
    package func hides(_ child: ViewNode) -> Bool { false }

    /// Called when the set of children may have changed.
    package func childrenChanged() {
        invalidateSize()
        invalidateDisplay()
        invalidatePreferences()
    }

    /// Returns the value of a trait for the container, from this node or its child.
    package func trait<Key: _ViewTraitKey>(_: Key.Type) -> Key.Value? { nil }

    /// Collects the preferences of the node and its descendants, in view order.
    package func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
        forEachChild { collector.collect($0) }
    }

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
        self.parent = parent
        parent.markDisplay()
        let inherited = flags.intersection(.inherited)
        if !inherited.isEmpty { parent.inherit(inherited) }
    }

    private func inherit(_ inherited: Flags) {
        var node: ViewNode? = self
        while let current = node, !current.flags.isSuperset(of: inherited) {
            current.flags.formUnion(inherited)
            node = current.parent
        }
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
        parent = nil
    }

    // MARK: Environment

    /// The environment; after the first read the node is notified of changes.
    package final var environment: EnvironmentValues {
        if !flags.contains(.observesEnvironment) {
            flags.insert(.observesEnvironment)
            environmentScope.addObserver(self)
        }
        return environmentScope.values
    }

    /// Updates the layout direction from the environment.
    final func updateLayoutDirection() {
        guard flags.contains(.isRightToLeft) != environmentScope.isRightToLeft else { return }
        flags.formSymmetricDifference(.isRightToLeft)
        markDisplay()
        tree.geometryChanged()
        environmentChanged()
    }

    /// Updates the layout direction of the node and all descendants. Direction changes are rare, so a walk through the whole tree
    /// is cheaper than registering every node.
    final func updateLayoutDirections() {
        var nodes: ContiguousArray<ViewNode> = [self]
        while let node = nodes.popLast() {
            node.updateLayoutDirection()
            node.forEachOwnedChild { nodes.append($0) }
        }
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
            cachedSpacing = makeSpacing()
            flags.insert(.isSpacingValid)
        }
        return cachedSpacing!
    }

    // MARK: Invalidation

    /// Invalidates the sizes of this node and of every ancestor whose size may depend on it.
    ///
    /// Linear in the number of affected ancestors; constant if they are already invalid.
    package final func invalidateSize() {
        flags.formUnion([.isSizeInvalid, .needsArrangement])
        flags.remove(.isSpacingValid)
        var node = self
        while let parent = node.parent {
            if parent.flags.isSuperset(of: [.isSizeInvalid, .needsArrangement]) {
                parent.markAncestors()
                break
            }
            if parent.sizeIgnoresChildren, !parent.flags.contains(.isConsulted) {
                parent.flags.insert(.needsArrangement)
                parent.markAncestors()
                break
            }
            parent.flags.formUnion([.isSizeInvalid, .needsArrangement])
            parent.flags.remove(.isSpacingValid)
            node = parent
        }
        tree.setNeedsLayout()
    }

    /// Makes the node place its children again. Its size does not change, but its guides may.
    ///
    /// Linear in the number of ancestors whose guides depend on those of the node: such an ancestor has read, and so cached, those of
    /// each node between.
    package final func invalidateArrangement() {
        var node: ViewNode? = self
        while let current = node, current.sizes.removeGuides() { node = current.parent }
        flags.insert(.needsArrangement)
        markAncestors()
        tree.setNeedsLayout()
    }

    private func markAncestors() {
        var node = parent
        while let current = node, !current.flags.contains(.descendantNeedsArrangement) {
            current.flags.insert(.descendantNeedsArrangement)
            node = current.parent
        }
    }

    /// Redraws the node in the next frame.
    package final func invalidateDisplay() {
        markDisplay()
        tree.needsDisplay = true
        tree.requestUpdate()
    }

    /// Invalidates the cached drawings and hit-test bounds of this node and its ancestors.
    ///
    /// Must be called before anything that may change the node's drawing: new values, a new environment, time, a layout. Linear in
    /// the number of ancestors that are not marked yet.
    final func markDisplay() {
        var node: ViewNode? = self
        while let current = node, !current.flags.isSuperset(of: [.isDisplayStale, .areBoundsStale]) {
            current.flags.formUnion([.isDisplayStale, .areBoundsStale])
            node = current.parent
        }
    }

    /// Records that the node is shown at a different position or size: invalidates its own drawing and the caches of its ancestors.
    /// A node that has not been drawn may already be marked while its ancestors are not.
    final func markMove() {
        flags.insert(.hasMoved)
        markDisplay()
        parent?.markDisplay()
        tree.needsDisplay = true
    }

    package final override func displayMayChange() { markDisplay() }

    /// Makes ancestors that read preferences collect them again.
    package final func invalidatePreferences() {
        tree.setNeedsPreferences()
    }

    // MARK: Placement

    /// Sets the node's position and places its descendants.
    ///
    /// If the proposal is the same and the node is valid, this is a comparison only.
    package final func place(at newOrigin: CGPoint, proposal newProposal: Proposal) {
        let newSize = size(for: newProposal)
        if tree.isShowingChange, tree.mayAnimate, flags.contains(.isPlaced) { animateFrame(to: newOrigin, newSize) }
        if newSize != size || newProposal != proposal || !flags.contains(.isPlaced) {
            size = newSize
            proposal = newProposal
            flags.formUnion([.needsArrangement, .isPlaced])
            tree.geometryChanged()
        }
        if newOrigin != origin {
            // A position with a NaN coordinate is ignored.
            if !newOrigin.x.isNaN, !newOrigin.y.isNaN { origin = newOrigin }
            flags.insert(.hasMoved)
            parent?.markDisplay()
            tree.geometryChanged()
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
        flags.subtract([.needsArrangement, .descendantNeedsArrangement])
        if arrangesSelf { markDisplay() }
        NativeStack.withSpace {
            if arrangesSelf { arrange() }
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
