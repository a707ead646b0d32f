import Foundation

/// A view for each element of a collection, each with an identity of its own.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view for an element.
    public var content: (Data.Element) -> Content

    /// The identity of an element. A function, since key paths are slow to make in generic code.
    let id: (Data.Element) -> ID
    /// Whether the number of elements was said never to change.
    var isConstant = false
}

extension ForEach: @unchecked Sendable where Data: Sendable, ID: Sendable, Content: Sendable {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// A view for each identifiable element.
    ///
    /// Disfavoured, here as below: a binding to a collection is a collection too, but one that may shrink while it is shown.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    /// A view for each element, identified by what lies at a key path.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range that does not change.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 }, isConstant: true)
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

extension ForEach {
    /// A loop whose content need not be views.
    nonisolated package init(
        looping data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: id)
    }

    /// The identity of an element.
    nonisolated package func identity(of element: Data.Element) -> ID { id(element) }
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

/// A view made from a collection, which may offer to change it.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Self.Data { get }
}
