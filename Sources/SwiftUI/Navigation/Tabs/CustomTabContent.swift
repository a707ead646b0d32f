import SwiftUICore

/// The body of primitive tab content, such as `Tab`, which is not composed of other content. It is empty.
public struct _PrimitiveTabContent<TabValue: Hashable>: TabContent {
    public typealias Body = Self

    nonisolated init() {}

    public var body: Self { self }
    public var _tabs: AnyView { AnyView(EmptyView()) }
}

extension TabContent where Body == _PrimitiveTabContent<TabValue> {
    /// Empty content. Primitive content, such as `Tab`, describes its tabs itself and is not composed of other content.
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
