import CoreGraphics
import SwiftUICore

/// The metrics and fonts of lists, forms, outlines and tables on one platform, in points.
struct ListProfile: Sendable {
    /// The metrics that depend on the style of a list.
    struct Style: Sendable {
        /// The horizontal space between the edges of the list and its rows.
        var margin: CGFloat = 0
        /// The space before the first and after the last row.
        var contentMargin: CGFloat = 0
        var rowInsets: EdgeInsets
        var headerInsets: EdgeInsets
        var minRowHeight: CGFloat
        var cornerRadius: CGFloat = 0
        /// Whether there is a separator above the first and below the last row.
        var hasOuterSeparators = false
        /// The space between the trailing end of a separator and that of the row.
        var separatorTrailing: CGFloat = 0
        /// The space between the edges of a row and its selection highlight.
        var selectionInset: CGFloat = 0
        /// The corner radius of the selection highlight; nil for that of all styles.
        var selectionCornerRadius: CGFloat?
    }

    /// The style of lists without an explicit style.
    var automatic: ListAppearance
    /// The style of lists without an explicit style in a sidebar.
    var automaticSidebar: ListAppearance
    /// The replacements for styles that the platform does not have.
    var replacements: [ListAppearance: ListAppearance]
    var insetGrouped: Style
    var grouped: Style
    var sidebar: Style
    var plain: Style
    var inset: Style
    var bordered: Style

    // MARK: Rows

    /// The value of `defaultMinListRowHeight`.
    var defaultMinRowHeight: CGFloat
    var selectionCornerRadius: CGFloat
    /// The thickness of a separator with a custom colour.
    var tintedSeparatorThickness: CGFloat
    var swipeFontSize: CGFloat

    // MARK: Labels

    var labelSpacing: CGFloat
    var iconScale: Image.Scale
    var iconWidth: CGFloat

    // MARK: Sections

    /// The space between the sections of grouped lists.
    var sectionGap: CGFloat
    /// The space before the first section of a grouped list.
    var firstGap: CGFloat
    /// The space after the last section of a grouped list.
    var lastGap: CGFloat
    var headerFont: Font
    var groupedHeaderFont: Font
    /// The font of the headers of collapsible sections.
    var foldedHeaderFont: Font
    /// The font of headers with increased prominence; nil for the font of other headers.
    var prominentHeaderFont: Font?
    /// Whether the headers of grouped lists are in capitals.
    var capitalizesHeaders: Bool
    /// Whether the headers of grouped lists have the primary text colour.
    var hasPrimaryHeaders: Bool
    /// The space above all sidebar headers but the first.
    var laterSidebarHeaderTop: CGFloat
    /// Whether the disclosure arrow of a sidebar section is only visible while the pointer hovers over the header.
    var hidesFoldingArrows: Bool
    /// Whether the actions of a section are in its header while the pointer is over it; otherwise they are rows after the content.
    var showsSectionActionsInHeaders: Bool
    var footerFont: Font
    var footerTop: CGFloat

    // MARK: Arrows

    /// The size of the disclosure arrow of a section, and the margin around it that accepts clicks.
    var foldingArrowSize: CGFloat
    var foldingArrowMargin: CGFloat
    /// Whether the disclosure arrows of sections and outlines have the tint.
    var tintsArrows: Bool
    /// The indentation of each level of an outline.
    var outlineIndent: CGFloat
    var outlineSpacing: CGFloat
    var outlineArrowFontSize: CGFloat
    var outlineArrowSize: CGSize

    // MARK: Tables and forms

    /// The space between the edges of a table and its cells.
    var tableMargin: CGFloat = 16
    var tableColumnGap: CGFloat
    var tableHeaderFontSize: CGFloat
    var tableHeaderHeight: CGFloat
    /// The space above and below the content of a table row.
    var tableRowPadding: CGFloat
    /// The space between the rows of a form with columns.
    var formColumnSpacing: CGFloat

    func style(_ appearance: ListAppearance) -> Style {
        switch appearance {
        case .insetGrouped: insetGrouped
        case .grouped: grouped
        case .sidebar: sidebar
        case .plain: plain
        case .bordered: bordered
        case .automatic, .inset: inset
        }
    }
}
