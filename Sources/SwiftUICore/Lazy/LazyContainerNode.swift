import CoreGraphics
import Foundation

/// The layout parameters of a lazy container.
struct LazyLayout: Equatable {
    var axis: Axis
    /// The columns or rows of a grid; nil for a stack.
    var items: [GridItem]?
    /// The alignment across the axis: of the views in a stack, or of the lines of a grid as a whole.
    var alignment: Alignment
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
}

/// A stack or grid whose loops make only the items inside the viewport of the enclosing scroll views or of the window.
///
/// Lengths outside of the viewport are estimated from the lengths of lines that have been visible. When an estimate before the viewport is
/// corrected, the scroll offset is adjusted, so that visible content does not jump.
class LazyContainerNode: ViewNode, DepartureContainer {
    private(set) final var layout: LazyLayout
    private let entries: ContiguousArray<NodeEntry>
    private var list: LazyList?
    private var isListStale = true
    private var shownChildren = ContiguousArray<ViewNode>()
    /// Empty between layouts.
    private var placements = ContiguousArray<LazyPass.Placement>()
    private var pinnedCount = 0
    private var serial = 0
    private var typicalAdvance: CGFloat = 0
    /// The viewport in the latest layout, in the node's coordinates.
    private var visible: CGRect?
    private(set) final var activeLoops = ContiguousArray<LazyChildren>()
    /// The identities that were reported because several views have them.
    final var reportedIdentities: Set<AnyHashable> = []
    /// The distance beyond the viewport, in multiples of its length, up to which items are made during a focus search.
    var lookAhead: (isForward: Bool, lengths: CGFloat)? {
        didSet { if (oldValue == nil) != (lookAhead == nil) || lookAhead != nil { invalidateArrangement() } }
    }
    /// Removed nodes that are drawn at their last positions until their transitions end.
    var departures: ContiguousArray<ViewNode> = []

    init(layout: LazyLayout, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.layout = layout
        self.entries = entries
        super.init(inputs: inputs)
        for entry in entries {
            switch entry {
            case .node(let node): node.attach(to: self)
            case .dynamic(let dynamicChildren): dynamicChildren.adopt(by: self)
            }
        }
        // Views that become visible may write any preference.
        flags.insert(.writesPreferences)
        tree.geometry.append(self)
    }

    final func setLayout(_ changed: LazyLayout) {
        guard changed != layout else { return }
        layout = changed
        invalidateSize()
    }

    override func childrenChanged() {
        isListStale = true
        super.childrenChanged()
    }

    private func currentList() -> LazyList {
        if let list, !isListStale { return list }
        isListStale = false
        if let list {
            list.setEntries(entries)
            return list
        }
        let new = LazyList(entries: entries)
        list = new
        return new
    }

    // MARK: Layout

    private func makePass(
        across length: CGFloat, in size: CGFloat, visible: ClosedRange<CGFloat> = 0...0, uncovered: ClosedRange<CGFloat>? = nil
    ) -> LazyPass {
        let full = LazyPass.Track(origin: 0, length: size, alignment: layout.alignment)
        var tracks: ContiguousArray = [full]
        if let items = layout.items {
            tracks = GridItem.tracks(for: items, length: length, axis: layout.axis.perpendicular)
            let total = (tracks.last?.origin ?? 0) + (tracks.last?.length ?? 0)
            if size.isFinite, total < size {
                // The lines as a whole are aligned within the container; lines that exceed it start at its leading edge.
                let box = ViewDimensions(node: nil, size: CGSize(width: size, height: size), proposal: .unspecified)
                let lines = ViewDimensions(node: nil, size: CGSize(width: total, height: total), proposal: .unspecified)
                let offset =
                    layout.axis == .vertical
                    ? box[layout.alignment.horizontal] - lines[layout.alignment.horizontal]
                    : box[layout.alignment.vertical] - lines[layout.alignment.vertical]
                for index in tracks.indices { tracks[index].origin += offset }
            }
        }
        return LazyPass(
            serial: serial, axis: layout.axis, tracks: tracks, fullTrack: full, spacing: layout.spacing.flatMap { $0.isFinite ? $0 : nil },
            pinnedViews: layout.pinnedViews, visible: visible, uncovered: uncovered ?? visible, typicalAdvance: typicalAdvance)
    }

    /// The size for a proposal: a stack takes the proposed length across its axis (truth `leaf-015`), a grid the sum of its columns
    /// or rows (truth `lazygrid-001`), and both the length of all lines along the axis.
    override func measure(_ proposal: Proposal) -> CGSize {
        let proposed = proposal[layout.axis.perpendicular]
        var across = proposed.isNaN ? .nan : max(0, proposed)
        var pass = makePass(across: across, in: across)
        if layout.items != nil {
            across = (pass.tracks.last?.origin ?? 0) + (pass.tracks.last?.length ?? 0) - (pass.tracks.first?.origin ?? 0)
            // The columns are computed again for the length that they take (truth `lazygrid-010`).
            pass = makePass(across: across, in: across)
        }
        let list = currentList()
        var estimate = list.estimate(pass)
        if across.isNaN {
            across = estimate.across
            pass = makePass(across: across, in: across)
            estimate = list.estimate(pass)
        }
        if makesListAnew(after: pass) { return measure(proposal) }
        if typicalAdvance == 0 { typicalAdvance = pass.typicalAdvance }
        var size = CGSize.zero
        size[layout.axis] = estimate.length
        size[layout.axis.perpendicular] = across
        return size
    }

    override func arrange() {
        let axis = layout.axis
        let sight = visibleRect()
        visible = sight
        let inSight = range(of: sight)
        let range = lookingAhead(of: inSight)
        let uncovered = layout.pinnedViews.isEmpty ? inSight : self.range(of: visibleRect(isClear: true))
        serial += 1
        let across = size[axis.perpendicular]
        let pass = makePass(across: across, in: across, visible: range, uncovered: uncovered)
        // The memory of the placements is used again: a layout follows each step of scrolling.
        swap(&pass.placements, &placements)
        let list = currentList()
        _ = list.layOut(at: 0, pass)
        if makesListAnew(after: pass) { return arrange() }
        typicalAdvance = pass.typicalAdvance
        show(pass)
        swap(&pass.placements, &placements)
        placements.removeAll(keepingCapacity: true)
        if abs(pass.shift) > 1e-6 { scrollNodeAlongAxis?.contentMoved(by: pass.shift, along: axis) }
        // The lengths of visible lines may differ from their estimates.
        pass.isLaidOut = true
        if abs(list.estimate(pass).length - size[axis]) > 0.001 { invalidateSize() }
    }

    /// Whether the layout has found a loop that must be made completely, which happens at most once per loop.
    private func makesListAnew(after pass: LazyPass) -> Bool {
        if pass.foundMixedLoop { isListStale = true }
        return pass.foundMixedLoop
    }

    private func lookingAhead(of range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        guard let lookAhead else { return range }
        let length = (range.upperBound - range.lowerBound) * lookAhead.lengths
        return lookAhead.isForward ? range.lowerBound...range.upperBound + length : range.lowerBound - length...range.upperBound
    }

    /// Whether there is content beyond the viewport, after or before it.
    func hasMore(forward: Bool) -> Bool {
        guard let visible, scrollNodeAlongAxis != nil else { return false }
        let range = lookingAhead(of: range(of: visible))
        return forward ? range.upperBound < size[layout.axis] : range.lowerBound > 0
    }

    /// Returns the extent of a rectangle along the axis, from the leading edge.
    private func range(of rect: CGRect) -> ClosedRange<CGFloat> {
        var (first, last) = layout.axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        if layout.axis == .horizontal, flags.contains(.isRightToLeft) { (first, last) = (size.width - last, size.width - first) }
        return first...max(first, last)
    }

    private func show(_ pass: LazyPass) {
        let pinned = pass.placements.filter(\.isPinned)
        let placements = pinned.isEmpty ? pass.placements : pass.placements.filter { !$0.isPinned } + pinned
        shownChildren.removeAll(keepingCapacity: true)
        for placement in placements { shownChildren.append(placement.node) }
        pinnedCount = pinned.count
        for loop in activeLoops where !loop.hasEnded { loop.removeItems(notShownIn: pass.serial) }
        for loop in pass.loops { loop.removeItems(notShownIn: pass.serial) }
        activeLoops = pass.loops.filter { !$0.shown.isEmpty }
        for list in pass.lists { for node in list.staticNodes { node.hideUnlessShown(in: pass.serial) } }
        for placement in placements { placeChild(placement.node, at: placement.origin, proposal: placement.proposal) }
        reportSharedIdentities()
        invalidateDisplay()
        invalidatePreferences()
    }

    // MARK: Viewport

    /// The visible and the estimated parts, for the inspector.
    var visibilityNotes: [String] {
        let extent = layout.axis == .vertical ? "height" : "width"
        var notes: [String] = []
        if let visible {
            let range = range(of: visible)
            notes.append(
                "makes what is in sight: \(InspectorWords.length(range.lowerBound)) to \(InspectorWords.length(range.upperBound)) of "
                    + "\(InspectorWords.length(size[layout.axis])), \(shownChildren.count) views")
        }
        if typicalAdvance > 0 {
            notes.append("of lines not seen yet it thinks that each needs a \(extent) of \(InspectorWords.length(typicalAdvance))")
        }
        if layout.items != nil {
            let across = size[layout.axis.perpendicular]
            let tracks = makePass(across: across, in: across).tracks
            notes.append(
                "\(layout.axis == .vertical ? "columns" : "rows") " + tracks.map { InspectorWords.length($0.length) }.joined(separator: ", "))
        }
        notes.append(layout.spacing.map { "gaps of \(InspectorWords.length($0))" } ?? "gaps decided by each pair of neighbours")
        if pinnedCount > 0 { notes.append("the last \(pinnedCount == 1 ? "view is" : "\(pinnedCount) views are") pinned at an edge") }
        return notes
    }

    private var scrollNodeAlongAxis: ScrollNode? {
        ancestors.lazy.compactMap { $0 as? ScrollNode }.first { $0.scrolls(along: layout.axis) }
    }

    /// Returns the part of the node that the enclosing scroll views and the window show; outside of scroll views at least the
    /// proposed size.
    ///
    /// - Parameter isClear: Whether parts below bars and margins are excluded.
    private func visibleRect(isClear: Bool = false) -> CGRect {
        var transform = CGAffineTransform.identity
        var rect = CGRect.infinite
        var isInScrollView = false
        func narrow(to bounds: CGRect) {
            guard transform.a * transform.d - transform.b * transform.c != 0 else { return rect = .zero }
            rect = rect.intersection(bounds.applying(transform.inverted()))
            if rect.isNull { rect = .zero }
        }
        var node: ViewNode = self
        while let parent = node.parent {
            transform = transform.concatenating(CGAffineTransform(translationX: node.origin.x, y: node.origin.y))
            if let content = parent.contentTransform { transform = transform.concatenating(content) }
            if let scroll = parent as? ScrollNode {
                narrow(to: isClear ? scroll.unobscuredViewport : scroll.clipBounds)
                if scroll.scrolls(along: layout.axis) { isInScrollView = true }
            }
            node = parent
        }
        narrow(to: CGRect(origin: .zero, size: tree.size))
        if !isInScrollView {
            let proposed = proposal[layout.axis]
            if proposed.isFinite {
                var bounds = CGRect(origin: .zero, size: size)
                if layout.axis == .vertical { bounds.size.height = max(0, proposed) } else { bounds.size.width = max(0, proposed) }
                rect = rect.isEmpty ? bounds : rect.union(bounds)
            }
        }
        return rect
    }

    /// The viewport changes whenever an ancestor moves.
    override func geometryMayHaveChanged() {
        guard flags.contains(.isPlaced), visibleRect() != visible else { return }
        invalidateArrangement()
    }

    // MARK: Children

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for child in shownChildren { body(child) }
    }

    override func forEachEntry(_ body: (NodeEntry) -> Void) {
        entries.forEach(body)
    }

    /// Returns the frame of an item, estimated if it has not been made.
    func estimatedFrame(ofItem index: Int, in loop: LazyChildren) -> CGRect? {
        let across = size[layout.axis.perpendicular]
        let pass = makePass(across: across, in: across)
        return currentList().place(ofItem: index, in: loop, pass).map(frame)
    }

    /// Returns the estimated frames of the items in a rectangle that have not been made.
    func estimatedFrames(of loop: LazyChildren, in rect: CGRect) -> [CGRect] {
        let (across, range) = (size[layout.axis.perpendicular], range(of: rect))
        let (list, pass) = (currentList(), makePass(across: across, in: across))
        // The first item that ends in the rectangle or after it.
        var (first, end) = (0, loop.slotCount)
        while first < end {
            let middle = (first + end) / 2
            guard let place = list.place(ofItem: middle, in: loop, pass) else { return [] }
            if place.start + place.length < range.lowerBound { first = middle + 1 } else { end = middle }
        }
        var frames: [CGRect] = []
        for index in first..<loop.slotCount {
            guard let place = list.place(ofItem: index, in: loop, pass), place.start <= range.upperBound else { break }
            if loop.shown[index] == nil { frames.append(frame(place)) }
        }
        return frames
    }

    /// Returns the frame of a line or a part of it.
    private func frame(_ place: (start: CGFloat, length: CGFloat)) -> CGRect {
        let across = size[layout.axis.perpendicular]
        let mirrored = layout.axis == .horizontal && flags.contains(.isRightToLeft)
        let start = mirrored ? size.width - place.start - place.length : place.start
        return layout.axis == .vertical
            ? CGRect(x: 0, y: start, width: across, height: place.length)
            : CGRect(x: start, y: 0, width: place.length, height: across)
    }

    override func draw(into list: inout DisplayListBuilder) {
        // At equal z-indices, departing views are drawn behind the remaining ones.
        let nodes = departures + shownChildren
        guard flags.contains(.hasTraits) else {
            for node in nodes { list.draw(node) }
            return
        }
        let indexed = nodes.enumerated().map { (index: $0.offset, z: $0.element.trait(ZIndexTraitKey.self) ?? 0, node: $0.element) }
        let firstPinned = nodes.count - pinnedCount
        for child in indexed.sorted(by: { ($0.index >= firstPinned ? 1 : 0, $0.z, $0.index) < ($1.index >= firstPinned ? 1 : 0, $1.z, $1.index) }) {
            list.draw(child.node)
        }
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    override func end() {
        guard !hasEnded else { return }
        tree.geometry.remove(self)
        super.end()
        for case .node(let node) in entries where !node.hasEnded { node.endSubtree() }
        shownChildren = []
        departures = []
    }

    override var typeName: String {
        switch (layout.axis, layout.items == nil) {
        case (.vertical, true): "LazyVStack"
        case (.horizontal, true): "LazyHStack"
        case (.vertical, false): "LazyVGrid"
        case (.horizontal, false): "LazyHGrid"
        }
    }
}
