/// Composes the content of a chart from the statements of a closure.
@resultBuilder public struct ChartContentBuilder {
    /// Builds content that draws nothing.
    public static func buildBlock() -> some ChartContent { _EmptyChartContent() }

    /// Builds a single piece of content.
    // Consumed: programs with very many marks would spend their time on copies.
    @inlinable public static func buildBlock<Content: ChartContent>(_ content: consuming Content) -> Content { content }

    /// Builds several pieces of content, drawn in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _TupleChartContent<repeat each Content> {
        _TupleChartContent(repeat each content)
    }

    /// Builds the content of a statement.
    @inlinable public static func buildExpression<Content: ChartContent>(_ content: consuming Content) -> Content { content }

    /// Builds the content of an `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> _OptionalChartContent<Content> {
        _OptionalChartContent(content: content)
    }

    /// Builds the first branch of a condition.
    public static func buildEither<First: ChartContent, Second: ChartContent>(first: First) -> _ConditionalChartContent<First, Second> {
        _ConditionalChartContent(branch: .first(first))
    }

    /// Builds the second branch of a condition.
    public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second) -> _ConditionalChartContent<First, Second> {
        _ConditionalChartContent(branch: .second(second))
    }

    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent { AnyChartContent(erasing: content) }
}

/// Several pieces of content, drawn in order.
nonisolated public struct _TupleChartContent<each Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    @MainActor public func _addMarks(to collector: _MarkCollector) {
        var index = 0
        for piece in repeat each content {
            collector.nested(index) { piece._addMarks(to: collector) }
            index += 1
        }
    }
}

/// Content that may be missing.
nonisolated public struct _OptionalChartContent<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content?

    init(content: Content?) {
        self.content = content
    }

    @MainActor public func _addMarks(to collector: _MarkCollector) { content?._addMarks(to: collector) }
}

/// The content of one of two branches.
nonisolated public struct _ConditionalChartContent<First: ChartContent, Second: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let branch: Branch

    enum Branch {
        case first(First)
        case second(Second)
    }

    init(branch: Branch) {
        self.branch = branch
    }

    @MainActor public func _addMarks(to collector: _MarkCollector) {
        switch branch {
        case .first(let content): collector.nested(1) { content._addMarks(to: collector) }
        case .second(let content): collector.nested(2) { content._addMarks(to: collector) }
        }
    }
}
