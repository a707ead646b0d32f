import SwiftUICore

/// The body of tab content that has none, such as `Tab`. It has no tabs.
public struct _PrimitiveTabContent<TabValue: Hashable>: TabContent {
    public typealias Body = Self

    nonisolated init() {}

    public var body: Self { self }
    public var _tabs: AnyView { AnyView(EmptyView()) }
}

extension TabContent where Body == _PrimitiveTabContent<TabValue> {
    /// No tabs: those of primitive content are not made of others.
    public var body: _PrimitiveTabContent<TabValue> { _PrimitiveTabContent() }
}

extension TabContent {
    public var _tabs: AnyView { AnyView(CustomTabs(self)) }
}

/// The tabs of a program's own type of content, whose dynamic properties are updated like those of a view.
private struct CustomTabs<Content: TabContent> {
    private var holder: PropertyHolder<Content>

    nonisolated init(_ content: Content) { holder = PropertyHolder(content) }
}

extension CustomTabs: View {
    var body: some View { holder.value.body._tabs }
}
