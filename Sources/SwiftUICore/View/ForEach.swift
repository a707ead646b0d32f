import Foundation

/// A view for each element of a collection.
///
/// Each view is identified by an ID of its element: when the collection changes, a view moves with its element and keeps its state,
/// and the views of removed elements are removed. IDs must be unique within the collection; repeated ones are reported as a
/// warning.
///
///     ForEach(fruits, id: \.name) { fruit in
///         Text(fruit.name)
///     }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Creates the view of an element.
    public var content: (Data.Element) -> Content

    /// Returns the identity of an element. A function, since key paths are slow to make in generic code.
    package let id: (Data.Element) -> ID
    /// Whether the number of elements is declared to be constant.
    var isConstant = false
}

extension ForEach: @unchecked Sendable where Data: Sendable, ID: Sendable, Content: Sendable {}

// In an extension of the protocol, because the compiler prefers members of a type to members of a protocol: a binding to a collection is
// a collection too, and its loop has to be made by the initialisers for bindings, which allow it to shrink while it is shown.
// `@_disfavoredOverload` would have the same effect, but the compiler would then type-check the content for tabs and marks first.
extension DynamicViewContent {
    /// Creates a loop over identifiable elements.
    nonisolated public init<Elements: RandomAccessCollection, Content: View>(
        _ data: Elements, @ViewBuilder content: @escaping (Elements.Element) -> Content
    ) where Self == ForEach<Elements, Elements.Element.ID, Content>, Elements.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates a loop over elements that are identified by the value at a key path.
    nonisolated public init<Elements: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Elements, id: KeyPath<Elements.Element, ID>, @ViewBuilder content: @escaping (Elements.Element) -> Content
    ) where Self == ForEach<Elements, ID, Content> {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a loop over a constant range of integers, whose views are identified by their positions: 0, 1, 2 and so on.
    ///
    /// These are also the tags of the views in a picker or list: over `2..<100`, the selection 2 is the view of 4. With an explicit `id` it is the one
    /// of 2. A later change of the range is reported as a warning; for a range that changes, pass an explicit `id`.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        let first = data.lowerBound
        self.init(data: data, content: content, id: { $0 - first }, isConstant: true)
    }

    /// Returns the position of the element with an identity; nil if there is none.
    func index(of id: Int) -> Int? {
        let index = isConstant ? id : id.subtractingReportingOverflow(data.lowerBound).partialValue
        return index >= 0 && index < data.count && self.id(data.lowerBound + index) == id ? index : nil
    }
}

extension ForEach where Content: View {
    /// Creates a loop over bindings to identifiable elements, so that the views can change the elements.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a loop over bindings to elements that are identified by the value at a key path.
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

extension ForEach {
    /// Creates a loop whose content need not be a view.
    nonisolated package init(
        looping data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: id)
    }

    /// Returns the identity of an element.
    nonisolated package func identity(of element: Data.Element) -> ID { id(element) }

    /// Whether two loops make the same content of the same elements, as far as a view can tell. Loops over objects, whose properties may
    /// change, count as different.
    nonisolated package func makesSameContent(as other: ForEach) -> Bool {
        ObjectSearch.isFreeOfObjects(Data.self) && isSame(data, other.data) && isSame(content, other.content)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emitList { inputs in
            if inputs.makesLoopsLazily {
                inputs.emit(LazyLoopChildren(source: view, inputs: inputs))
            } else {
                inputs.emit(LoopChildren(source: view, inputs: inputs))
            }
        }
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view made from a collection, whose elements can be moved, deleted or inserted by the user where modifiers allow it.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection that the views are made from.
    var data: Self.Data { get }
}
