import CoreGraphics
import SwiftUICore

/// The metrics of bars, columns and search fields on one platform, in points.
struct BarProfile: Sendable {
    // MARK: Bars

    /// The height of a page's or window's bar, without a large title or search field (truth `control-017`). A window's compact toolbar, which
    /// shows only icons, has the compact height.
    var heights: BarHeights
    var largeTitleHeight: CGFloat
    /// The space above and below the search field in its row below the bar.
    var searchMargins: CGFloat
    /// The space between the edges of the bar and its items.
    var margin: CGFloat
    /// The thickness of the separators at bars and between rows; nil for one device pixel.
    var hairline: CGFloat?
    /// The scale of symbols in a bar.
    var itemScale: Image.Scale
    /// The font of a centred title and of a confirmation item.
    var prominentItemFont: Font
    /// The height of buttons that have a bezel only while the pointer is over them; nil if buttons are those of the rest of the window.
    var bezellessButtonHeight: CGFloat?
    var sidebarButtonSize: CGFloat
    var sidebarButtonWeight: Font.Weight
    var sidebarButtonHeight: CGFloat
    /// The symbol of the button that opens the menu of the items without room, its font and the height of the button.
    var overflowSymbol: String
    var overflowFont: Font
    var overflowButtonHeight: CGFloat

    // MARK: The bottom bar

    var bottomHeights: BarHeights
    var tabBarHeights: BarHeights
    var bottomSpacing: CGFloat
    var bottomMargin: CGFloat

    /// The glass behind items and tabs; nil where bars have backgrounds instead.
    var glass: GlassBarMetrics?

    // MARK: Search fields

    var searchFieldHeight: CGFloat
    var searchFieldRadius: CGFloat
    var searchFont: Font

    /// Returns the height of the search field's row below the bar.
    func searchHeight(_ scale: LengthScale) -> CGFloat { scale(searchFieldHeight) + searchMargins }

    // MARK: Columns

    /// The ideal widths of a sidebar, of the column next to it and of an inspector.
    var sidebarWidth: CGFloat
    var columnWidth: CGFloat
    var inspectorWidth: CGFloat
}

/// The metrics of the glass in bars, in points.
struct GlassBarMetrics: Sendable {
    /// The least width and height of an item.
    var itemHeight: CGFloat
    /// The height of the row of items and inline titles at the top of a navigation bar.
    var rowHeight: CGFloat
    /// The height of the surfaces in the bar at the bottom, and the least width of one.
    var bottomItemHeight: CGFloat
    /// The space between the edge of a surface and an icon.
    var itemPadding: CGFloat
    /// The space between the edge of a surface and a title.
    var titlePadding: CGFloat
    /// The space between surfaces.
    var groupSpacing: CGFloat
    /// The space between the edges of the page and the surfaces in the bar at the bottom.
    var bottomMargin: CGFloat
    /// How far the surfaces in the bar at the bottom reach below it into the safe area.
    var bottomOverlap: CGFloat
    var tabBarHeights: BarHeights
    /// The space between the sides of the window and the tab bar.
    var tabBarMargin: CGFloat
    /// How far the tab bar reaches into the safe area at the bottom.
    var tabBarOverlap: CGFloat
    /// The greatest width of a tab.
    var tabWidth: CGFloat
    /// The width that adjacent tabs share.
    var tabOverlap: CGFloat
    /// The space between the edge of the tab bar and the background of the selected tab.
    var pillInset: CGFloat
    /// The height of the accessory above the tab bar.
    var accessoryHeight: CGFloat
}
