import SwiftUICore

/// The colours of controls on one platform in light or dark.
package struct ControlColors: Sendable {
    /// What is on, filled or prominent where no tint is set.
    package var accent: Color
    /// The label of what is prominent.
    package var onAccent: Color
    /// The label of a button that is no more than its label.
    package var label: Color
    package var disabledLabel: Color
    /// What has been called destructive.
    package var destructive: Color
    /// The background of a bordered button, and of the same while pressed.
    package var buttonFill: Color
    package var pressedButtonFill: Color
    package var disabledButtonFill: Color
    /// A switch that is off, and the green of one that is on where no tint is set.
    package var switchOff: Color
    package var switchOn: Color
    package var knob: Color
    /// The part of a slider or a progress bar that is not filled.
    package var track: Color
    package var tick: Color
    /// The box of a check box that is off.
    package var boxFill: Color
    package var boxBorder: Color
    /// The bed of a segmented control and the thumb in it.
    package var segmentedBed: Color
    package var segmentedThumb: Color
    package var segmentedSeparator: Color
    /// A menu in front of the window, its separators, and the row under the pointer.
    package var menuBackground: Color
    package var menuSeparator: Color
    package var menuSectionGap: Color
    package var menuHighlight: Color
    package var groupBox: Color
    package var groupBoxBorder: Color
    package var focusRing: Color

    private static func gray(_ byte: Int, _ opacity: Double = 1) -> Color {
        Color(.sRGB, white: Double(byte) / 255, opacity: opacity)
    }

    private static func rgb(_ bytes: UInt32, _ opacity: Double = 1) -> Color {
        Color(
            .sRGB, red: Double((bytes >> 16) & 0xFF) / 255, green: Double((bytes >> 8) & 0xFF) / 255,
            blue: Double(bytes & 0xFF) / 255, opacity: opacity)
    }

    package static let iOSLight = ControlColors(
        accent: rgb(0x007AFF), onAccent: .white, label: rgb(0x007AFF), disabledLabel: rgb(0x3C3C43, 0.3), destructive: rgb(0xFF3B30),
        buttonFill: rgb(0x767680, 0.12), pressedButtonFill: rgb(0x767680, 0.24), disabledButtonFill: rgb(0x767680, 0.12),
        switchOff: rgb(0x787880, 0.16), switchOn: rgb(0x34C759), knob: .white, track: rgb(0x787880, 0.2), tick: rgb(0x3C3C43, 0.3),
        boxFill: .clear, boxBorder: rgb(0x3C3C43, 0.3),
        segmentedBed: rgb(0x767680, 0.12), segmentedThumb: .white, segmentedSeparator: rgb(0x8E8E93, 0.3),
        menuBackground: rgb(0xF7F7F7, 0.98), menuSeparator: rgb(0x3C3C43, 0.2), menuSectionGap: rgb(0x000000, 0.08),
        menuHighlight: rgb(0x000000, 0.08), groupBox: rgb(0xF2F2F7), groupBoxBorder: .clear, focusRing: rgb(0x007AFF, 0.6))

    package static let iOSDark = ControlColors(
        accent: rgb(0x0A84FF), onAccent: .white, label: rgb(0x0A84FF), disabledLabel: rgb(0xEBEBF5, 0.3), destructive: rgb(0xFF453A),
        buttonFill: rgb(0x767680, 0.24), pressedButtonFill: rgb(0x767680, 0.4), disabledButtonFill: rgb(0x767680, 0.24),
        switchOff: rgb(0x787880, 0.32), switchOn: rgb(0x30D158), knob: .white, track: rgb(0x787880, 0.36), tick: rgb(0xEBEBF5, 0.3),
        boxFill: .clear, boxBorder: rgb(0xEBEBF5, 0.3),
        segmentedBed: rgb(0x767680, 0.24), segmentedThumb: rgb(0x636366), segmentedSeparator: rgb(0x8E8E93, 0.4),
        menuBackground: rgb(0x252525, 0.98), menuSeparator: rgb(0x545458, 0.6), menuSectionGap: rgb(0x000000, 0.35),
        menuHighlight: rgb(0xFFFFFF, 0.1), groupBox: rgb(0x1C1C1E), groupBoxBorder: .clear, focusRing: rgb(0x0A84FF, 0.7))

    /// Measured where the truth has a row (`macos-controls`): accent, button, track, ticks.
    package static let macOSLight = ControlColors(
        accent: rgb(0x0078FA), onAccent: .white, label: gray(0, 0.85), disabledLabel: gray(0, 0.25), destructive: rgb(0xFF383C),
        buttonFill: gray(239), pressedButtonFill: gray(222), disabledButtonFill: gray(245),
        switchOff: gray(0, 0.12), switchOn: rgb(0x0078FA), knob: .white, track: gray(233), tick: gray(200),
        boxFill: gray(0, 0.08), boxBorder: .clear,
        segmentedBed: gray(239), segmentedThumb: .white, segmentedSeparator: gray(0, 0.12),
        menuBackground: gray(246, 0.98), menuSeparator: gray(0, 0.1), menuSectionGap: .clear,
        menuHighlight: rgb(0x0078FA), groupBox: gray(0, 0.04), groupBoxBorder: gray(0, 0.06), focusRing: rgb(0x9BB8FA))

    package static let macOSDark = ControlColors(
        accent: rgb(0x0A84FF), onAccent: .white, label: gray(255, 0.85), disabledLabel: gray(255, 0.25), destructive: rgb(0xFF4245),
        buttonFill: gray(255, 0.12), pressedButtonFill: gray(255, 0.2), disabledButtonFill: gray(255, 0.06),
        switchOff: gray(255, 0.15), switchOn: rgb(0x0A84FF), knob: gray(240), track: gray(255, 0.12), tick: gray(255, 0.25),
        boxFill: gray(255, 0.14), boxBorder: .clear,
        segmentedBed: gray(255, 0.1), segmentedThumb: gray(255, 0.25), segmentedSeparator: gray(255, 0.15),
        menuBackground: gray(44, 0.98), menuSeparator: gray(255, 0.12), menuSectionGap: .clear,
        menuHighlight: rgb(0x0A84FF), groupBox: gray(255, 0.05), groupBoxBorder: gray(255, 0.08), focusRing: rgb(0x3F6BB5))
}

extension EnvironmentValues {
    /// The colours of controls here.
    package var controlColors: ControlColors {
        switch (platformProfile.isMacOS, colorScheme) {
        case (false, .light): .iOSLight
        case (false, .dark): .iOSDark
        case (true, .light): .macOSLight
        case (true, .dark): .macOSDark
        }
    }

    /// The style in which controls mark what is on or can be used: the tint, the accent colour, or the platform's.
    package var controlTint: AnyShapeStyle {
        tintStyle ?? AnyShapeStyle(accentColor ?? controlColors.accent)
    }
}
