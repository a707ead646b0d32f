/// The content of a chart: a mark, marks for a collection, or content that a program composes of these.
///
/// Content of a program's own has a body, as views have:
///
///     struct Goal: ChartContent {
///         var value: Double
///         var body: some ChartContent {
///             RuleMark(y: .value("Goal", value)).foregroundStyle(.green)
///         }
///     }
@MainActor @preconcurrency public protocol ChartContent {
    /// The type of the content that this content is composed of.
    associatedtype Body: ChartContent

    /// The content that this content is composed of.
    @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the marks of the content to those of a chart. Programs implement ``body`` instead.
    @MainActor func _addMarks(to collector: _MarkCollector)
}

extension ChartContent {
    /// Adds the marks of the body.
    @MainActor public func _addMarks(to collector: _MarkCollector) {
        collector.nested(0) { body._addMarks(to: collector) }
    }
}

/// Content without a body: it adds marks itself.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
    /// Never called: content without a body adds marks itself.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self).") }
}

extension Never: ChartContent {
    /// Adds nothing.
    @MainActor public func _addMarks(to collector: _MarkCollector) {}
}

/// Content that draws nothing.
nonisolated public struct _EmptyChartContent: PrimitiveChartContent {
    public typealias Body = Never
    init() {}
    @MainActor public func _addMarks(to collector: _MarkCollector) {}
}

/// Content of any type.
nonisolated public struct AnyChartContent: PrimitiveChartContent {
    public typealias Body = Never
    private let content: any ChartContent

    /// Creates content without its static type.
    public init(_ content: any ChartContent) {
        self.content = content
    }

    /// Creates content without its static type.
    public init(erasing content: some ChartContent) {
        self.content = content
    }

    @MainActor public func _addMarks(to collector: _MarkCollector) { content._addMarks(to: collector) }
}

/// Content as one entity, so that modifiers apply to all of it.
nonisolated public struct Plot<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content

    /// Creates a group of content.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func _addMarks(to collector: _MarkCollector) { content._addMarks(to: collector) }
}
