import SwiftUICore

/// Tabs of a tab view.
public protocol TabContent<TabValue> {
    /// The type of the values by which tabs are selected.
    associatedtype TabValue: Hashable

    /// The tabs as views.
    var _tabs: AnyView { get }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private enum Kind { case search }
    private let kind: Kind

    /// Searching.
    public static var search: TabRole { TabRole(kind: .search) }
}

/// A tab: what it shows, and what stands for it on the bar.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    let value: Value?
    let content: Content
    let label: Label
    var badge: Text?
}

extension Tab: TabContent {
    public typealias TabValue = Value

    public var _tabs: AnyView {
        let view = content.tabItem { label }.badge(badge)
        if let value { return AnyView(view.tag(value)) }
        return AnyView(view)
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab with a title and a symbol, selected by a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab with a title and a symbol, selected by a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab with a title and an image, selected by a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// The tab for searching, selected by a value.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab with a title and an image.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// The tab for searching.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")))
    }
}

extension Tab {
    /// A tab with a label of its own, selected by a value.
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    /// A tab with a label of its own.
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label())
    }
}

extension Tab {
    /// Shows a number on the tab; none for zero.
    nonisolated public func badge(_ count: Int) -> some TabContent<Value> {
        var tab = self
        tab.badge = count == 0 ? nil : Text(verbatim: String(count))
        return tab
    }

    /// Shows a text on the tab.
    nonisolated public func badge(_ label: Text?) -> some TabContent<Value> {
        var tab = self
        tab.badge = label
        return tab
    }

    /// Shows a text on the tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<Value> {
        badge(key.map { Text($0) })
    }
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image

    nonisolated init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    public var body: some View {
        Label(title: { title }, icon: { image })
    }
}

/// Tabs that belong together.
public struct TabSection<Header: View, Content: TabContent> {
    let header: Header
    let content: Content
}

extension TabSection: TabContent {
    public typealias TabValue = Content.TabValue
    public var _tabs: AnyView { content._tabs }

    /// Tabs under a header.
    nonisolated public init(@TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(header: header(), content: content())
    }
}

extension TabSection where Header == Text {
    /// Tabs under a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content) {
        self.init(header: Text(titleKey), content: content())
    }
}

/// Builds the tabs in a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as the content of a tab view.
    public struct Content<C: TabContent> {
        let content: C
    }

    /// Takes a tab.
    nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// One tab.
    nonisolated public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Several tabs.
    nonisolated public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TupleTabContent<TabValue> {
        var tabs: [AnyView] = []
        repeat tabs.append((each content)._tabs)
        return TupleTabContent(tabs: tabs)
    }

    /// Tabs that may be missing.
    nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> TupleTabContent<TabValue> where C.TabValue == TabValue {
        TupleTabContent(tabs: content.map { [$0._tabs] } ?? [])
    }

    /// Either of two kinds of tabs.
    nonisolated public static func buildEither<C: TabContent>(first: C) -> TupleTabContent<TabValue> where C.TabValue == TabValue {
        TupleTabContent(tabs: [first._tabs])
    }

    /// Either of two kinds of tabs.
    nonisolated public static func buildEither<C: TabContent>(second: C) -> TupleTabContent<TabValue> where C.TabValue == TabValue {
        TupleTabContent(tabs: [second._tabs])
    }
}

/// Several tabs.
public struct TupleTabContent<TabValue: Hashable>: TabContent {
    let tabs: [AnyView]

    public var _tabs: AnyView {
        AnyView(ForEach(Array(tabs.enumerated()), id: \.offset) { $0.element })
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public var _tabs: AnyView {
        AnyView(ForEach<[(ID, AnyView)], ID, AnyView>(identified: data.map { (identity(of: $0), content($0)._tabs) }))
    }

    /// A tab for each element.
    nonisolated public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(looping: data, id: { $0.id }, content: content)
    }

    /// A tab for each element, known by the value at a key path.
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
