import SwiftUICore

/// The header, footer and bottom bar of the sidebar of a tab view. The modifiers that set them make a new object for each change.
final class TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?

    /// Returns other parts with a change.
    static func changed(_ parts: TabSidebarParts?, _ change: (TabSidebarParts) -> Void) -> TabSidebarParts {
        let copy = TabSidebarParts()
        if let parts { (copy.header, copy.footer, copy.bottomBar) = (parts.header, parts.footer, parts.bottomBar) }
        change(copy)
        return copy
    }
}

extension EnvironmentValues {
    @Entry var tabSidebarParts: TabSidebarParts?
}

extension View {
    /// Shows a view above the tabs in the sidebar of this tab view, which tab views with the `sidebarAdaptable` style have on macOS.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return changingEnvironment(\.tabSidebarParts) { parts in parts = .changed(parts) { $0.header = view } }
    }

    /// Shows a view below the tabs in the sidebar of this tab view. It scrolls with the tabs.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return changingEnvironment(\.tabSidebarParts) { parts in parts = .changed(parts) { $0.footer = view } }
    }

    /// Shows a view at the bottom of the sidebar of this tab view, below the tabs that scroll.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return changingEnvironment(\.tabSidebarParts) { parts in parts = .changed(parts) { $0.bottomBar = view } }
    }
}
