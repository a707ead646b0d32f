import SwiftUICore

/// A type that represents one or more tabs of a tab view. Custom types implement `body`:
///
/// ```swift
/// struct LibraryTabs: TabContent {
///     var body: some TabContent<Int> {
///         Tab("Books", systemImage: "book", value: 0) { Books() }
///         Tab("Films", systemImage: "film", value: 1) { Films() }
///     }
/// }
/// ```
public protocol TabContent<TabValue> {
    /// The type of the values by which tabs are selected; `Never` for tabs without a value.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// The type of the content returned by `body`.
    associatedtype Body: TabContent

    /// The tabs that make up this content.
    @MainActor @TabContentBuilder<Self.TabValue> var body: Self.Body { get }

    /// The tabs as views.
    var _tabs: AnyView { get }
    /// The tabs before modifiers have changed their settings.
    var _bareTabs: AnyView { get }
    /// The settings of the tabs, as changed by modifiers.
    var _tabSettings: _TabSettings { get }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private enum Kind { case search }
    private let kind: Kind

    /// A tab with a search: the last one in a tab bar, wherever it is declared.
    public static var search: TabRole { TabRole(kind: .search) }
}

/// A tab: the content it shows and its label in the tab bar.
///
/// ```swift
/// TabView(selection: $selection) {
///     Tab("Library", systemImage: "books.vertical", value: Section.library) { Library() }
///     Tab("Settings", systemImage: "gear", value: Section.settings) { SettingsPage() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View> {
    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label
    var badge: Text?
}

extension Tab: TabContent {
    public typealias TabValue = Value
    public typealias Body = _PrimitiveTabContent<Value>

    public var _tabs: AnyView {
        guard role != nil else { return _bareTabs }
        return AnyView(_bareTabs.modifier(_TraitWritingModifier<TabSettingsTraitKey>(value: _tabSettings.settings)))
    }

    public var _bareTabs: AnyView {
        let view = DeferredContent(content).tabLabel(label).badge(badge)
        if let value { return AnyView(view.tag(value)) }
        return AnyView(view)
    }

    public var _tabSettings: _TabSettings { _TabSettings(settings: TabSettings(role: role)) }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a symbol, selected by `value`.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a title that is not localized and a symbol, selected by `value`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a localized title and an image resource of the program, selected by `value`.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a title that is not localized and an image resource of the program, selected by `value`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab without title and symbol, selected by `value`, as for programs with a tab bar of their own.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: nil, content: content(), label: DefaultTabLabel(title: Text(verbatim: ""), image: nil))
    }

    /// Creates a search tab with the standard title and symbol, selected by `value`. Every `role`, including nil, gives this label.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, role: role, content: content(), label: DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a title that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a localized title and an image resource of the program.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a title that is not localized and an image resource of the program.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a search tab with the standard title and symbol. Every `role`, including nil, gives this label.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")))
    }
}

extension Tab {
    /// Creates a tab with a custom label, selected by `value`.
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a custom label.
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab {
    /// Shows a number as the badge of the tab; 0 removes the badge.
    nonisolated public func badge(_ count: Int) -> some TabContent<Value> {
        var tab = self
        tab.badge = count == 0 ? nil : Text(verbatim: String(count))
        return tab
    }

    /// Shows a text as the badge of the tab; nil removes the badge.
    nonisolated public func badge(_ label: Text?) -> some TabContent<Value> {
        var tab = self
        tab.badge = label
        return tab
    }

    /// Shows a localized text as the badge of the tab; nil removes the badge.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<Value> {
        badge(key.map { Text($0) })
    }
}

/// The label of a tab that was created with a title and an image.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image?

    nonisolated init(title: Text, image: Image?) {
        self.title = title
        self.image = image
    }

    public var body: some View {
        Label(title: { title }, icon: { image })
    }
}

extension DefaultTabLabel: TitledLabel {
    nonisolated var titleText: Text? { title }
}

/// A group of tabs under a header. Sidebars show the header, tab bars the tabs alone.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable> where Content.TabValue == SelectionValue {
    let header: Header
    let content: Content
}

extension TabSection: TabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = _PrimitiveTabContent<SelectionValue>
    public var _tabs: AnyView {
        let section = TabSectionInfo(header: Header.self == EmptyView.self ? nil : AnyView(header))
        return AnyView(content._tabs.modifier(_TraitWritingModifier<TabSectionTraitKey>(value: section)))
    }
}

extension TabSection where Footer == EmptyView {
    /// Creates a section with a custom header.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(header: header(), content: content())
    }

    /// Creates a section without a header.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.init(header: EmptyView(), content: content())
    }

    /// Creates a section with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text {
        self.init(header: Text(titleKey), content: content())
    }

    /// Creates a section with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text {
        self.init(header: Text(title), content: content())
    }
}

/// A result builder that collects the tabs in a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// The content type of a tab view that is built from `Tab` values.
    public struct Content<C: TabContent> {
        let content: C
    }

    /// Returns a tab unchanged.
    nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Returns a single tab unchanged.
    nonisolated public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Combines several tabs.
    nonisolated public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TupleTabContent<TabValue> {
        var tabs: [AnyView] = []
        repeat tabs.append((each content)._tabs)
        return TupleTabContent(tabs: tabs)
    }

    /// Wraps the tabs of an `if` without `else`.
    nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// Wraps the tabs of the first branch of a condition.
    nonisolated public static func buildEither<C: TabContent>(first: C) -> TupleTabContent<TabValue> where C.TabValue == TabValue {
        TupleTabContent(tabs: [first._tabs])
    }

    /// Wraps the tabs of the second branch of a condition.
    nonisolated public static func buildEither<C: TabContent>(second: C) -> TupleTabContent<TabValue> where C.TabValue == TabValue {
        TupleTabContent(tabs: [second._tabs])
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = _PrimitiveTabContent<Wrapped.TabValue>
    public var _tabs: AnyView { map(\._tabs) ?? AnyView(EmptyView()) }
}

/// The tabs that a builder closure returns.
public struct TupleTabContent<TabValue: Hashable>: TabContent {
    public typealias Body = _PrimitiveTabContent<TabValue>
    let tabs: [AnyView]

    public var _tabs: AnyView {
        AnyView(ForEach(Array(tabs.enumerated()), id: \.offset) { $0.element })
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public var _tabs: AnyView { content._tabs }

    /// Groups tabs, so that modifiers apply to each of them. Disfavoured, like the initialisers of loops.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
        self.init(grouping: content())
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public var _tabs: AnyView {
        AnyView(ForEach<[(ID, AnyView)], ID, AnyView>(identified: data.map { (identity(of: $0), content($0)._tabs) }))
    }

    /// Creates a tab for each element of the data.
    ///
    /// Disfavoured, like the initialiser below, so that the content of loops is type-checked for views first.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(looping: data, id: { $0.id }, content: content)
    }

    /// Creates a tab for each number of a constant range.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, Content.TabValue == V {
        self.init(looping: data, id: { $0 }, content: content)
    }

    /// Creates a tab for each element of the data, identified by the value at a key path.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(looping: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach {
    nonisolated fileprivate init(identified tabs: [(ID, AnyView)]) where Data == [(ID, AnyView)], Content == AnyView {
        self.init(looping: tabs, id: { $0.0 }, content: { $0.1 })
    }
}
