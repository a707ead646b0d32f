import Foundation

/// The node of a custom layout.
final class LayoutNode<L: Layout>: ContainerNode, ValueObserver {
    private var layout: L
    private var cache: L.Cache?
    private var isCacheStale = false
    private var animation: ValueAnimation<L>?
    /// The places recorded by the layout, for the inspector; nil for views that it did not place.
    private(set) var arrangedPlaces = ContiguousArray<PlacementRecord.Place?>()

    init(layout: _GraphValue<L>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.layout = layout.value
        super.init(entries: entries, inputs: inputs)
        // The layout may set any guide explicitly.
        flags.formUnion([.hasGuides, .hasBaselines])
        layout.observe(by: self)
    }

    func valueChanged(from old: L, to new: L) {
        guard !isSame(old, new) else { return }
        let axis = changeableStackAxis
        layout = animate(from: layout, to: new, &animation, transaction: effectiveTransaction)
        invalidateSize()
        if changeableStackAxis != axis { for child in arranged { child.invalidateAxis() } }
    }

    override var changeableStackAxis: Axis? { (layout as? AnyLayout)?.stackOrientation }

    override func timeChanged() {
        guard let animation else { return tree.clock.stopTiming(self) }
        layout = animation.value(at: tree.clock.time)
        if animation.isFinished(at: tree.clock.time) {
            self.animation = nil
            tree.clock.stopTiming(self)
        }
        invalidateSize()
    }

    /// The arranged views: the cells of rows instead of the rows, if a type-erased layout is not a grid.
    private var arranged: ContiguousArray<ViewNode> {
        guard areRowsGroups, children.contains(where: { $0 is GridRowNode }) else { return children }
        return ContiguousArray(children.flatMap { ($0 as? GridRowNode)?.children ?? [$0] })
    }

    private var areRowsGroups: Bool { (layout as? AnyLayout)?.isGrid == false }

    private func subviews(_ placements: PlacementRecord? = nil) -> LayoutSubviews {
        LayoutSubviews(
            nodes: arranged, placements: placements,
            layoutDirection: flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight)
    }

    /// Runs `body` with an up-to-date cache.
    private func withCache<Result>(_ body: (inout L.Cache, LayoutSubviews) -> Result) -> Result {
        let subviews = subviews()
        if cache == nil {
            cache = layout.makeCache(subviews: subviews)
        } else if isCacheStale || flags.contains(.isSizeInvalid) {
            layout.updateCache(&cache!, subviews: subviews)
        }
        isCacheStale = false
        return body(&cache!, subviews)
    }

    override func childrenChanged() {
        isCacheStale = true
        super.childrenChanged()
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal.viewSize, subviews: $1, cache: &$0) }
    }

    override func makeSpacing() -> ViewSpacing {
        withCache { layout.spacing(subviews: $1, cache: &$0) }
    }

    private func record(in size: CGSize, proposal: Proposal) -> ContiguousArray<PlacementRecord.Place?> {
        let record = PlacementRecord(count: arranged.count)
        withCache { cache, _ in
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal.viewSize, subviews: subviews(record), cache: &cache)
        }
        return record.places
    }

    /// The places of all views; unplaced views are centred.
    private func places(
        _ record: ContiguousArray<PlacementRecord.Place?>, in size: CGSize, proposal: Proposal
    ) -> ContiguousArray<PlacementRecord.Place> {
        let center = PlacementRecord.Place(
            position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
        return ContiguousArray(record.map { $0 ?? center })
    }

    override func arrange() {
        if areRowsGroups {
            // The rows' cells are placed from here.
            for case let row as GridRowNode in children {
                row.cellPlacements = []
                row.place(at: .zero, proposal: Proposal(size))
            }
        }
        arrangedPlaces = record(in: size, proposal: proposal)
        for (child, place) in zip(arranged, places(arrangedPlaces, in: size, proposal: proposal)) {
            placeChild(child, at: origin(of: child, at: place), proposal: place.proposal)
        }
    }

    private func origin(of child: ViewNode, at place: PlacementRecord.Place) -> CGPoint {
        let size = child.size(for: place.proposal)
        return CGPoint(x: place.position.x - place.anchor.x * size.width, y: place.position.y - place.anchor.y * size.height)
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        let proposal = dimensions.proposal.viewSize
        let own: CGFloat? = withCache { cache, subviews in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        if let own { return own }
        guard children.contains(where: { $0.mayHaveExplicitAlignment(key) }) else { return nil }
        let places = places(
            record(in: dimensions.size, proposal: dimensions.proposal), in: dimensions.size, proposal: dimensions.proposal)
        let arranged = arranged
        return combinedAlignment(key, of: arranged) {
            StackLayout.Placement(proposal: places[$0].proposal, origin: origin(of: arranged[$0], at: places[$0]))
        }
    }

    override var typeName: String { String(describing: L.self).prefix { $0 != "<" }.description }
}
