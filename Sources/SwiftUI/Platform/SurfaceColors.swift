import SwiftUICore

/// The colours of what views lie on, on one platform.
struct SurfaceColors: Sendable {
    /// A colour in light surroundings, in dark ones, and in dark ones in front of the window.
    struct Shades: Sendable {
        var light: Color
        var dark: Color
        var elevated: Color

        init(_ light: Color, dark: Color, elevated: Color? = nil) {
            self.light = light
            self.dark = dark
            self.elevated = elevated ?? dark
        }
    }

    /// Behind a page of plain content, and behind a plain list.
    var page: Shades
    /// Behind a window's or a sheet's content.
    var window: Shades
    /// Behind groups of rows.
    var grouped: Shades
    /// A group of rows.
    var card: Shades
    /// The outline of a group of rows.
    var cardOutline: Shades
    /// Behind a sidebar.
    var sidebar: Shades
    /// A bar over content that has been scrolled under it.
    var bar: Shades
    /// A line between things.
    var separator: Shades
    /// The background of a selected row.
    var selectedRow: Shades
    /// Behind a search field.
    var field: Shades
    /// An alert or a popover.
    var panel: Shades
    /// What lies under a sheet or an alert.
    var dimming: Shades
}
