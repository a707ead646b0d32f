/// Builds views from the statements of a closure.
@resultBuilder public struct ViewBuilder {
    /// Passes an expression on as it is.
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statements: an empty view.
    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view.
    nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views.
    nonisolated public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An `if` without `else`.
    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` or `switch`.
    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch of an `if` or `switch`.
    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The body of an `if #available`, whose type must not be visible outside.
    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
