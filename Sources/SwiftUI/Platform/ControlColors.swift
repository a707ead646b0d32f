import SwiftUICore

/// The colours of controls on one platform in light or dark surroundings.
///
/// On macOS fills are black or white at an opacity, so that they stand out from any ground: AppKit's system fills.
struct ControlColors: Sendable {
    /// What is on, filled or prominent where no tint is set.
    var accent: Color
    /// The label of what is prominent.
    var onAccent: Color
    /// The label of a button that is no more than its label.
    var label: Color
    var disabledLabel: Color
    /// What has been called destructive.
    var destructive: Color

    // MARK: Bezels

    /// The background of a bordered button.
    var buttonFill: Color
    /// The background of a bordered button that is pressed.
    var pressedButtonFill: Color
    /// What is drawn over `buttonFill` where a part of a bezel is pressed.
    var pressedPartFill: Color
    var disabledButtonFill: Color

    // MARK: Switches, sliders, boxes

    /// A switch that is off, and the colour of one that is on where no tint is set.
    var switchOff: Color
    var switchOn: Color
    var knob: Color
    /// The part of a slider, a progress bar or a gauge that is not filled.
    var track: Color
    var tick: Color
    /// The box of a check box that is off.
    var boxFill: Color
    var boxBorder: Color

    // MARK: Segments

    /// The bed of a segmented control and the thumb in it.
    var segmentedBed: Color
    var segmentedThumb: Color
    var segmentedSeparator: Color
    /// The label of the chosen segment; nil for that of the others.
    var chosenSegmentLabel: Color?

    // MARK: Menus

    /// A menu in front of the window, its separators, and the row under the pointer.
    var menuBackground: Color
    var menuSeparator: Color
    var menuSectionGap: Color
    var menuHighlight: Color

    // MARK: Fields and boxes

    var fieldFill: Color
    var disabledFieldFill: Color
    var fieldBorder: Color
    /// The text that stands in an empty field; nil for the style of placeholders.
    var fieldPrompt: Color?
    var groupBox: Color
    var groupBoxBorder: Color
}
