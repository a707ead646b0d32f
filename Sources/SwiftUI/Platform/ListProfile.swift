import CoreGraphics
import SwiftUICore

/// The measures and fonts of lists, forms, outlines and tables on one platform, in points.
struct ListProfile: Sendable {
    /// What depends on a list's style.
    struct Style: Sendable {
        /// Between the list's edges and its rows.
        var margin: CGFloat = 0
        /// Before the first and after the last row.
        var contentMargin: CGFloat = 0
        var rowInsets: EdgeInsets
        var headerInsets: EdgeInsets
        var minRowHeight: CGFloat
        var cornerRadius: CGFloat = 0
        /// Whether a line lies over the first row and under the last one.
        var hasOuterSeparators = false
        /// From the end of the lines between rows to the row's trailing edge.
        var separatorTrailing: CGFloat = 0
        /// Between the row's edges and what a selected row is filled with.
        var selectionInset: CGFloat = 0
    }

    /// The style of a list that has none.
    var automatic: ListAppearance
    /// The style of a sidebar's list that has none.
    var automaticSidebar: ListAppearance
    /// The styles that other styles become, which the platform does not have.
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
    /// The thickness of a line between rows that has a colour of its own.
    var tintedSeparatorThickness: CGFloat
    var swipeFontSize: CGFloat

    // MARK: Labels

    var labelSpacing: CGFloat
    var iconScale: Image.Scale
    var iconWidth: CGFloat

    // MARK: Sections

    /// Between the sections of grouped lists.
    var sectionGap: CGFloat
    /// Before the first section of a grouped list.
    var firstGap: CGFloat
    /// After the last section of a grouped list.
    var lastGap: CGFloat
    var headerFont: Font
    var groupedHeaderFont: Font
    /// The font of headers of sections that can be folded.
    var foldedHeaderFont: Font
    /// The font of headers of increased prominence; nil for that of the others.
    var prominentHeaderFont: Font?
    /// Whether headers of groups are in capitals.
    var capitalizesHeaders: Bool
    /// Whether headers of groups are as dark as other text.
    var hasPrimaryHeaders: Bool
    /// Above a sidebar's header that is not the first.
    var laterSidebarHeaderTop: CGFloat
    /// Whether a sidebar's arrow that folds a section shows only under the pointer.
    var hidesFoldingArrows: Bool
    var footerFont: Font
    var footerTop: CGFloat

    // MARK: Arrows

    /// The side of the arrow that folds a section, and the room around it that can be hit.
    var foldingArrowSize: CGFloat
    var foldingArrowMargin: CGFloat
    /// Whether the arrows of sections and outlines are in the tint.
    var tintsArrows: Bool
    /// How far a level of an outline is moved in.
    var outlineIndent: CGFloat
    var outlineSpacing: CGFloat
    var outlineArrowFontSize: CGFloat
    var outlineArrowSize: CGSize

    // MARK: Tables and forms

    var tableColumnGap: CGFloat
    var tableHeaderFontSize: CGFloat
    var tableHeaderHeight: CGFloat
    /// Above and below the content of a table's row.
    var tableRowPadding: CGFloat
    /// Between the controls of a form in columns.
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
