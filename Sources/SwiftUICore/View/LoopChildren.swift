/// The dynamic children of a `ForEach`. A view keeps its state as long as its element's identity is in the collection.
package final class LoopChildren<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicChildren, ValueObserver {
    typealias Loop = ForEach<Data, ID, Content>

    private let source: _GraphValue<Loop>
    private let inputs: _ViewInputs
    private let maker: LoopItemMaker<Data.Element, ID, Content>
    @exclusivity(unchecked) private var items: ContiguousArray<LoopItem<Data.Element, ID, Content>> = []
    /// The number of repeated identities reported for the current elements.
    private var repeatedIdentities = 0

    init(source: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.source = source
        self.inputs = inputs
        maker = inputs.tree.types.itemMaker(of: Loop.self)
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        inputs.scope.adopt(self)
        source.observe(by: self)
        makeItems()
    }

    package override func forEachItem(_ body: (DynamicChild) -> Void) {
        for item in items { body(item) }
    }

    package override func identity(of item: DynamicChild) -> AnyHashable? {
        (item as? LoopItem<Data.Element, ID, Content>).map { AnyHashable($0.id) }
    }

    func valueChanged(from old: Loop, to new: Loop) {
        if !isSame(old, new) { enqueue() }
    }

    private func makeItems() {
        let loop = source.value
        // Copied out of the loop here: inside the closure the loop's type would be looked up for each element.
        let (data, makeID, content) = (loop.data, loop.id, loop.content)
        var made = ContiguousArray<DynamicChild>()
        made.reserveCapacity(data.count)
        if loop.isConstant {
            data.forEachElement { made.append(makeItem($0, id: makeID($0), content: content)) }
        } else {
            var seen = Set<ID>(minimumCapacity: data.count)
            data.forEachElement {
                let id = makeID($0)
                if !seen.insert(id).inserted { warnOfRepeated(id) }
                made.append(makeItem($0, id: id, content: content))
            }
        }
        // Only the static type differs: every item is of the loop's type.
        items = unsafeBitCast(made, to: ContiguousArray<LoopItem<Data.Element, ID, Content>>.self)
    }

    private func warnOfRepeated(_ id: ID) {
        guard repeatedIdentities < Loop.repeatedIdentityLimit else { return }
        repeatedIdentities += 1
        warn(Loop.repeatedIdentity(id))
    }

    private func makeItem(
        _ element: Data.Element, id: ID, content: @escaping (Data.Element) -> Content
    ) -> LoopItem<Data.Element, ID, Content> {
        let item = maker.makeItem(id: id, element: element, content: content, tree: unretainedTree, depth: depth + 1)
        fill(
            item,
            inputs: inputs.with {
                $0.scope = item; $0.depth += 2
            }
        ) {
            $0.makeSubview(_GraphValue<Content>(cell: item, offset: 0))
        }
        return item
    }

    /// Returns the item of an element that has been inserted: the one that is still disappearing after its removal, or a new one.
    private func insertItem(
        _ element: Data.Element, id: ID, content: @escaping (Data.Element) -> Content
    ) -> LoopItem<Data.Element, ID, Content> {
        guard let item = takeDeparting(AnyHashable(id)) as? LoopItem<Data.Element, ID, Content> else {
            return makeItem(element, id: id, content: content)
        }
        item.update(element: element, content: content)
        // A change that the item did not follow while it was disappearing is not reported again.
        item.enqueue()
        return item
    }

    package override func performUpdate() {
        let loop = source.value
        if updateInPlace(loop) { return }
        let hadRepeatedIdentities = repeatedIdentities > 0
        repeatedIdentities = 0
        if loop.isConstant, loop.data.count != items.count { warn(Loop.changedCount(from: items.count, to: loop.data.count)) }
        if hadRepeatedIdentities || !updateMiddle(loop) { updateAll(loop) }
        nodesChanged()
    }

    /// Updates the items where only few elements in one place are new, without looking up the others. Returns false if there are more, or
    /// if identities repeat.
    private func updateMiddle(_ loop: Loop) -> Bool {
        let identities = ContiguousArray(loop.data.lazy.map(loop.id))
        let limit = min(items.count, identities.count)
        var start = 0
        while start < limit, items[start].id == identities[start] { start += 1 }
        var rest = 0
        while rest < limit - start, items[items.count - 1 - rest].id == identities[identities.count - 1 - rest] { rest += 1 }
        let (oldMiddle, newMiddle) = (start..<items.count - rest, start..<identities.count - rest)
        guard newMiddle.count <= 4 else { return false }
        // The old identities differ from each other, so only the new ones may repeat.
        for index in newMiddle {
            let id = identities[index]
            if identities[..<index].contains(id) || identities[newMiddle.upperBound...].contains(id) { return false }
        }
        var retired = ContiguousArray(items[oldMiddle])
        var new = ContiguousArray<LoopItem<Data.Element, ID, Content>>()
        new.reserveCapacity(identities.count)
        for (index, element) in loop.data.enumerated() {
            if index < start || index >= newMiddle.upperBound {
                let item = items[index < start ? index : index - newMiddle.upperBound + oldMiddle.upperBound]
                item.update(element: element, content: loop.content)
                new.append(item)
            } else if let old = retired.firstIndex(where: { $0.id == identities[index] }) {
                let item = retired.remove(at: old)
                item.update(element: element, content: loop.content)
                new.append(item)
            } else {
                new.append(insertItem(element, id: identities[index], content: loop.content))
            }
        }
        items = new
        for item in retired { retire(item, identity: AnyHashable(item.id)) }
        return true
    }

    private func updateAll(_ loop: Loop) {
        // The items by identity; several items of the same identity are kept in their order.
        var old: [ID: ContiguousArray<LoopItem<Data.Element, ID, Content>>] = [:]
        for item in items.reversed() { old[item.id, default: []].append(item) }
        var seen = Set<ID>()
        var new = ContiguousArray<LoopItem<Data.Element, ID, Content>>()
        new.reserveCapacity(loop.data.count)
        for element in loop.data {
            let id = loop.id(element)
            if !seen.insert(id).inserted { warnOfRepeated(id) }
            if let item = old[id]?.popLast() {
                item.update(element: element, content: loop.content)
                new.append(item)
            } else {
                new.append(insertItem(element, id: id, content: loop.content))
            }
        }
        let previous = items
        items = new
        if old.values.contains(where: { !$0.isEmpty }) {
            for item in previous where old[item.id]?.contains(where: { $0 === item }) == true { retire(item, identity: AnyHashable(item.id)) }
        }
    }

    /// Updates the items if the identities are the same as before, in the same order. Otherwise returns false.
    private func updateInPlace(_ loop: Loop) -> Bool {
        guard loop.data.count == items.count else { return false }
        for (offset, element) in loop.data.enumerated() where loop.id(element) != items[offset].id { return false }
        for (item, element) in zip(items, loop.data) { item.update(element: element, content: loop.content) }
        return true
    }
}

/// The view of one element.
package class LoopItem<Element, ID: Hashable, Content: View>: TrackedCell<Content> {
    final let id: ID
    @exclusivity(unchecked) private final var element: Element
    @exclusivity(unchecked) private final var content: (Element) -> Content

    // The values are borrowed. If they were owned, the optimiser would make a version of the initializer that borrows them, and which asks the
    // runtime for the type of the item.
    required init(
        id: borrowing ID, element: borrowing Element, content: @escaping (Element) -> Content, tree: Unretained<ViewTree>, depth: Int32
    ) {
        self.id = copy id
        self.element = copy element
        self.content = content
        super.init(tree: tree, depth: depth)
        performUpdate()
    }

    package override var loopIdentity: AnyHashable? { AnyHashable(id) }

    final func update(element: Element, content: @escaping (Element) -> Content) {
        self.element = element
        self.content = content
        invalidate()
    }

    final override var readsData: Bool { true }

    package final override func makeValue(at place: UnsafeMutablePointer<Content>) { place.initialize(to: content(element)) }
}

extension RandomAccessCollection {
    /// Calls a function with each element, in order.
    ///
    /// An unspecialised `for` loop looks up types in the runtime and allocates for each element, so common collections have fast
    /// paths.
    package func forEachElement(_ body: (Element) -> Void) {
        if Self.self == Range<Int>.self {
            // The elements of a `Range<Int>` are `Int`s.
            for number in unsafeBitCast(self, to: Range<Int>.self) { body(unsafeBitCast(number, to: Element.self)) }
            return
        }
        let walked: Void? = withContiguousStorageIfAvailable { for index in 0..<$0.count { body($0[index]) } }
        if walked == nil { for element in self { body(element) } }
    }
}
