/// A loop whose items are made by a lazy container on demand.
///
/// An item that leaves the viewport ends, unless it has state: then it is kept, hidden, for the lifetime of the loop.
package class LazyChildren: DynamicChildren {
    /// The visible items, by index.
    final var shown: [Int: LazySlot] = [:]
    /// The invisible items that are kept because of their state, by index.
    final var kept: [Int: LazySlot] = [:]
    final var counts = SlotCounts()
    /// Whether some items are lists and others are views that share the lines of a grid. Then all items are made, since the lines
    /// they need cannot be determined before.
    final var isMixed = false
    /// Whether any item has been counted yet.
    private var isCounted = false
    /// The layout after which items were last removed.
    private var latestRemoval = -1
    /// Incremented with each change of the data.
    final var version = 0

    // MARK: For subclasses

    /// The number of items in the data.
    var slotCount: Int { 0 }

    func makeItem(at index: Int, keeper: StateKeeper) -> DynamicChild {
        preconditionFailure("A lazy loop makes its items")
    }

    /// Returns the index of the item with an identity.
    func slotIndex(of id: AnyHashable) -> Int? { nil }

    /// Returns the identity of an item.
    func identity(at index: Int) -> AnyHashable { AnyHashable(index) }

    /// Whether the program gives the items identities that no other item of the container may have.
    var identifiesItemsOfContainer: Bool { false }

    // MARK: Items

    /// The number of views, as far as is known.
    final var viewCount: Int { counts.total(of: slotCount) }

    /// Returns the item at an index, making it if necessary.
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

    /// Whether the types guarantee that no item contains loops or sections.
    var givesSingleViews: Bool { false }

    /// Whether the items are lists of their own, judged by a sample.
    final var makesLists: Bool { !givesSingleViews && sample?.list != nil }

    /// Whether the items contain loops or sections, judged by a sample.
    final var holdsLoopsOrSections: Bool { !givesSingleViews && (sample.map { $0.list != nil || !$0.loops.isEmpty } ?? false) }

    /// Whether views with an explicit identity may lie inside items that have not been made, unknown to the loop.
    var mayHideIdentities: Bool { holdsLoopsOrSections }

    private var sample: LazySlot? {
        if let index = shown.keys.min() { return shown[index] }
        if let index = kept.keys.min() { return kept[index] }
        return slotCount > 0 ? slot(at: 0) : nil
    }

    var outerKeeper: StateKeeper? { nil }

    /// Whether the views of loops inside the items fill the container's lines together with their siblings, as in a grid.
    var sharesLines: Bool { false }

    /// Returns the view at an index among all views of the loop, or nil if there is none, and whether the estimated number of views
    /// turned out to be wrong.
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

    /// Records the number of views of an item; returns whether it differs from the previous number.
    private func count(_ slot: LazySlot, at index: Int) -> Bool {
        let count = slot.cellCount
        // An item that contains a loop sets the estimate for the others, which are likely to be of similar length.
        let known = counts.count(of: index)
        if !isCounted, !slot.loops.isEmpty { counts.assume(count) }
        isCounted = true
        counts.set(count, at: index)
        return count != known
    }

    /// Keeps items without views alive as long as their neighbours, since they may get views. Returns whether any has got some.
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

    /// The number of items without views that are kept on each side of a visible one.
    private static let emptyNeighbours = 64

    /// Returns the index, among all views of the loop, of the first view of an item, either of this loop or of a loop inside.
    final func viewIndex(ofItem index: Int, in loop: LazyChildren) -> Int? {
        if loop === self { return counts.start(of: index) }
        for (slotIndex, slot) in shown {
            if let inner = slot.viewIndex(ofItem: index, in: loop) { return counts.start(of: slotIndex) + inner }
        }
        return nil
    }

    /// Ends or hides the items that the pass did not show.
    final func removeItems(notShownIn pass: Int) {
        if isMixed || pass == latestRemoval { return }
        latestRemoval = pass
        var departed: [(index: Int, slot: LazySlot)] = []
        for (index, slot) in shown {
            for loop in slot.loops { loop.removeItems(notShownIn: pass) }
            if slot.pass != pass { departed.append((index, slot)) }
        }
        for (index, slot) in departed {
            shown[index] = nil
            if slot.keeper.isNeeded {
                kept[index] = slot
                slot.setVisible(false)
            } else {
                slot.item.end()
            }
        }
    }

    /// Discards the recorded numbers of views of items that are not made; returns whether there were any.
    final func forgetCounts() -> Bool {
        guard !counts.isUniform else { return false }
        counts.removeAll()
        for slots in [shown, kept] {
            for (index, slot) in slots where index < slotCount { counts.set(slot.cellCount, at: index) }
        }
        return true
    }

    /// Updates the items after their content has changed.
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
