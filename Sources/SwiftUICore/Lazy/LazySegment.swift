/// A loop whose items a lazy container has made when it needs them.
///
/// An item that goes out of sight ends, unless it has state: then it is kept, hidden, as long as the loop is there.
package class LazySegment: Segment {
    /// The items that are shown, by their place in the loop.
    final var shown: [Int: LazySlot] = [:]
    /// The items out of sight that have state.
    final var kept: [Int: LazySlot] = [:]
    final var counts = SlotCounts()
    /// Grows with each change of the data.
    final var version = 0

    // MARK: For subclasses

    /// The number of items there could be.
    var slotCount: Int { 0 }

    func makeItem(at index: Int, keeper: StateKeeper) -> SegmentItem {
        preconditionFailure("A lazy loop makes its items")
    }

    /// The place of the item with an identity.
    func slotIndex(of id: AnyHashable) -> Int? { nil }

    /// The identity of an item.
    func identity(at index: Int) -> AnyHashable { AnyHashable(index) }

    // MARK: Items

    /// The number of views, as far as is known.
    final var viewCount: Int { counts.total(of: slotCount) }

    /// The item at a place, made if necessary.
    final func slot(at index: Int) -> LazySlot {
        if let slot = shown[index] { return slot }
        if let slot = kept.removeValue(forKey: index) {
            shown[index] = slot
            slot.setVisible(true)
            return slot
        }
        let keeper = StateKeeper(outer: outerKeeper)
        let slot = LazySlot(item: makeItem(at: index, keeper: keeper), keeper: keeper)
        shown[index] = slot
        return slot
    }

    var outerKeeper: StateKeeper? { nil }

    /// The view at a place among all views of the loop; nil where there is none. Says too whether the loop turned out to
    /// have another number of views than was thought.
    final func cell(at view: Int, pass: Int) -> (cell: LazyCell?, countChanged: Bool) {
        var changed = false
        while true {
            let (index, offset) = counts.slot(ofView: view)
            guard index < slotCount else { return (nil, changed) }
            let slot = slot(at: index)
            slot.pass = pass
            guard slot.cellCount == counts.count(of: index) else {
                counts.set(slot.cellCount, at: index)
                changed = true
                continue
            }
            if let list = slot.list { return (.list(list), changed) }
            return (.node(slot.nodes[offset]), changed)
        }
    }

    /// Ends or hides the items that the pass did not show.
    final func removeItems(notShownIn pass: Int) {
        for (index, slot) in shown where slot.pass != pass {
            shown[index] = nil
            if slot.keeper.isNeeded {
                kept[index] = slot
                slot.setVisible(false)
            } else {
                slot.item.end()
            }
        }
    }

    /// Looks at the items' content again after it has changed.
    final func refreshSlots() {
        for slot in shown.values { slot.refresh() }
    }

    package final override func forEachItem(_ body: (SegmentItem) -> Void) {
        for slots in [shown, kept] {
            for index in slots.keys.sorted() { body(slots[index]!.item) }
        }
    }
}

/// An item of a lazy loop, and what it gives to the container.
final class LazySlot {
    let item: SegmentItem
    let keeper: StateKeeper
    /// The layout that has shown it last.
    var pass = -1
    private(set) var nodes = ContiguousArray<ViewNode>()
    /// The content of an item that holds loops or sections itself.
    private(set) var list: LazyList?

    init(item: SegmentItem, keeper: StateKeeper) {
        self.item = item
        self.keeper = keeper
        refresh()
    }

    var cellCount: Int { list == nil ? nodes.count : 1 }

    func refresh() {
        nodes.removeAll(keepingCapacity: true)
        var isList = false
        item.forEachEntry { entry in
            switch entry {
            case .node(let node): nodes.append(node)
            case .segment(let segment): if !appendNodes(of: segment) { isList = true }
            }
        }
        guard isList else {
            list = nil
            return
        }
        var entries = ContiguousArray<NodeEntry>()
        item.forEachEntry { entries.append($0) }
        if let list {
            list.setEntries(entries)
        } else {
            list = LazyList(entries: entries)
        }
    }

    /// Adds the nodes of a branch; says whether there are only nodes in it.
    private func appendNodes(of segment: Segment) -> Bool {
        if segment is LazySegment || segment is LazySectionSegment { return false }
        var isPlain = true
        segment.forEachItem { item in
            item.forEachEntry { entry in
                switch entry {
                case .node(let node): nodes.append(node)
                case .segment(let segment): if !appendNodes(of: segment) { isPlain = false }
                }
            }
        }
        return isPlain
    }

    func setVisible(_ isVisible: Bool) {
        for node in nodes { node.setVisible(isVisible) }
    }
}

/// What a lazy container places: a view, or an item with loops or sections of its own.
enum LazyCell {
    case node(ViewNode)
    case list(LazyList)
}
