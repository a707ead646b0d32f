import Foundation

/// The dynamic children of a `ForEach` in a lazy container.
///
/// It makes items only on demand and never iterates over all data, except to find an element that has moved.
final class LazyLoopChildren<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyChildren, ValueObserver {
    typealias Loop = ForEach<Data, ID, Content>
    private typealias Item = LoopItem<Data.Element, ID, Content>

    private let source: _GraphValue<Loop>
    private let inputs: _ViewInputs
    private var loop: Loop
    private var count: Int
    private let hasSingleViews: Bool
    /// The indices of elements whose items have been made, used to find repeated identities.
    private var madeIndices: [ID: Int] = [:]
    /// The removed items whose views may still be disappearing.
    private var departing: [ID: LazySlot] = [:]

    init(source: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.source = source
        self.inputs = inputs
        loop = source.value
        count = loop.data.count
        hasSingleViews = inputs.tree.types.hasSingleViews(Content.self)
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        inputs.scope.adopt(self)
        source.observe(by: self)
    }

    override var slotCount: Int { count }
    // A list identifies its rows by section too.
    override var identifiesItemsOfContainer: Bool { inputs.environment.values.sectionParts == nil }
    override var outerKeeper: StateKeeper? { inputs.stateKeeper }
    override var givesSingleViews: Bool { hasSingleViews }
    /// In a grid, a loop inside a loop emits single views that fill the lines together.
    override var sharesLines: Bool { inputs.stackAxis == nil }

    private func element(at index: Int) -> Data.Element {
        loop.data[loop.data.index(loop.data.startIndex, offsetBy: index)]
    }

    private func id(at index: Int) -> ID { loop.id(element(at: index)) }

    override func identity(at index: Int) -> AnyHashable { AnyHashable(id(at: index)) }

    override func makeItem(at index: Int, keeper: StateKeeper) -> DynamicChild {
        let element = element(at: index)
        let id = loop.id(element)
        if !loop.isConstant { noteMade(id, at: index) }
        let item = Item(id: id, element: element, content: loop.content, tree: unretainedTree, depth: depth + 1)
        let itemInputs = inputs.with {
            $0.scope = item
            $0.depth += 2
            $0.stateKeeper = keeper
        }
        fill(item, inputs: itemInputs) { Content._makeView(_GraphValue(cell: item, offset: 0), inputs: $0) }
        return item
    }

    /// Reports an identity that is shared with another element whose item has been made. Other elements are not checked.
    private func noteMade(_ id: ID, at index: Int) {
        if madeIndices.count > 4 * (shown.count + kept.count) + 1000 {
            madeIndices = [:]
            for (index, slot) in shown { madeIndices[item(of: slot).id] = index }
        }
        if let other = madeIndices[id], other != index, other < count, self.id(at: other) == id {
            warn(Loop.repeatedIdentity(id))
        } else {
            madeIndices[id] = index
        }
    }

    func valueChanged(from old: Loop, to new: Loop) {
        if !isSame(old, new) { enqueue() }
    }

    override func performUpdate() {
        loop = source.value
        let oldCount = count
        count = loop.data.count
        if loop.isConstant, count != oldCount { warn(Loop.changedCount(from: oldCount, to: count)) }
        var moved = ContiguousArray<(index: Int, slot: LazySlot, isShown: Bool)>()
        for (index, slot) in shown where !update(slot, at: index) { moved.append((index, slot, true)) }
        for (index, slot) in kept where !update(slot, at: index) { moved.append((index, slot, false)) }
        guard !moved.isEmpty || count != oldCount else {
            // Invisible items may now have a different number of views.
            if forgetCounts() { nodesChanged() }
            return
        }
        for (index, _, isShown) in moved {
            if isShown { shown[index] = nil } else { kept[index] = nil }
        }
        let places = places(of: moved.map { item(of: $0.slot).id }, near: moved.first?.index)
        for (_, slot, isShown) in moved.sorted(by: { $0.index < $1.index }) {
            let id = item(of: slot).id
            if let place = places[id], shown[place] == nil, kept[place] == nil, update(slot, at: place) {
                if isShown { shown[place] = slot } else { kept[place] = slot }
            } else if isShown {
                departing[id] = slot
                retire(slot.item, identity: AnyHashable(id))
            } else {
                slot.item.end()
            }
        }
        takeDepartingBack()
        _ = forgetCounts()
        // Content that was visible stays in place when only later elements were added.
        if !moved.isEmpty { version += 1 }
        nodesChanged()
    }

    private func item(of slot: LazySlot) -> LoopItem<Data.Element, ID, Content> {
        unsafeDowncast(slot.item, to: Item.self)
    }

    /// Updates the item with its element's new value; returns false if there is another element at the index.
    private func update(_ slot: LazySlot, at index: Int) -> Bool {
        guard index < count else { return false }
        let element = element(at: index)
        let item = item(of: slot)
        guard loop.id(element) == item.id else { return false }
        item.update(element: element, content: loop.content)
        return true
    }

    /// Takes back the removal of items whose elements have been inserted again while their views are disappearing.
    private func takeDepartingBack() {
        departing = departing.filter { !$0.value.item.hasEnded }
        guard !departing.isEmpty else { return }
        for (id, place) in places(of: Array(departing.keys), near: 0) where shown[place] == nil && kept[place] == nil {
            guard let slot = departing.removeValue(forKey: id), takeDeparting(AnyHashable(id)) === slot.item, update(slot, at: place) else {
                continue
            }
            // A change that the item did not follow while it was disappearing is not reported again.
            slot.item.enqueue()
            shown[place] = slot
            version += 1
        }
    }

    /// Returns the indices of the elements with identities. Searches near an index first; an element that does not exist causes an iteration over
    /// all data.
    private func places(of ids: [ID], near centre: Int?) -> [ID: Int] {
        var places: [ID: Int] = [:]
        if let numbers = loop as? ForEach<Range<Int>, Int, Content> {
            for id in ids {
                if let number = id as? Int { places[id] = numbers.index(of: number) }
            }
            return places
        }
        guard let centre, count > 0 else { return places }
        var wanted = Set(ids)
        func look(at index: Int) {
            guard index >= 0, index < count else { return }
            let id = id(at: index)
            if wanted.remove(id) != nil { places[id] = index }
        }
        var distance = 0
        while !wanted.isEmpty, centre - distance >= 0 || centre + distance < count {
            look(at: centre + distance)
            if distance > 0 { look(at: centre - distance) }
            distance += 1
        }
        return places
    }

    override func slotIndex(of id: AnyHashable) -> Int? {
        if !(Content.self is any IdentifiedContent.Type), let number = id.base as? Int,
            let numbers = loop as? ForEach<Range<Int>, Int, Content>
        {
            return numbers.index(of: number)
        }
        let wanted = id.base as? ID
        let isIdentified = Content.self is any IdentifiedContent.Type
        guard wanted != nil || isIdentified else { return nil }
        var index = 0
        for element in loop.data {
            if let wanted, loop.id(element) == wanted { return index }
            if isIdentified, (loop.content(element) as? any IdentifiedContent)?.explicitIdentity == id { return index }
            index += 1
        }
        return nil
    }
}
