import CoreGraphics
import SwiftUICore

/// The measures of controls on one platform, in points. Colours stand in `ControlColors`.
struct ControlProfile: Sendable {
    /// What a button has around its label.
    struct ButtonMetrics: Sendable {
        var horizontalPadding: CGFloat
        var verticalPadding: CGFloat
        var cornerRadius: CGFloat
        var textStyle: Font.TextStyle
        var isCapsule = false
    }

    /// How far outside of a control a pointer that has pressed it may be let go.
    var pressTolerance: CGFloat
    /// Whether controls look at the pointer that hovers over them.
    var showsHover: Bool

    // MARK: Buttons

    /// The measures of buttons at the sizes from mini to extra large.
    var buttons: [ControlSize: ButtonMetrics]
    /// Whether a button without a style has a bezel.
    var hasBorderedButtons: Bool
    /// Whether labels of buttons are in the tint, and a destructive button's fill in its colour.
    var tintsButtonLabels: Bool
    /// The opacity of a pressed button that has no bezel.
    var pressedLabelOpacity: Double
    /// The opacity of the label of a pressed button with a bezel.
    var pressedBezelLabelOpacity: Double
    /// Whether a toggle that is a button has a bezel while it is off, and is filled with the tint while it is on.
    var hasBorderedToggleButtons: Bool

    // MARK: Switches and boxes

    /// A switch as it is drawn; it takes `switchOverhang` less room in the layout (truth `control-001`, `control-016`).
    var switchSize: CGSize
    var switchOverhang: CGFloat
    var switchKnobInset: CGFloat
    var switchKnobWidth: CGFloat
    /// The opacity of the label of a switch that is disabled.
    var disabledSwitchLabelOpacity: Double
    var checkboxSize: CGFloat
    var checkboxCornerRadius: CGFloat
    var checkboxGap: CGFloat
    /// How far the box's lower edge lies below the label's baseline.
    var checkboxDescent: CGFloat

    // MARK: Sliders and steppers

    var sliderHeight: CGFloat
    var sliderTrackHeight: CGFloat
    var sliderKnobSize: CGSize
    var sliderKnobShadow: ShadowProfile
    /// Whether a slider with steps has dots below its track, stands at whole points, shows its label and darkens its knob while it is held.
    var isPreciseSlider: Bool
    var stepperSize: CGSize
    var stepperCornerRadius: CGFloat
    /// From a stepper's label to its buttons.
    var stepperGap: CGFloat

    // MARK: Choosing

    var segmentedHeight: CGFloat
    var segmentedCornerRadius: CGFloat
    var segmentedInset: CGFloat
    var segmentPadding: CGFloat
    /// Whether a segmented picker takes all the width there is.
    var segmentedFillsWidth: Bool
    /// The font of segments.
    var segmentedFont: Font
    /// The height of the lines between segments.
    var segmentSeparatorHeight: CGFloat
    var menu: MenuMetrics
    var popUp: PopUpMetrics
    var calendar: CalendarMetrics

    // MARK: Progress

    var progressBarHeight: CGFloat
    var spinnerSize: CGFloat
    var smallSpinnerSize: CGFloat
    var largeSpinnerSize: CGFloat
    /// Whether a wheel shows how far the progress is, where that is known.
    var hasProgressRing: Bool

    // MARK: Fields

    var field: FieldMetrics

    // MARK: Groups

    var groupBoxPadding: CGFloat
    var groupBoxCornerRadius: CGFloat
    /// From a box's label to the box, or to its content where the label is in it.
    var groupBoxLabelSpacing: CGFloat
    var labelSpacing: CGFloat
    /// From a label to its control where they stand side by side.
    var labelToControl: CGFloat
    var disclosureArrowSize: CGFloat
    /// How far the content of a disclosure group is moved in.
    var disclosureIndent: CGFloat
    var unavailable: UnavailableMetrics

    /// A button's measures at a control size.
    func button(_ size: ControlSize) -> ButtonMetrics {
        buttons[size] ?? ButtonMetrics(horizontalPadding: 12, verticalPadding: 4, cornerRadius: 6, textStyle: .body)
    }
}

/// The measures of menus.
struct MenuMetrics: Sendable {
    var minimumWidth: CGFloat
    var rowHeight: CGFloat
    var cornerRadius: CGFloat
    /// From the menu's edge to its text.
    var rowPadding: CGFloat
    /// From the button to the menu.
    var gap: CGFloat
    /// Above the first and below the last row.
    var verticalPadding: CGFloat
    /// The style of texts that are not items.
    var headerStyle: Font.TextStyle
    /// Above and below such a text.
    var headerPadding: CGFloat
    /// Between sections.
    var sectionGap: CGFloat
    /// Whether lines lie between rows, and what is between sections is filled.
    var separatesRows: Bool
    /// Between the parts of a row.
    var spacing: CGFloat
    /// Between a label's icon and title.
    var labelSpacing: CGFloat
    /// Whether icons come before titles; otherwise they stand at the far end.
    var leadsWithIcons: Bool
    /// Whether items show their keyboard shortcuts.
    var showsShortcuts: Bool
    /// Whether an item in use is filled with the accent colour, and its text white.
    var highlightsInAccent: Bool
    /// From the menu's edge to what an item in use is filled with.
    var highlightInset: CGFloat
    var highlightCornerRadius: CGFloat
    var checkSize: CGSize
    var checkLineWidth: CGFloat
    /// The arrow of an item that opens another menu.
    var arrowSize: CGSize
    var arrowLineWidth: CGFloat
    /// Whether a button that opens a menu has an arrow.
    var showsIndicator: Bool
    /// Whether a menu opens at its button's leading edge, and the menu of an item beside it.
    var opensAtLeadingEdge: Bool
    var shadow: ShadowProfile
}

/// The measures of the button of a picker that opens a menu.
struct PopUpMetrics: Sendable {
    /// From the text to the arrows.
    var spacing: CGFloat
    var arrowSize: CGFloat
    var arrowLineWidth: CGFloat
    /// Whether the arrows are in the tint.
    var tintsArrows: Bool
}

/// The measures of a month's calendar.
struct CalendarMetrics: Sendable {
    /// The width of a calendar that opens from a button.
    var width: CGFloat
    /// Between the title, the names of days and the days.
    var spacing: CGFloat
    /// The side of a day.
    var day: CGFloat
    var dayFontSize: CGFloat
    var weekdayFontSize: CGFloat
    var arrowSize: CGSize
}

/// The measures of text fields.
struct FieldMetrics: Sendable {
    /// Whether a field without a style has a border.
    var isBordered: Bool
    /// The height of a field in a border at a control size; the regular one's for sizes that are not named.
    var heights: [ControlSize: CGFloat]
    var regularHeight: CGFloat
    /// From the border to the text.
    var horizontalPadding: CGFloat
    /// Above and below several lines in a border.
    var multilinePadding: CGFloat
    var cornerRadius: CGFloat
    /// Nil for a pixel, but no less than half a point.
    var borderWidth: CGFloat?
    /// Whether the border lies outside of the frame.
    var isBorderOutside: Bool
    /// Above and below a line without a border.
    var plainPadding: CGFloat
    /// Above and below the text of an editor.
    var editorPadding: CGFloat
}

/// The measures of what stands in the place of content that cannot be shown.
struct UnavailableMetrics: Sendable {
    var iconSize: CGFloat
    /// From the icon to the title.
    var spacing: CGFloat
    var titleStyle: Font.TextStyle
    var descriptionStyle: Font.TextStyle
}
