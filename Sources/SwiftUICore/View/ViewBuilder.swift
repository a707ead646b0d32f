/// A result builder that makes a view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
    /// Returns an expression unchanged.
    @inlinable nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Makes an empty view from no statements.
    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the view of a single statement unchanged.
    @inlinable nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Combines the views of several statements.
    @inlinable nonisolated public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Makes an optional view from an `if` statement without `else`.
    @inlinable nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Makes a view from the first branch of an `if` or `switch` statement.
    @inlinable nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Makes a view from the second branch of an `if` or `switch` statement.
    @inlinable nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Hides the type of the body of an `if #available` statement, since the type may not exist on older platforms.
    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The name of `ViewBuilder` in the SwiftUI of 2026, where it takes content of other kinds than views too. Here it takes views: mark toolbar
/// items with `ToolbarContentBuilder`, and other content with its own builder.
public typealias ContentBuilder = ViewBuilder
