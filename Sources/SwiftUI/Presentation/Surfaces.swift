import SwiftUICore

/// The colours of what views lie on: pages, cards, bars, in the environment's platform and colour scheme.
struct Surfaces: Equatable {
    var profile: PlatformProfile
    var isDark: Bool
    /// Whether the surfaces lie on a sheet or another one in front of the window's own.
    var isElevated: Bool

    /// Whether views are built as on a Mac.
    var isMac: Bool { profile.isMac }

    private func color(_ shades: KeyPath<SurfaceColors, SurfaceColors.Shades>) -> Color {
        let shades = profile.appearance.surfaces[keyPath: shades]
        return !isDark ? shades.light : isElevated ? shades.elevated : shades.dark
    }

    /// Behind a page of plain content.
    var page: Color { color(\.page) }
    /// Behind a window's or a sheet's content.
    var window: Color { color(\.window) }
    /// Behind groups of rows.
    var grouped: Color { color(\.grouped) }
    /// A group of rows.
    var card: Color { color(\.card) }
    /// The outline of a group of rows.
    var cardOutline: Color { color(\.cardOutline) }
    /// A list of its own.
    var list: Color { page }
    /// Behind a sidebar.
    var sidebar: Color { color(\.sidebar) }
    /// A bar over content that has been scrolled under it.
    var bar: Color { color(\.bar) }
    /// A line between things.
    var separator: Color { color(\.separator) }
    /// The background of a selected row.
    var selectedRow: Color { color(\.selectedRow) }
    /// Behind a small control such as a search field.
    var field: Color { color(\.field) }
    /// An alert or a menu.
    var panel: Color { color(\.panel) }
    /// What lies under a sheet or an alert.
    var dimming: Color { color(\.dimming) }
    /// What asks for attention or says what is deleted.
    var destructive: Color { .red }
}

private enum IsElevatedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view lies on a sheet or another surface in front of the window's own.
    var isElevated: Bool {
        get { self[IsElevatedKey.self] }
        set { self[IsElevatedKey.self] = newValue }
    }

    /// The colours of what views lie on.
    var surfaces: Surfaces {
        Surfaces(profile: platformProfile, isDark: colorScheme == .dark, isElevated: isElevated)
    }
}
