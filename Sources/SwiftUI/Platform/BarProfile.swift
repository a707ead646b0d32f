import CoreGraphics
import SwiftUICore

/// The measures of bars, columns and search fields on one platform, in points.
struct BarProfile: Sendable {
    // MARK: Bars

    /// The height of a page's bar, or of a window's, without a large title and a search field (truth `control-017`).
    var height: CGFloat
    /// The height of a window's bar that shows only icons.
    var compactHeight: CGFloat
    var largeTitleHeight: CGFloat
    /// The height of a search field's row under the bar.
    var searchHeight: CGFloat
    /// From the edges of the bar to its items.
    var margin: CGFloat
    /// The thickness of lines at bars and between rows; nil for a pixel.
    var hairline: CGFloat?
    /// The scale of symbols in a bar.
    var itemScale: Image.Scale
    /// Whether a bar's items are in the tint.
    var tintsItems: Bool
    /// The font of a title in the middle and of an item that confirms.
    var prominentItemFont: Font
    var sidebarButtonSize: CGFloat
    var sidebarButtonWeight: Font.Weight
    var sidebarButtonHeight: CGFloat

    // MARK: The bar at the bottom

    var bottomHeight: CGFloat
    var bottomSpacing: CGFloat
    var bottomMargin: CGFloat

    // MARK: Search fields

    var searchFieldHeight: CGFloat
    var searchFieldRadius: CGFloat
    var searchFont: Font

    // MARK: Columns

    /// The ideal widths of a sidebar, of the column beside it and of an inspector.
    var sidebarWidth: CGFloat
    var columnWidth: CGFloat
    var inspectorWidth: CGFloat
}
