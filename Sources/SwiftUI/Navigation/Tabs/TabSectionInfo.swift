import SwiftUICore

/// A section of tabs. All tabs of the section refer to the same object; a change of the view that declares the section makes a new one.
final class TabSectionInfo {
    let header: AnyView?

    init(header: AnyView?) {
        self.header = header
    }
}

struct TabSectionTraitKey: _TraitKey { typealias Value = TabSectionInfo }

/// The buttons at the end of a section of tabs.
struct TabSectionActionsTraitKey: _TraitKey { typealias Value = AnyView }

/// A section of tabs with buttons.
private struct ActionedTabContent<Base: TabContent>: TabContent {
    typealias TabValue = Base.TabValue
    typealias Body = _PrimitiveTabContent<TabValue>
    let base: Base
    let actions: AnyView

    var _tabSettings: _TabSettings { base._tabSettings }
    var _bareTabs: AnyView { AnyView(base._bareTabs.modifier(_TraitWritingModifier<TabSectionActionsTraitKey>(value: actions))) }
    var _tabs: AnyView { AnyView(base._tabs.modifier(_TraitWritingModifier<TabSectionActionsTraitKey>(value: actions))) }
}

extension TabContent {
    /// Shows buttons at the end of a section of tabs in a sidebar. Tab bars do not show them.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
        ActionedTabContent(base: self, actions: AnyView(content()))
    }
}
