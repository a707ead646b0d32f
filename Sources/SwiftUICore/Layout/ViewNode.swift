import AttributeGraph
import CoreGraphics
import Foundation

/// A view as layout and drawing see it: it answers proposals, places its children and draws.
///
/// Subclasses override `measure`, `arrange`, `draw` and what else differs from a view without children. Sizes are cached
/// per proposal; a change travels up the tree only (`invalidateSize`), and the next layout visits only what was marked.
package class ViewNode: ViewElement {
    struct Flags: OptionSet {
        let rawValue: UInt32

        /// No cached size is valid.
        static let isSizeInvalid = Flags(rawValue: 1 << 0)
        /// The size is the same for every proposal.
        static let ignoresProposal = Flags(rawValue: 1 << 1)
        /// The children must be placed anew.
        static let needsArrangement = Flags(rawValue: 1 << 2)
        /// Somewhere below, children must be placed anew.
        static let descendantNeedsArrangement = Flags(rawValue: 1 << 3)
        /// An ancestor has asked for this node's alignment guides or spacing.
        static let isConsulted = Flags(rawValue: 1 << 4)
        /// The node or one below it writes preferences.
        static let writesPreferences = Flags(rawValue: 1 << 5)
        /// The node or one below it has traits for its container.
        static let hasTraits = Flags(rawValue: 1 << 6)
        /// The node has read its environment and wants to hear of changes.
        static let observesEnvironment = Flags(rawValue: 1 << 7)
        /// The node has been placed since it was attached.
        static let isPlaced = Flags(rawValue: 1 << 8)
        /// The cached spacing is valid.
        static let isSpacingValid = Flags(rawValue: 1 << 9)
        /// The node or one below it places alignment guides.
        static let hasGuides = Flags(rawValue: 1 << 10)
        /// The node or one below it has text baselines.
        static let hasBaselines = Flags(rawValue: 1 << 11)

        /// Leading is right.
        static let isRightToLeft = Flags(rawValue: 1 << 12)

        /// The node, or one below it, may draw otherwise than it has.
        static let isDisplayStale = Flags(rawValue: 1 << 13)

        /// The view was removed and is only still shown while it goes.
        static let isLeaving = Flags(rawValue: 1 << 14)

        /// The node is shown at another place than in the latest picture.
        static let hasMoved = Flags(rawValue: 1 << 15)

        /// Pointers may meet the node, or one below it, elsewhere than is known.
        static let isReachStale = Flags(rawValue: 1 << 16)

        /// Whether a node around hides this one is known; see `isHiddenByAncestor`.
        static let isHidingKnown = Flags(rawValue: 1 << 17)
        /// A node around hides this one, where that is known.
        static let isKnownToBeHidden = Flags(rawValue: 1 << 18)

        /// What holds of a node as soon as it holds of one below it.
        static let inherited: Flags = [.writesPreferences, .hasTraits, .hasGuides, .hasBaselines]
    }

    /// The node this is a child of. Unowned: the parent holds its children.
    @exclusivity(unchecked) package private(set) unowned(unsafe) final var parent: ViewNode?

    /// The scope of the environment the view was made in.
    package unowned(unsafe) let environmentScope: EnvironmentScope

    package final override var enclosingElement: ViewElement? { parent }

    /// The origin in the parent's coordinates, before the parent's effects.
    @exclusivity(unchecked) package private(set) final var origin = CGPoint.zero
    /// The size as last placed.
    @exclusivity(unchecked) package private(set) final var size = CGSize.zero
    /// The proposal with which the node was last placed.
    @exclusivity(unchecked) package private(set) final var proposal = Proposal.unspecified

    /// How the node is shown while it moves, comes or goes; nil otherwise.
    @exclusivity(unchecked) final var presentation: NodePresentation? {
        didSet { markMove() }
    }

    @exclusivity(unchecked) final var flags: Flags = [.isSizeInvalid, .needsArrangement, .isDisplayStale, .hasMoved, .isReachStale]
    @exclusivity(unchecked) final var sizes = SizeCache()
    @exclusivity(unchecked) private var cachedSpacing: ViewSpacing?
    @exclusivity(unchecked) var environmentObserverIndex: Int32 = -1

    init(inputs: _ViewInputs) {
        environmentScope = inputs.environment
        super.init(tree: inputs.tree, depth: inputs.depth)
        if environmentScope.isRightToLeft { flags.insert(.isRightToLeft) }
    }

    // MARK: For subclasses

    /// The size for a proposal. Called only when it is not cached.
    package func measure(_ proposal: Proposal) -> CGSize { .zero }

    /// Places the children in `size`.
    package func arrange() {}

    /// Calls `body` with every child, in view order.
    package func forEachChild(_ body: (ViewNode) -> Void) {}

    /// Calls `body` with every node whose `parent` this is and which layout visits: the children, unless something lies between.
    package func forEachArrangedChild(_ body: (ViewNode) -> Void) { forEachChild(body) }

    /// Calls `body` with every child, those that are not shown included.
    package func forEachOwnedChild(_ body: (ViewNode) -> Void) { forEachChild(body) }

    /// Calls `body` with what the content gave to this node: its children, and the parts that come and go.
    package func forEachEntry(_ body: (NodeEntry) -> Void) {
        forEachChild { body(.node($0)) }
    }

    /// Whether the size just measured holds for every proposal.
    package var sizeIgnoresProposal: Bool { false }

    /// Whether the size depends on nothing below this node.
    package var sizeIgnoresChildren: Bool { false }

    /// How much room the view wants around it.
    package func makeSpacing() -> ViewSpacing { .shape }

    /// The explicit value of an alignment guide, in the node's own coordinates, for the given size.
    package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    /// The order in which a stack gives room; see `layoutPriority(_:)`.
    package var layoutPriority: Double { 0 }

    /// The transform from the children's coordinates to the node's own; nil when they are the same.
    package var contentTransform: CGAffineTransform? { nil }

    /// The size to which frames below that are relative to a container refer; nil in nodes that are no such container.
    package var sizeForRelativeFrames: CGSize? { nil }

    /// Says which parts of this node's room are covered, as far as that concerns what lies in a child.
    package func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {}

    /// Whether what lies outside of the node's bounds cannot be touched.
    package var clipsHits: Bool { false }

    /// Whether pointers at a point of the node's own meet what is in it, and not what is behind it.
    package func allowsHit(at point: CGPoint) -> Bool { true }

    /// Whether the node itself, and not only a child, shows something at a point of its own.
    package func containsHit(_ point: CGPoint) -> Bool { false }

    /// A rectangle outside of which `containsHit` is false.
    package var hitBounds: CGRect { CGRect(origin: .zero, size: size) }

    /// Whether what is in the node cannot be seen, so that keys do not move the focus there.
    package var hidesContent: Bool { false }

    /// Whether the node can be shown at sizes between two that layout has given it.
    package var animatesSize: Bool { true }

    /// Whether `changeTransaction` does anything.
    package var changesTransactions: Bool { false }

    /// Changes the transaction of a change below this node.
    package func changeTransaction(_ transaction: inout Transaction) {}

    /// Whether this node's coordinates have the given name.
    package func hasCoordinateSpace(named name: AnyHashable) -> Bool { false }

    /// Adds the node's picture to the list. The list's coordinates are the node's own.
    package func draw(into list: inout DisplayListBuilder) {
        forEachChild { list.draw($0) }
    }

    /// Whether the node is a container, which keeps what it has drawn where that is much, and where pointers meet it.
    package var isRepaintBoundary: Bool { false }

    /// Called when a value the node has read from its environment may have changed.
    package func environmentChanged() {
        invalidateSize()
        invalidateDisplay()
    }

    /// Called when the view goes out of sight, or comes back, while it stays in the tree: in a lazy container.
    package func visibilityChanged(to isVisible: Bool) {}

    /// Whether a child, which is there, is not shown.
    package func hides(_ child: ViewNode) -> Bool { false }

    /// Called when the set of children may have changed.
    package func childrenChanged() {
        invalidateSize()
        invalidateDisplay()
        invalidatePreferences()
    }

    /// The value of a trait for the container, from this node or the one it modifies.
    package func trait<Key: _ViewTraitKey>(_: Key.Type) -> Key.Value? { nil }

    /// Combines the preferences of the node and everything below it, in view order.
    package func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
        forEachChild { collector.collect($0) }
    }

    /// The name of the view or modifier, without generic arguments.
    package var typeName: String {
        let name = String(describing: Self.self)
        return name.hasSuffix("Node") ? String(name.dropLast(4)) : name
    }

    /// Facts about the view for the inspector: its text, its colour.
    package var inspectorFacts: [(name: String, value: String)] { [] }

    // MARK: Tree

    /// Makes `parent` the node's parent. Called by the parent when it takes the node as a child.
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

    /// Ends the node and everything below it, the deepest first, without recursion.
    package final func endSubtree() {
        guard !hasEnded else { return }
        var nodes: ContiguousArray<ViewNode> = [self]
        var next = 0
        while next < nodes.count {
            nodes[next].forEachOwnedChild { nodes.append($0) }
            next += 1
        }
        // From the end, so that what a node owns (cells, environments) is still there for the nodes below it.
        for node in nodes.reversed() where !node.hasEnded { node.end() }
        tree.release(nodes)
    }

    /// Tells the node and everything below it that it goes out of sight or comes back.
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

    /// The environment; reading it once makes the node hear of changes.
    package final var environment: EnvironmentValues {
        if !flags.contains(.observesEnvironment) {
            flags.insert(.observesEnvironment)
            environmentScope.addObserver(self)
        }
        return environmentScope.values
    }

    /// Takes the direction over from the environment.
    final func updateLayoutDirection() {
        guard flags.contains(.isRightToLeft) != environmentScope.isRightToLeft else { return }
        flags.formSymmetricDifference(.isRightToLeft)
        markDisplay()
        tree.geometryChanged()
        environmentChanged()
    }

    /// Takes the direction over from the environment, in everything below too. A rare walk through the whole tree: the
    /// nodes need not remember who told them their direction.
    final func updateLayoutDirections() {
        var nodes: ContiguousArray<ViewNode> = [self]
        while let node = nodes.popLast() {
            node.updateLayoutDirection()
            node.forEachOwnedChild { nodes.append($0) }
        }
    }

    // MARK: Sizes

    /// The size with which the node answers a proposal.
    ///
    /// Constant time when the node has answered the same proposal since it last changed.
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
        // A length that is not a number would poison every frame that depends on it, and none is less than nothing.
        let size = CGSize(
            width: measured.width > 0 ? measured.width : 0, height: measured.height > 0 ? measured.height : 0)
        sizes.insert(size, for: proposal)
        flags.remove(.isSizeInvalid)
        if sizeIgnoresProposal { flags.insert(.ignoresProposal) } else { flags.remove(.ignoresProposal) }
        return size
    }

    /// Whether every proposal gets the same answer, as far as is known.
    @inline(__always)
    package final var isFixedSize: Bool {
        !flags.contains(.isSizeInvalid) && flags.contains(.ignoresProposal)
    }

    /// The size, and the alignment guides in it, for a proposal.
    package final func dimensions(in proposal: Proposal) -> ViewDimensions {
        flags.insert(.isConsulted)
        return ViewDimensions(node: self, size: size(for: proposal), proposal: proposal)
    }

    /// How much room the view wants around it.
    package final var spacing: ViewSpacing {
        flags.insert(.isConsulted)
        if !flags.contains(.isSpacingValid) {
            cachedSpacing = makeSpacing()
            flags.insert(.isSpacingValid)
        }
        return cachedSpacing!
    }

    // MARK: Invalidation

    /// Forgets the sizes of this node and of every ancestor whose size may depend on it.
    ///
    /// Takes time linear in the number of ancestors concerned, and none when they are marked already.
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

    /// Makes the node place its children anew; its size stays, and its guides may move.
    ///
    /// Takes time linear in the number of ancestors.
    package final func invalidateArrangement() {
        var node: ViewNode? = self
        while let current = node {
            current.sizes.removeGuides()
            node = current.parent
        }
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

    /// Makes the picture be drawn anew.
    package final func invalidateDisplay() {
        markDisplay()
        tree.needsDisplay = true
        tree.requestUpdate()
    }

    /// Makes what is kept of this node and those around it count no more: drawings, and where pointers meet them.
    ///
    /// Whatever may change a node says so before: new values, a new environment, the time, a layout. Takes time linear in the
    /// number of ancestors that are not marked yet.
    final func markDisplay() {
        var node: ViewNode? = self
        while let current = node, !current.flags.isSuperset(of: [.isDisplayStale, .isReachStale]) {
            current.flags.formUnion([.isDisplayStale, .isReachStale])
            node = current.parent
        }
    }

    /// Says that the node is shown at another place or in another size: what it draws itself counts no more, and neither does
    /// what is kept around it. A node that was not drawn may be marked when those around it are not.
    final func markMove() {
        flags.insert(.hasMoved)
        markDisplay()
        parent?.markDisplay()
        tree.needsDisplay = true
    }

    package final override func displayMayChange() { markDisplay() }

    /// Makes the readers of preferences above this node collect them anew.
    package final func invalidatePreferences() {
        tree.setNeedsPreferences()
    }

    // MARK: Placement

    /// Gives the node its place and its children theirs.
    ///
    /// A node whose proposal is the same and that was not invalidated costs a comparison.
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
            // A place that is not a number keeps the old one.
            if !newOrigin.x.isNaN, !newOrigin.y.isNaN { origin = newOrigin }
            flags.insert(.hasMoved)
            parent?.markDisplay()
            tree.geometryChanged()
        }
        if !flags.isDisjoint(with: [.needsArrangement, .descendantNeedsArrangement]) { arrangeSubtree() }
    }

    /// Places the child so that a point of its own, given as a fraction of its size, lies at `position`.
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
            // Children that `arrange` has placed are clean by now.
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
