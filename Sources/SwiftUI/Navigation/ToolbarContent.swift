import SwiftUICore

/// A toolbar item in the form in which bars receive it.
struct ToolbarEntry {
    var placement: ToolbarItemPlacement
    /// The content as the program declares it.
    var content: AnyView
    /// The content with the appearance of a bar item.
    var view: AnyView
    var id: String?
    /// The standard item that the entry places; nil for an item of the program.
    var standard: ToolbarDefaultItemKind.Kind?
    /// Whether the entry is a space that takes the room that is left.
    var isFlexibleSpace = false
    /// Whether the entry is a space of a certain width.
    var isFixedSpace = false
    /// Whether the entry may be on a surface of glass.
    var hasSharedBackground = true
    /// Whether the content is a spacer.
    let isSpacer: Bool
    /// Whether the content is a button whose label is a text.
    let isTitle: Bool
    /// The views of which the content consists, as items; empty for a single view.
    private let pieces: [ToolbarEntry]
    /// The environment of the view that declares the item; nil until a view has declared it.
    var environment: EnvironmentValues?
    /// The style that the program sets for the items of the bar; nil for that of the platform.
    private var foregroundStyle: AnyShapeStyle?

    init(placement: ToolbarItemPlacement, content: some View, id: String? = nil) {
        self.placement = placement
        self.content = AnyView(content)
        view = self.content
        self.id = id
        isTitle = content is any TitledBarItem
        isSpacer = content is Spacer
        pieces = ((content as? any BarItemSequence)?.leaves ?? []).map { ToolbarEntry(placement: placement, content: $0, id: id) }
    }

    /// The views of the item, each as an item of its own.
    @MainActor var parts: [ToolbarEntry] {
        pieces.isEmpty
            ? [self]
            : pieces.map { piece in
                var part = piece
                part.hasSharedBackground = hasSharedBackground
                return environment.map { part.given(in: $0, foreground: foregroundStyle) } ?? part
            }
    }

    /// Returns the item with the environment of the view that declares it.
    func given(in environment: EnvironmentValues, foreground: AnyShapeStyle? = nil) -> ToolbarEntry {
        var entry = self
        entry.view = AnyView(content.modifier(BarItemAppearance(placement: placement, foreground: foreground)).environment(\.self, environment))
        entry.environment = environment
        entry.foregroundStyle = foreground
        return entry
    }

    /// Returns the content in place of a title, in a font and colour.
    func titled(_ font: Font, _ color: Color) -> some View {
        content.font(font).foregroundStyle(color).changingEnvironment(\.self) { $0.leaveList() }
            .environment(\.self, environment ?? EnvironmentValues())
    }

    /// Returns the item in a style; nil for that of the platform.
    func foreground(_ style: AnyShapeStyle?) -> ToolbarEntry {
        guard let style, let environment else { return self }
        return given(in: environment, foreground: style)
    }
}

/// A button whose label is a text.
protocol TitledBarItem {}

extension Button: TitledBarItem where Label == Text {}

extension ModifiedContent: TitledBarItem where Content: TitledBarItem {}

extension Text: TitledBarItem {}

/// Several views in one item.
protocol BarItemSequence {
    var views: [any View] { get }
}

extension BarItemSequence {
    /// The views, with those of sequences in their place.
    var leaves: [any View] { views.flatMap { ($0 as? any BarItemSequence)?.leaves ?? [$0] } }
}

extension ForEach: BarItemSequence where Content: View {
    var views: [any View] { data.map { content($0) } }
}

extension TupleView: BarItemSequence {
    var views: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

/// The items that toolbar content contributes.
public struct _ToolbarItems {
    var entries: [ToolbarEntry] = []
    /// The menu of the title; nil for none.
    var titleMenu: AnyView?
    /// Views that add the items of content whose dynamic properties are not up to date: each has a toolbar with one content.
    var sources: [AnyView] = []
    /// Whether the dynamic properties of the content that adds its items now are up to date.
    fileprivate var arePropertiesUpToDate = false

    /// Returns the items of the content of a toolbar whose dynamic properties are up to date.
    @MainActor init(of content: some ToolbarContent) {
        arePropertiesUpToDate = true
        content._appendItems(to: &self)
    }

    /// Adds the items of content that is not stored in the content of the toolbar: its dynamic properties are not up to date.
    @MainActor mutating func append(unstored content: some ToolbarContent) {
        let outer = arePropertiesUpToDate
        arePropertiesUpToDate = false
        content._appendItems(to: &self)
        arePropertiesUpToDate = outer
    }
}

/// A type that represents items of a toolbar. Custom types implement `body`.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The type of the content returned by `body`.
    associatedtype Body: ToolbarContent

    /// The items that make up this content.
    @ToolbarContentBuilder var body: Self.Body { get }

    /// Adds the items of this content to a list. The default implementation adds those of `body`.
    func _appendItems(to items: inout _ToolbarItems)
}

extension ToolbarContent {
    public func _appendItems(to items: inout _ToolbarItems) {
        if items.arePropertiesUpToDate || !SourceFacts.hasDynamicProperties(Self.self) {
            items.append(unstored: body)
        } else {
            items.sources.append(AnyView(Color.clear.modifier(ToolbarContentModifier(self))))
        }
    }
}

/// Toolbar content that the user may customize. Customization is not supported at present.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
    /// Hides the items of the content.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        HideableToolbarContent(content: self, isHidden: hidden)
    }
}

extension CustomizableToolbarContent {
    /// Hides the items of the content.
    nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        HideableToolbarContent(content: self, isHidden: hidden)
    }
}

extension ToolbarContent {
    /// Makes the views of the items sources of a navigation transition; see `matchedTransitionSource(id:in:)` of views.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
        TransitionSourceToolbarContent(content: self, id: AnyHashable(id), namespace: namespace)
    }
}

extension CustomizableToolbarContent {
    /// Makes the views of the items sources of a navigation transition; see `matchedTransitionSource(id:in:)` of views.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent {
        TransitionSourceToolbarContent(content: self, id: AnyHashable(id), namespace: namespace)
    }
}

/// Toolbar content whose items are sources of a navigation transition.
struct TransitionSourceToolbarContent<Content: ToolbarContent> {
    let content: Content
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension TransitionSourceToolbarContent: DynamicPropertyContainer {}

extension TransitionSourceToolbarContent: ToolbarContent {
    typealias Body = Never

    func _appendItems(to items: inout _ToolbarItems) {
        let start = items.entries.count
        content._appendItems(to: &items)
        for index in start..<items.entries.count {
            let view = AnyView(items.entries[index].content.matchedTransitionSource(id: id, in: namespace))
            (items.entries[index].content, items.entries[index].view) = (view, view)
        }
    }
}

extension TransitionSourceToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// Toolbar content that may be hidden.
struct HideableToolbarContent<Content: ToolbarContent> {
    let content: Content
    let isHidden: Bool
}

extension HideableToolbarContent: DynamicPropertyContainer {}

extension HideableToolbarContent: ToolbarContent {
    typealias Body = Never

    func _appendItems(to items: inout _ToolbarItems) {
        if !isHidden { content._appendItems(to: &items) }
    }
}

extension HideableToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Never: ToolbarContent {
    public func _appendItems(to items: inout _ToolbarItems) {}
}

extension ToolbarContent where Body == Never {
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// A view in a toolbar.
///
/// ```swift
/// .toolbar {
///     ToolbarItem(placement: .confirmationAction) {
///         Button("Save", action: save)
///     }
/// }
/// ```
public struct ToolbarItem<ID, Content: View> {
    let identifier: ID
    let placement: ToolbarItemPlacement
    let content: Content
    let isShown: Bool
}

extension ToolbarItem where ID == () {
    /// Creates an item with the given placement.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: (), placement: placement, content: content(), isShown: true)
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item with an identity for customization by the user.
    ///
    /// - Parameter showsByDefault: Whether the bar shows the item before the user has customized it. Customization is not supported at
    ///   present, so an item that is not shown by default is never shown.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.init(identifier: id, placement: placement, content: content(), isShown: showsByDefault)
    }
}

extension ToolbarItem: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        guard isShown else { return }
        items.entries.append(ToolbarEntry(placement: placement, content: content, id: identifier as? String))
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// The identity of the item.
    nonisolated public var id: ID { identifier }
}

/// Several views in a toolbar, each an item of its own, with the same placement.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group with the given placement.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup {
    /// Creates a group with the given placement and a label, which names the group for assistive technologies. The items are always shown:
    /// a toolbar without room for them does not replace them by a menu with the label.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}

/// The items and the label of a group of toolbar items.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledToolbarItemGroupContent: View {
    public var body: some View {
        HStack { content }
            .accessibilityElement(children: .contain)
            .accessibilityLabel { _ in label }
    }
}

extension ToolbarItemGroup: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(placement: placement, content: content))
    }
}

/// The menu that a click on the title of the page opens. macOS does not show it.
public struct ToolbarTitleMenu<Content: View> {
    let content: Content

    /// Creates a menu with the given items.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates a menu without items. The items set with `toolbarTitleMenu(content:)` remain.
    nonisolated public init() {
        content = EmptyView()
    }
}

extension ToolbarTitleMenu: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        // An empty menu keeps the one that another modifier sets.
        guard Content.self != EmptyView.self else { return }
        items.titleMenu = AnyView(content)
    }
}

/// A result builder that collects the toolbar items in a closure.
@resultBuilder public struct ToolbarContentBuilder {
    /// Returns an item unchanged.
    nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Converts a view to an item with the automatic placement.
    @_disfavoredOverload
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> _ToolbarViewContent<Content> {
        _ToolbarViewContent(content: content)
    }

    /// Combines several items.
    nonisolated public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> {
        TupleToolbarContent(content: (repeat each content))
    }

    /// Returns a single item unchanged.
    nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Wraps the items of an `if` without `else`.
    nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> OptionalToolbarContent<Content> {
        OptionalToolbarContent(content: content)
    }

    /// Wraps the items of the first branch of a condition.
    nonisolated public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(branch: .trueContent(first))
    }

    /// Wraps the items of the second branch of a condition.
    nonisolated public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(branch: .falseContent(second))
    }

    /// Wraps the items inside an `if #available`.
    nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> OptionalToolbarContent<Content> {
        OptionalToolbarContent(content: content)
    }
}

/// A view that is written among toolbar items.
public struct _ToolbarViewContent<Content: View> {
    let content: Content
}

extension _ToolbarViewContent: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(placement: .automatic, content: content))
    }
}

/// Several toolbar items, as the builder returns them.
public struct TupleToolbarContent<each Content: ToolbarContent> {
    let content: (repeat each Content)

    nonisolated init(content: (repeat each Content)) {
        self.content = content
    }
}

extension TupleToolbarContent: DynamicPropertyContainer {}

extension TupleToolbarContent: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        repeat (each content)._appendItems(to: &items)
    }
}

extension TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

/// Toolbar content that is absent if its condition is false.
public struct OptionalToolbarContent<Content: ToolbarContent> {
    let content: Content?
}

extension OptionalToolbarContent: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        if let content { items.append(unstored: content) }
    }
}

extension OptionalToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension ToolbarTitleMenu: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public typealias Body = Never

    public func _appendItems(to items: inout _ToolbarItems) {
        switch branch {
        case .trueContent(let content): items.append(unstored: content)
        case .falseContent(let content): items.append(unstored: content)
        }
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    public typealias Body = Never

    /// Groups toolbar items, which then count as one item of the builder.
    ///
    /// Disfavoured, since a group of views is a view here too.
    @_disfavoredOverload
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self.init(grouping: content())
    }

    public func _appendItems(to items: inout _ToolbarItems) {
        items.append(unstored: content)
    }
}
