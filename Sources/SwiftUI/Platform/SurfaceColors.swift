import SwiftUICore

/// The background colours of surfaces on one platform.
struct SurfaceColors: Sendable {
    /// A colour in the light and dark colour schemes, and in the dark scheme on a sheet or other elevated surface.
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

    /// The background of a page with plain content and of plain lists.
    var page: Shades
    /// The background of a window's or sheet's content.
    var window: Shades
    /// The background behind groups of rows.
    var grouped: Shades
    /// The background of a group of rows.
    var card: Shades
    /// The outline of a group of rows.
    var cardOutline: Shades
    /// The background of a sidebar.
    var sidebar: Shades
    /// The background of a bar above scrolled content.
    var bar: Shades
    /// The colour of separators.
    var separator: Shades
    /// The background of a selected row.
    var selectedRow: Shades
    /// The background of a selected row in the list that has the keyboard; nil where it is that of other selected rows.
    var emphasizedRow: Shades?
    /// The background of a search field.
    var field: Shades
    /// The background of alerts and popovers.
    var panel: Shades
    /// The colour that dims the window behind a sheet or alert.
    var dimming: Shades
}
