/// A type that offers views and modifiers to a library of code, such as Xcode's.
///
/// No tool on Linux has such a library: the items are ordinary values, which nothing reads unless the program does.
public protocol LibraryContentProvider {
    /// The type that the modifiers are shown on.
    associatedtype ModifierBase = Any

    /// The views; none by default.
    @LibraryContentBuilder var views: [LibraryItem] { get }

    /// The modifiers, applied to a view; none by default.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or modifier in a library of code.
public struct LibraryItem {
    /// The part of the library that an item belongs to.
    public struct Category: Hashable, Sendable {
        let name: String

        public static let effect = Category(name: "effect")
        public static let layout = Category(name: "layout")
        public static let control = Category(name: "control")
        public static let other = Category(name: "other")
    }

    let title: String?
    let category: Category
    let isVisible: Bool
    let matchingSignature: String?

    /// Creates an item. The snippet is code for an editor to insert, and is not evaluated.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil, category: Category = .other,
        matchingSignature: String? = nil
    ) {
        self.title = title
        self.category = category
        isVisible = visible
        self.matchingSignature = matchingSignature
    }
}

/// Builds the items of a library from several statements.
@resultBuilder public struct LibraryContentBuilder {
    public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
    public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }
    public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
    public static func buildOptional(_ items: [LibraryItem]?) -> [LibraryItem] { items ?? [] }
    public static func buildEither(first items: [LibraryItem]) -> [LibraryItem] { items }
    public static func buildEither(second items: [LibraryItem]) -> [LibraryItem] { items }
    public static func buildArray(_ items: [[LibraryItem]]) -> [LibraryItem] { items.flatMap { $0 } }
}
