/// A loop whose items a lazy container has made when it needs them.
///
/// An item that goes out of sight ends, unless it has state: then it is kept, hidden, as long as the loop is there.
package class LazyChildren: DynamicChildren {
    /// The items that are shown, by their place in the loop.
    final var shown: [Int: LazySlot] = [:]
    /// The items out of sight that have state.
    final var kept: [Int: LazySlot] = [:]
    final var counts = SlotCounts()
    /// Whether some items are lists and others views that fill the lines of a grid. Then all of them are made: which lines they
    /// need cannot be told before.
    final var isMixed = false
    /// Whether any item has been counted yet.
    private var isCounted = false
    /// Grows with each change of the data.
    final var version = 0

    // MARK: For subclasses

    /// The number of items there could be.
    var slotCount: Int { 0 }

    func makeItem(at index: Int, keeper: StateKeeper) -> DynamicChild {
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
            slot.refresh()
            slot.setVisible(true)
            return slot
        }
        let slot = makeSlot(at: index)
        shown[index] = slot
        return slot
    }

    final func makeSlot(at index: Int) -> LazySlot {
        let keeper = StateKeeper(outer: outerKeeper)
        return LazySlot(item: makeItem(at: index, keeper: keeper), keeper: keeper, sharesLines: sharesLines)
    }

    /// Whether it is known without looking that no item holds loops or sections.
    var givesSingleViews: Bool { false }

    /// Whether the items are lists of their own, judged by one that is there.
    final var makesLists: Bool { !givesSingleViews && sample?.list != nil }

    /// Whether there are loops or sections in the items, judged by one that is there.
    final var holdsLoopsOrSections: Bool { !givesSingleViews && (sample.map { $0.list != nil || !$0.loops.isEmpty } ?? false) }

    /// Whether views with an identity may lie in items that are not made, deeper than the loop knows.
    var mayHideIdentities: Bool { holdsLoopsOrSections }

    private var sample: LazySlot? {
        if let index = shown.keys.min() { return shown[index] }
        if let index = kept.keys.min() { return kept[index] }
        return slotCount > 0 ? slot(at: 0) : nil
    }

    var outerKeeper: StateKeeper? { nil }

    /// Whether the views of loops inside the items fill the container's lines together with those beside them, as in a grid.
    var sharesLines: Bool { false }

    /// The view at a place among all views of the loop; nil where there is none. Says too whether the loop turned out to
    /// have another number of views than was thought.
    final func cell(at view: Int, pass: Int) -> (cell: LazyCell?, countChanged: Bool) {
        var changed = false
        while true {
            let (index, offset) = counts.slot(ofView: view)
            guard index < slotCount else { return (nil, changed) }
            let slot = slot(at: index)
            slot.pass = pass
            if count(slot, at: index) {
                changed = true
                continue
            }
            if !counts.isUniform, keepEmptySlots(beside: index, pass: pass) {
                changed = true
                continue
            }
            if let list = slot.list { return (.list(list), changed) }
            let (cell, innerCountChanged) = slot.cell(at: offset, pass: pass)
            guard innerCountChanged else { return (cell, changed) }
            changed = true
        }
    }

    /// Takes note of how many views an item gives; says whether it was thought to give another number.
    private func count(_ slot: LazySlot, at index: Int) -> Bool {
        let count = slot.cellCount
        // As many as the first one, where it holds a loop: the next ones are likely to be about as long.
        let known = counts.count(of: index)
        if !isCounted, !slot.loops.isEmpty { counts.assume(count) }
        isCounted = true
        counts.set(count, at: index)
        return count != known
    }

    /// Items without views live as long as those beside them, for they may come to have some. Says whether one has.
    final func keepEmptySlots(beside index: Int, pass: Int) -> Bool {
        var changed = false
        for step in [-1, 1] {
            var neighbour = index + step
            while neighbour >= 0, neighbour < slotCount, abs(neighbour - index) <= Self.emptyNeighbours, counts.count(of: neighbour) == 0 {
                let slot = slot(at: neighbour)
                slot.pass = pass
                if count(slot, at: neighbour) { changed = true }
                neighbour += step
            }
        }
        return changed
    }

    /// How many items without views are kept on each side of one in sight.
    private static let emptyNeighbours = 64

    /// The place, among all views of the loop, of the first view of an item: one of the loop's own, or of a loop inside.
    final func viewIndex(ofItem index: Int, in loop: LazyChildren) -> Int? {
        if loop === self { return counts.start(of: index) }
        for (slotIndex, slot) in shown {
            if let inner = slot.viewIndex(ofItem: index, in: loop) { return counts.start(of: slotIndex) + inner }
        }
        return nil
    }

    /// Ends or hides the items that the pass did not show.
    final func removeItems(notShownIn pass: Int) {
        if isMixed { return }
        for (index, slot) in shown {
            for loop in slot.loops { loop.removeItems(notShownIn: pass) }
            guard slot.pass != pass else { continue }
            shown[index] = nil
            if slot.keeper.isNeeded {
                kept[index] = slot
                slot.setVisible(false)
            } else {
                slot.item.end()
            }
        }
    }

    /// Forgets how many views items give that are not there; says whether there was anything to forget.
    final func forgetCounts() -> Bool {
        guard !counts.isUniform else { return false }
        counts.removeAll()
        for slots in [shown, kept] {
            for (index, slot) in slots where index < slotCount { counts.set(slot.cellCount, at: index) }
        }
        return true
    }

    /// Looks at the items' content again after it has changed.
    final func refreshSlots() {
        for (index, slot) in shown {
            let innerHasChanged = slot.refresh()
            if count(slot, at: index) || innerHasChanged { version += 1 }
        }
    }

    package final override func forEachItem(_ body: (DynamicChild) -> Void) {
        for slots in [shown, kept] {
            for index in slots.keys.sorted() { body(slots[index]!.item) }
        }
    }
}
