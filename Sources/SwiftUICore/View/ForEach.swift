import Foundation

/// A view for each element of a collection, each with an identity of its own.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view for an element.
    public var content: (Data.Element) -> Content

    /// The identity of an element. A function, since key paths are slow to make in generic code.
    let id: (Data.Element) -> ID
}

extension ForEach: @unchecked Sendable where Data: Sendable, ID: Sendable, Content: Sendable {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// A view for each identifiable element.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    /// A view for each element, identified by what lies at a key path.
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range that does not change.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// A view for a binding to each identifiable element.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    /// A view for a binding to each element, identified by what lies at a key path.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data[$0.0]) },
            id: { $0.1 })
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emitList { $0.emit(LoopSegment(source: view, inputs: $0)) }
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view made from a collection, which may offer to change it.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Self.Data { get }
}

/// Shows the elements of a `ForEach`; a view keeps its state as long as its element's identity is in the collection.
private final class LoopSegment<Data: RandomAccessCollection, ID: Hashable, Content: View>: Segment {
    private typealias Loop = ForEach<Data, ID, Content>

    private let source: _GraphValue<Loop>
    private let inputs: _ViewInputs
    private var items: ContiguousArray<LoopItem<Data.Element, ID, Content>> = []

    init(source: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.source = source
        self.inputs = inputs
        super.init(tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
        source.region.observe(at: source.offset, by: self)
        makeItems()
    }

    override func forEachItem(_ body: (SegmentItem) -> Void) {
        for item in items { body(item) }
    }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        if !isSame(Loop.self, old, new) { enqueue() }
    }

    private func makeItems() {
        let loop = source.value
        items.reserveCapacity(loop.data.count)
        for element in loop.data {
            items.append(makeItem(loop, element, id: loop.id(element)))
        }
    }

    private func makeItem(_ loop: Loop, _ element: Data.Element, id: ID) -> LoopItem<Data.Element, ID, Content> {
        let item = LoopItem(id: id, element: element, content: loop.content, tree: tree, depth: depth + 1)
        fill(item, inputs: inputs.with { $0.scope = item; $0.depth += 2 }) {
            Content._makeView(_GraphValue(region: item, offset: 0), inputs: $0)
        }
        return item
    }

    override func performUpdate() {
        let loop = source.value
        if updateInPlace(loop) { return }
        // The items by identity; several of the same identity in their order.
        var old: [ID: ContiguousArray<LoopItem<Data.Element, ID, Content>>] = [:]
        for item in items.reversed() { old[item.id, default: []].append(item) }
        var seen = Set<ID>()
        var new = ContiguousArray<LoopItem<Data.Element, ID, Content>>()
        new.reserveCapacity(loop.data.count)
        for element in loop.data {
            let id = loop.id(element)
            if !seen.insert(id).inserted {
                tree.warn("ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, this will give undefined results!")
            }
            if let item = old[id]?.popLast() {
                item.update(element: element, content: loop.content)
                new.append(item)
            } else {
                new.append(makeItem(loop, element, id: id))
            }
        }
        items = new
        for group in old.values { for item in group { item.end() } }
        nodesChanged()
    }

    /// Updates the items when the identities are the same as before, in the same order.
    private func updateInPlace(_ loop: Loop) -> Bool {
        guard loop.data.count == items.count else { return false }
        for (offset, element) in loop.data.enumerated() where loop.id(element) != items[offset].id { return false }
        for (item, element) in zip(items, loop.data) { item.update(element: element, content: loop.content) }
        return true
    }
}

/// The view of one element.
private final class LoopItem<Element, ID: Hashable, Content: View>: TrackedRegion<Content> {
    let id: ID
    private var element: Element
    private var content: (Element) -> Content

    init(id: ID, element: Element, content: @escaping (Element) -> Content, tree: ViewTree, depth: Int32) {
        self.id = id
        self.element = element
        self.content = content
        super.init(tree: tree, depth: depth)
        performUpdate()
    }

    func update(element: Element, content: @escaping (Element) -> Content) {
        self.element = element
        self.content = content
        invalidate()
    }

    override func makeValue() -> Content { content(element) }
}
