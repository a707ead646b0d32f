import SwiftUICore

/// Composes the content of a map from the statements of a closure.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapcontentbuilder.
@resultBuilder public struct MapContentBuilder {
    /// Builds content that shows nothing.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

    /// Builds a single piece of content.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    /// Builds several pieces of content, shown in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> TupleMapContent<(repeat each Content)> {
        var pieces: [any MapContent] = []
        for piece in repeat each content { pieces.append(piece) }
        return TupleMapContent(value: (repeat each content), pieces: pieces)
    }

    /// Builds the content of a statement.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

    /// Builds the content of an `if` without `else`.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of a condition.
    public static func buildEither<First: MapContent, Second: MapContent>(first: First) -> _ConditionalMapContent<First, Second> {
        _ConditionalMapContent(branch: .first(first))
    }

    /// Builds the second branch of a condition.
    public static func buildEither<First: MapContent, Second: MapContent>(second: Second) -> _ConditionalMapContent<First, Second> {
        _ConditionalMapContent(branch: .second(second))
    }

    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability(_ content: some MapContent) -> AnyMapContent { AnyMapContent(erasing: content) }
}

/// Several pieces of content, shown in order.
nonisolated public struct TupleMapContent<T>: PrimitiveMapContent {
    public typealias Body = Never
    /// The pieces.
    public let value: T
    private let pieces: [any MapContent]

    init(value: T, pieces: [any MapContent]) { (self.value, self.pieces) = (value, pieces) }

    @MainActor public func _addItems(to collector: _MapItemCollector) {
        for (index, piece) in pieces.enumerated() { collector.nested(index) { piece._addItems(to: collector) } }
    }
}

/// The content of one of two branches.
nonisolated public struct _ConditionalMapContent<First: MapContent, Second: MapContent>: PrimitiveMapContent {
    public typealias Body = Never
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    @MainActor public func _addItems(to collector: _MapItemCollector) {
        switch branch {
        case .first(let content): collector.nested(1) { content._addItems(to: collector) }
        case .second(let content): collector.nested(2) { content._addItems(to: collector) }
        }
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public var body: Never { preconditionFailure("body should not be called on \(Self.self).") }

    /// Adds the items of the content, if there is any.
    @MainActor public func _addItems(to collector: _MapItemCollector) { self?._addItems(to: collector) }
}

extension Group: MapContent where Content: MapContent {
    /// Creates a group of content, so that modifiers apply to all of it.
    @_disfavoredOverload
    nonisolated public init(@MapContentBuilder content: () -> Content) { self.init(grouping: content()) }

    public var body: Never { preconditionFailure("body should not be called on \(Self.self).") }

    /// Adds the items of the content.
    @MainActor public func _addItems(to collector: _MapItemCollector) { self.content._addItems(to: collector) }
}

/// Content for each element of a collection.
///
/// Follows https://developer.apple.com/documentation/mapkit/dynamicmapcontent.
@MainActor @preconcurrency public protocol DynamicMapContent: MapContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Self.Data { get }
}

extension ForEach: MapContent where Content: MapContent {
    public var body: Never { preconditionFailure("body should not be called on \(Self.self).") }

    /// Adds the items of each element. Its ID is the tag of items without a tag of their own.
    @MainActor public func _addItems(to collector: _MapItemCollector) {
        for element in data {
            let id = identity(of: element)
            collector.nested(id, tag: id) { content(element)._addItems(to: collector) }
        }
    }
}

extension ForEach: DynamicMapContent where Content: MapContent {}

// Disfavoured, so that the content of loops is type-checked for views first.

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates content for identifiable elements.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(looping: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: MapContent {
    /// Creates content for elements that are identified by the value at a key path.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(looping: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
    /// Creates content for a range of integers.
    @_disfavoredOverload
    nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(looping: data, id: { $0 }, content: content)
    }
}
