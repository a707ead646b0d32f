import SwiftUICore

/// A type that provides ticks for a slider.
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint
    /// The type of the collection of ticks.
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

    /// The ticks, in any order.
    var body: Body { get }
}

/// Ticks made from the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> {
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates ticks for data, each element of which is identified by the value of a key path.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Data.Element, Data.Element == Content.Value {
        self.data = data
        self.content = content
    }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates ticks for identified data.
    nonisolated public init(_ data: Data, @SliderTickBuilder<Content.Value> content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension SliderTickContentForEach: SliderTickContent {
    public typealias Value = Content.Value

    public var body: [SliderTick<Content.Value>] { data.flatMap { content($0).body } }
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
    public typealias Value = Wrapped.Value

    public var body: [SliderTick<Wrapped.Value>] { map { Array($0.body) } ?? [] }
}

/// The ticks that a `SliderTickBuilder` has collected.
public struct TupleSliderTickContent<V: BinaryFloatingPoint>: SliderTickContent {
    public typealias Value = V

    public let body: [SliderTick<V>]
}

/// Builds the ticks of a slider from a closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content where Content.Value == V { content }

    public static func buildBlock() -> TupleSliderTickContent<V> { TupleSliderTickContent(body: []) }

    public static func buildPartialBlock<Content: SliderTickContent>(first: Content) -> Content where Content.Value == V { first }

    public static func buildPartialBlock<First: SliderTickContent, Next: SliderTickContent>(
        accumulated: First, next: Next
    ) -> TupleSliderTickContent<V> where First.Value == V, Next.Value == V {
        TupleSliderTickContent(body: Array(accumulated.body) + Array(next.body))
    }

    public static func buildIf<Content: SliderTickContent>(_ content: Content?) -> Content? where Content.Value == V { content }

    public static func buildEither<Content: SliderTickContent>(first: Content) -> TupleSliderTickContent<V> where Content.Value == V {
        TupleSliderTickContent(body: Array(first.body))
    }

    public static func buildEither<Content: SliderTickContent>(second: Content) -> TupleSliderTickContent<V> where Content.Value == V {
        TupleSliderTickContent(body: Array(second.body))
    }

    public static func buildLimitedAvailability<Content: SliderTickContent>(
        _ content: Content
    ) -> TupleSliderTickContent<V> where Content.Value == V {
        TupleSliderTickContent(body: Array(content.body))
    }
}
