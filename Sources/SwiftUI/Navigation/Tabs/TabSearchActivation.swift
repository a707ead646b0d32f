import SwiftUICore

/// What begins a search in a tab with the role `search`.
public struct TabSearchActivation: Sendable {
    enum Kind: Sendable { case automatic, searchTabSelection }

    let kind: Kind

    /// The default of the platform: a press of the search field.
    public static let automatic = TabSearchActivation(kind: .automatic)
    /// The selection of the tab.
    public static let searchTabSelection = TabSearchActivation(kind: .searchTabSelection)
}

extension EnvironmentValues {
    /// What begins the search in the search tab of the enclosing tab view.
    @Entry var tabSearchActivation = TabSearchActivation.automatic

    /// Whether the view is in a selected search tab whose search field is activated as soon as the tab is selected.
    @Entry var isSearchTabSelected = false
}

extension View {
    /// Sets what begins the search in the search tab of the tab view: a press of its field, or the selection of the tab.
    ///
    /// ```swift
    /// TabView {
    ///     Tab("Library", systemImage: "books.vertical") { Library() }
    ///     Tab(role: .search) { NavigationStack { Results().searchable(text: $text) } }
    /// }
    /// .tabViewSearchActivation(.searchTabSelection)
    /// ```
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        environment(\.tabSearchActivation, activation)
    }
}
