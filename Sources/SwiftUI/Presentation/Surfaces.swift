import SwiftUICore

/// The background colours of pages, cards, bars and other surfaces for the current platform and colour scheme.
struct Surfaces: Equatable {
    var profile: PlatformProfile
    var isDark: Bool
    /// Whether the surfaces are on a sheet or another presentation in front of the window's content.
    var isElevated: Bool

    var isMac: Bool { profile.isMac }

    private func color(_ shades: KeyPath<SurfaceColors, SurfaceColors.Shades>) -> Color {
        shade(profile.appearance.surfaces[keyPath: shades])
    }

    private func shade(_ shades: SurfaceColors.Shades) -> Color {
        !isDark ? shades.light : isElevated ? shades.elevated : shades.dark
    }

    /// The background of a page with plain content.
    var page: Color { color(\.page) }
    /// The background of a window's or sheet's content.
    var window: Color { color(\.window) }
    /// The background behind groups of rows.
    var grouped: Color { color(\.grouped) }
    /// The background of a group of rows.
    var card: Color { color(\.card) }
    /// The outline of a group of rows.
    var cardOutline: Color { color(\.cardOutline) }
    /// The background of a standalone list.
    var list: Color { page }
    /// The background of a sidebar.
    var sidebar: Color { color(\.sidebar) }
    /// The background of a bar above scrolled content.
    var bar: Color { color(\.bar) }
    /// The colour of separators.
    var separator: Color { color(\.separator) }
    /// The background of a selected row.
    var selectedRow: Color { color(\.selectedRow) }
    /// The background of a selected row in the list that has the keyboard; nil where it is that of other selected rows.
    var emphasizedRow: Color? { profile.appearance.surfaces.emphasizedRow.map(shade) }
    /// The background of small controls such as search fields.
    var field: Color { color(\.field) }
    /// The background of alerts and menus.
    var panel: Color { color(\.panel) }
    /// The colour that dims the window behind a sheet or alert.
    var dimming: Color { color(\.dimming) }
    /// The colour of destructive actions.
    var destructive: Color { .red }
}

extension EnvironmentValues {
    /// The background colours of surfaces in this environment.
    var surfaces: Surfaces {
        Surfaces(profile: platformProfile, isDark: colorScheme == .dark, isElevated: isElevated)
    }
}
