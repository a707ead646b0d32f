import SwiftUICore

/// A toolbar item as bars see it.
struct ToolbarEntry {
    var placement: ToolbarItemPlacement
    /// What the program gives.
    var content: AnyView
    /// The content as bars show it.
    var view: AnyView
    var id: String?
    /// The environment of the view that gives the item; nil as long as no view has.
    var environment: EnvironmentValues?

    init(placement: ToolbarItemPlacement, content: some View, id: String? = nil) {
        self.placement = placement
        self.content = AnyView(content)
        view = self.content
        self.id = id
    }

    /// The item in the environment of the view that gives it.
    func given(in environment: EnvironmentValues) -> ToolbarEntry {
        var entry = self
        entry.view = AnyView(content.modifier(BarItemAppearance(placement: placement)).environment(\.self, environment))
        entry.environment = environment
        return entry
    }
}

/// The items that toolbar content gives.
public struct _ToolbarItems {
    var entries: [ToolbarEntry] = []
    /// What a press on the title opens.
    var titleMenu: AnyView?
}

/// Items for toolbars.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The type of the items that make up this content.
    associatedtype Body: ToolbarContent

    /// The items that make up this content.
    @ToolbarContentBuilder var body: Self.Body { get }

    /// Adds the items to a list.
    func _appendItems(to items: inout _ToolbarItems)
}

extension ToolbarContent {
    public func _appendItems(to items: inout _ToolbarItems) {
        body._appendItems(to: &items)
    }
}

/// Items that the user may choose for a toolbar.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {
    public func _appendItems(to items: inout _ToolbarItems) {}
}

extension ToolbarContent where Body == Never {
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// A view in a toolbar.
public struct ToolbarItem<ID, Content: View> {
    let identifier: ID
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem where ID == () {
    /// A view at a place of the toolbar.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: (), placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// A view at a place of the toolbar, with an identity by which the user's choice is remembered.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.init(identifier: id, placement: placement, content: content())
    }
}

extension ToolbarItem: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(placement: placement, content: content, id: identifier as? String))
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
    nonisolated public var id: ID { identifier }
}

/// Views in a toolbar, each an item of its own.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Views at a place of the toolbar.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(placement: placement, content: content))
    }
}

/// The menu that a press on the title opens.
public struct ToolbarTitleMenu<Content: View> {
    let content: Content

    /// A menu of the views that the closure builds.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ToolbarTitleMenu: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        items.titleMenu = AnyView(content)
    }
}

/// Builds toolbar content from the items in a closure.
@resultBuilder public struct ToolbarContentBuilder {
    /// Takes an item.
    nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Several items.
    nonisolated public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> {
        TupleToolbarContent(content: (repeat each content))
    }

    /// One item.
    nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Items that may be missing.
    nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> OptionalToolbarContent<Content> {
        OptionalToolbarContent(content: content)
    }

    /// Either of two kinds of items.
    nonisolated public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(branch: .trueContent(first))
    }

    /// Either of two kinds of items.
    nonisolated public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(branch: .falseContent(second))
    }

    /// Items behind a check of the system's version.
    nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> OptionalToolbarContent<Content> {
        OptionalToolbarContent(content: content)
    }
}

/// Several toolbar items.
public struct TupleToolbarContent<each Content: ToolbarContent> {
    let content: (repeat each Content)

    nonisolated init(content: (repeat each Content)) {
        self.content = content
    }
}

extension TupleToolbarContent: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        repeat (each content)._appendItems(to: &items)
    }
}

/// Toolbar items that may be missing.
public struct OptionalToolbarContent<Content: ToolbarContent> {
    let content: Content?
}

extension OptionalToolbarContent: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        content?._appendItems(to: &items)
    }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        switch branch {
        case .trueContent(let content): content._appendItems(to: &items)
        case .falseContent(let content): content._appendItems(to: &items)
        }
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    public typealias Body = Never

    /// Toolbar items as one.
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self.init(grouping: content())
    }

    public func _appendItems(to items: inout _ToolbarItems) {
        content._appendItems(to: &items)
    }
}
