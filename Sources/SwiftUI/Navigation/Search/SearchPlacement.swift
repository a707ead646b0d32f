import SwiftUICore

extension EnvironmentValues {
    /// The search field of a view around a navigation container, for the bar of the container's first page; nil if there is none.
    @Entry var offeredSearch: SearchState?
}

extension SearchState {
    /// Whether the field is in the bar of the column that contains its view, rather than in that of another column of the split view.
    func staysInColumn(isSidebar: Bool, isLeading: Bool, isMac: Bool) -> Bool {
        switch placement {
        case .sidebar: isSidebar
        // On macOS the toolbar of the window is that of the last column.
        case .automatic, .toolbar, .toolbarPrincipal: !isMac || !isLeading
        case .navigationBarDrawer: true
        }
    }

    /// Whether phones since iOS 26 show the field in the bar at the bottom of the page, except in a tab view.
    var floatsAtBottom: Bool {
        if case .navigationBarDrawer = placement { false } else { true }
    }

    /// The index of the column whose bar has the field.
    ///
    /// - Parameters:
    ///   - source: The index of the column that contains the view with the field; nil for a view around the split view.
    ///   - count: The number of columns.
    func column(from source: Int?, of count: Int, isMac: Bool) -> Int {
        switch placement {
        case .sidebar: 0
        case .toolbar, .toolbarPrincipal: isMac ? count - 1 : source ?? count - 1
        case .automatic: isMac ? count - 1 : source ?? 0
        case .navigationBarDrawer: source ?? (isMac ? count - 1 : 0)
        }
    }
}

/// The search field of a view, for the split view around it.
struct PlacedSearch {
    let state: SearchState

    init(_ state: SearchState) {
        self.state = state
    }
}

extension PlacedSearch: Equatable {
    static func == (one: PlacedSearch, other: PlacedSearch) -> Bool { isSame(one.state, other.state) }
}

/// The search field of the views in a column of a split view.
struct PlacedSearchKey: PreferenceKey {
    static var defaultValue: PlacedSearch? { nil }

    static func reduce(value: inout PlacedSearch?, nextValue: () -> PlacedSearch?) {
        value = value ?? nextValue()
    }
}
