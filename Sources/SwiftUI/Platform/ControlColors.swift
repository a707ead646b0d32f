import SwiftUICore

/// The colours of controls on one platform in the light or dark colour scheme.
///
/// On macOS, fills are translucent black or white like the system fills of AppKit, so that they contrast with any background.
@dynamicMemberLookup struct ControlColors: Sendable {
    /// Views hold many copies of the colours, which share the palette.
    private var palette: SharedValue<ControlPalette>

    init(_ palette: ControlPalette) {
        self.palette = SharedValue(palette)
    }

    subscript<Value>(dynamicMember color: WritableKeyPath<ControlPalette, Value>) -> Value {
        get { palette.value[keyPath: color] }
        set {
            var changed = palette.value
            changed[keyPath: color] = newValue
            palette = SharedValue(changed)
        }
    }
}

/// The values of ``ControlColors``.
struct ControlPalette: Sendable {
    /// The colour of active, filled or prominent parts when no tint is set.
    var accent: Color
    /// The label of a prominent control.
    var onAccent: Color
    /// The label of a borderless button.
    var label: Color
    var disabledLabel: Color
    /// The colour of destructive actions.
    var destructive: Color

    // MARK: Bezels

    /// The background of a bordered button.
    var buttonFill: Color
    /// The background of a bordered button while it is pressed.
    var pressedButtonFill: Color
    /// The overlay on `buttonFill` for a pressed part of a control, such as a segment.
    var pressedPartFill: Color
    var disabledButtonFill: Color

    // MARK: Switches, sliders, check boxes

    /// A switch that is off, and one that is on when no tint is set.
    var switchOff: Color
    var switchOn: Color
    var knob: Color
    /// The unfilled part of a slider, a progress bar or a gauge.
    var track: Color
    var tick: Color
    /// The box of a check box that is off.
    var boxFill: Color
    var boxBorder: Color

    // MARK: Segments

    /// The background of a segmented control and its thumb.
    var segmentedBed: Color
    var segmentedThumb: Color
    var segmentedSeparator: Color
    /// The label of the selected segment; nil for that of the other segments.
    var chosenSegmentLabel: Color?

    // MARK: Menus

    /// The background of a menu, its separators and gaps, and the row under the pointer.
    var menuBackground: Color
    var menuSeparator: Color
    var menuSectionGap: Color
    var menuHighlight: Color

    // MARK: Text fields and group boxes

    var fieldFill: Color
    var disabledFieldFill: Color
    var fieldBorder: Color
    /// The placeholder of an empty field; nil for the placeholder style.
    var fieldPrompt: Color?
    var groupBox: Color
    var groupBoxBorder: Color
}
