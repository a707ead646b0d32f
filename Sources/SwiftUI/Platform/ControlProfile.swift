import CoreGraphics
import SwiftUICore

/// The metrics of controls on one platform, in points. Their colours are in `ControlColors`.
struct ControlProfile: Sendable {
    /// The metrics of the bezel around a button's label.
    struct ButtonMetrics: Sendable {
        var horizontalPadding: CGFloat
        var verticalPadding: CGFloat
        var cornerRadius: CGFloat
        /// The font of the label, and of text without a font beside small controls.
        var font: Font
        var isCapsule = false
    }

    /// How far outside a pressed control the pointer may be released to still activate it.
    var pressTolerance: CGFloat
    /// Whether controls react to a hovering pointer.
    var showsHover: Bool

    // MARK: Buttons

    /// The metrics of buttons for each control size.
    var buttons: [ControlSize: ButtonMetrics]
    /// Whether buttons without an explicit style have a bezel.
    var hasBorderedButtons: Bool
    /// Whether the button that Return presses is filled with the tint.
    var fillsDefaultButtons: Bool
    /// Whether button labels have the tint, and the fill of a destructive button has its colour.
    var tintsButtonLabels: Bool
    /// The opacity of a borderless button while it is pressed.
    var pressedLabelOpacity: Double
    /// The opacity of the label of a bordered button while it is pressed.
    var pressedBezelLabelOpacity: Double
    /// Whether a toggle in the button style has a bezel while off and is filled with the tint while on.
    var hasBorderedToggleButtons: Bool

    // MARK: Switches and check boxes

    /// The drawn size of a switch of the regular control size; its layout width is smaller by `switchOverhang` (truth `control-001`, `control-016`).
    var switchSize: CGSize
    /// The drawn sizes of switches of the smaller control sizes; empty if all switches have the regular size.
    var smallSwitchSizes: [ControlSize: CGSize]
    var switchOverhang: CGFloat
    var switchKnobInset: CGFloat
    var switchKnobWidth: CGFloat
    /// The opacity of the label of a disabled switch.
    var disabledSwitchLabelOpacity: Double
    var checkboxSize: CGFloat
    var checkboxCornerRadius: CGFloat
    var checkboxGap: CGFloat
    /// The distance of the box's bottom edge below the baseline of the label.
    var checkboxDescent: CGFloat

    // MARK: Sliders and steppers

    var sliderHeight: CGFloat
    var sliderTrackHeight: CGFloat
    var sliderKnobSize: CGSize
    var sliderKnobShadow: ShadowProfile
    /// Whether a slider snaps to whole points, shows its label and darkens its knob while dragged.
    var isPreciseSlider: Bool
    /// Which sliders show dots for their steps.
    var stepMarks: StepMarks

    enum StepMarks: Sendable { case never, ofLabelledSliders, always }

    var stepperSize: CGSize
    var stepperCornerRadius: CGFloat
    /// The space between a stepper's label and its buttons.
    var stepperGap: CGFloat

    // MARK: Pickers and menus

    /// The corners of the band behind the choice of a wheel, the space beside it, and the height by which it exceeds an item.
    var wheelBandRadius: CGFloat = 8
    var wheelBandInset: CGFloat = 9
    var wheelBandOverhang: CGFloat = 0

    var segmentedHeight: CGFloat
    var segmentedCornerRadius: CGFloat
    var segmentedInset: CGFloat
    var segmentPadding: CGFloat
    /// Whether a segmented picker takes the whole proposed width.
    var segmentedFillsWidth: Bool
    /// The font of segments.
    var segmentedFont: Font
    /// The height of the separators between segments.
    var segmentSeparatorHeight: CGFloat
    var menu: MenuMetrics
    var popUp: PopUpMetrics
    var calendar: CalendarMetrics

    // MARK: Progress

    var progressBarHeight: CGFloat
    /// The height of a linear progress view for each control size, in the middle of which the bar lies; sizes that are absent have that of the bar.
    var linearProgressHeights: [ControlSize: CGFloat] = [:]
    /// The space between a linear progress view and its labels.
    var linearProgressSpacing: CGFloat = 4
    /// The font of the label for the value of a progress view.
    var progressValueFont = Font.system(.caption)
    /// The space between a spinner and its labels.
    var spinnerSpacing: CGFloat = 6
    /// The diameter of the smallest spinner; nil for that of the small one.
    var miniSpinnerSize: CGFloat?
    var spinnerSize: CGFloat
    var smallSpinnerSize: CGFloat
    var largeSpinnerSize: CGFloat
    /// Whether a circular progress view shows a determinate ring.
    var hasProgressRing: Bool

    // MARK: Text fields

    var field: FieldMetrics

    // MARK: Groups

    var groupBoxPadding: CGFloat
    var groupBoxCornerRadius: CGFloat
    /// The space between the label of a group box and the box, or its content if the label is inside the box.
    var groupBoxLabelSpacing: CGFloat
    var labelSpacing: CGFloat
    /// The least width of a label's icon at the standard text size.
    var labelIconWidth: CGFloat
    /// The space between a label and its control in a row.
    var labelToControl: CGFloat
    /// The distance of a label's baseline below its centre, half the height of its capitals: controls without text are centred on the capitals.
    var labelBaselineBelowCenter: CGFloat
    var disclosureArrowSize: CGFloat
    /// The indentation of the content of a disclosure group.
    var disclosureIndent: CGFloat
    var unavailable: UnavailableMetrics

    /// Returns the metrics of a button for a control size.
    func button(_ size: ControlSize) -> ButtonMetrics {
        buttons[size] ?? ButtonMetrics(horizontalPadding: 12, verticalPadding: 4, cornerRadius: 6, font: .system(.body))
    }
}

/// The metrics of menus.
struct MenuMetrics: Sendable {
    var minimumWidth: CGFloat
    var rowHeight: CGFloat
    var cornerRadius: CGFloat
    /// The space between the edge of the menu and the text.
    var rowPadding: CGFloat
    /// The space between the button and the menu.
    var gap: CGFloat
    /// Whether a menu opens over its button instead of beside it.
    var coversButton = false
    /// The space above the first and below the last row.
    var verticalPadding: CGFloat
    /// The text style of section headers.
    var headerStyle: Font.TextStyle
    /// The space above and below a section header.
    var headerPadding: CGFloat
    /// The space between sections.
    var sectionGap: CGFloat
    /// Whether rows are separated by lines and the gaps between sections are filled.
    var separatesRows: Bool
    /// The space between the parts of a row.
    var spacing: CGFloat
    /// The space between the icon and the title of a label.
    var labelSpacing: CGFloat
    /// The text style of subtitles.
    var subtitleStyle: Font.TextStyle
    /// Whether labels show their icons unless the program decides.
    var showsIcons: Bool
    /// Whether icons precede titles; otherwise they are at the trailing edge.
    var leadsWithIcons: Bool
    /// The width of the box in which an icon before a title is centred; nil for the width of the icon.
    var iconWidth: CGFloat?
    /// Whether items show their keyboard shortcuts.
    var showsShortcuts: Bool
    /// Whether the highlighted item has the accent colour as background and a white label.
    var highlightsInAccent: Bool
    /// The space between the edge of the menu and the highlight.
    var highlightInset: CGFloat
    var highlightCornerRadius: CGFloat
    var checkSize: CGSize
    var checkLineWidth: CGFloat
    /// The arrow of an item that opens a submenu.
    var arrowSize: CGSize
    var arrowLineWidth: CGFloat
    /// Whether a button that opens a menu shows an arrow.
    var showsIndicator: Bool
    /// Whether a menu opens at the leading edge of its button and a submenu beside its item.
    var opensAtLeadingEdge: Bool
    var shadow: ShadowProfile
}

/// The metrics of the button of a menu picker.
struct PopUpMetrics: Sendable {
    /// The space between the text and the arrows.
    var spacing: CGFloat
    var arrowSize: CGFloat
    var arrowLineWidth: CGFloat
    /// Whether the arrows have the tint.
    var tintsArrows: Bool
    /// Whether pop-up buttons and menus with a bezel take the proposed width.
    var fillsWidth: Bool
    /// Whether pop-up buttons are as wide as the widest of their choices needs.
    var fitsAllChoices = false
}

/// The metrics of a month calendar.
struct CalendarMetrics: Sendable {
    /// The width of a calendar in a popup.
    var width: CGFloat
    /// The space between the title, the weekday names and the days.
    var spacing: CGFloat
    /// The width and height of a day.
    var day: CGFloat
    var dayFontSize: CGFloat
    var weekdayFontSize: CGFloat
    var arrowSize: CGSize
    /// Whether the calendar has six weeks with the days of the neighbouring months, and a dot between its arrows that leads back to today.
    var isCompact = false
}

/// The metrics of text fields.
struct FieldMetrics: Sendable {
    /// Whether fields without an explicit style have a border.
    var isBordered: Bool
    /// The height of a bordered field for a control size; sizes that are absent use `regularHeight`.
    var heights: [ControlSize: CGFloat]
    var regularHeight: CGFloat
    /// The space between the border and the text.
    var horizontalPadding: CGFloat
    /// The space above and below the lines of a bordered multi-line field.
    var multilinePadding: CGFloat
    var cornerRadius: CGFloat
    /// The thickness of the border; nil for one device pixel, but at least half a point.
    var borderWidth: CGFloat?
    /// Whether the border lies outside the frame of the field.
    var isBorderOutside: Bool
    /// The space above and below the line of a field without a border.
    var plainPadding: CGFloat
    /// The space above and below the text of a text editor.
    var editorPadding: CGFloat
}

/// The metrics of `ContentUnavailableView`.
struct UnavailableMetrics: Sendable {
    var iconSize: CGFloat
    /// The space between the icon and the title.
    var spacing: CGFloat
    var titleStyle: Font.TextStyle
    var descriptionStyle: Font.TextStyle
}
