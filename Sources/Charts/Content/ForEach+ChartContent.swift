import SwiftUICore

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { preconditionFailure("body should not be called on \(Self.self).") }

    /// Adds the marks of each element, identified by its ID.
    @MainActor public func _addMarks(to collector: _MarkCollector) {
        collector.add(self)
    }
}

// Disfavoured, so that the content of loops is type-checked for views first.

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates marks for identifiable elements.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(looping: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent {
    /// Creates marks for elements that are identified by the value at a key path.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(looping: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Creates marks for a range of integers.
    @_disfavoredOverload
    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(looping: data, id: { $0 }, content: content)
    }
}
