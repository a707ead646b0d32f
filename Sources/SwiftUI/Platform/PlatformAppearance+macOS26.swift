import CoreGraphics
import SwiftUICore

extension PlatformAppearance {
    /// macOS 26: the colours and metrics of the 2025 design without its glass material. The metrics are published measurements of AppKit's
    /// controls in macOS 26, except for those marked as estimates.
    static let macOS26: PlatformAppearance = {
        var appearance = PlatformAppearance.macOS
        change(&appearance.controls)
        changeLight(&appearance.light)
        changeDark(&appearance.dark)
        appearance.surfaces.window = SurfaceColors.Shades(.rgb(0xFFFFFF), dark: .rgb(0x1E1E1E), elevated: .rgb(0x323232))
        appearance.lists.selectionCornerRadius = 8
        // Estimated.
        appearance.lists.insetGrouped.cornerRadius = 10
        appearance.bars.searchFieldHeight = 28
        appearance.bars.searchFieldRadius = 14
        appearance.dialogs.alertButtonRadius = 14
        appearance.dialogs.alertMargin = 20
        appearance.dialogs.alertMessageFont = .system(size: 13)
        appearance.bars.bezellessButtonHeight = nil
        // Estimated from the corners of windows.
        appearance.dialogs.alertRadius = 16
        appearance.dialogs.sheetRadius = 16
        return appearance
    }()

    private static func change(_ controls: inout ControlProfile) {
        typealias Metrics = ControlProfile.ButtonMetrics
        // Heights of 13, 20, 24, 28 and 36 points, with round ends from the large size on. The widths of small buttons, and the sizes of fields, steppers,
        // pop-up buttons and progress views were measured in SwiftUI on macOS 27.
        controls.buttons = [
            .mini: Metrics(horizontalPadding: 8, verticalPadding: 1, cornerRadius: 4, font: .system(size: 9)),
            .small: Metrics(horizontalPadding: 10, verticalPadding: 3, cornerRadius: 5, font: .system(.subheadline)),
            .regular: Metrics(horizontalPadding: 12, verticalPadding: 4, cornerRadius: 6, font: .system(.body)),
            .large: Metrics(horizontalPadding: 14, verticalPadding: 6, cornerRadius: 14, font: .system(.body), isCapsule: true),
            .extraLarge: Metrics(horizontalPadding: 18, verticalPadding: 10, cornerRadius: 18, font: .system(.body), isCapsule: true),
        ]
        controls.switchSize = CGSize(width: 54, height: 24)
        // Estimated, in the proportions of the regular size.
        controls.smallSwitchSizes = [.mini: CGSize(width: 36, height: 16), .small: CGSize(width: 45, height: 20)]
        controls.switchKnobInset = 2
        controls.switchKnobWidth = 31
        controls.checkboxCornerRadius = 5.5
        controls.stepperSize = CGSize(width: 20, height: 24)
        controls.stepperCornerRadius = 5
        // The selected segment extends to the corners of the control.
        controls.segmentedInset = 0
        controls.segmentPadding = 12
        controls.popUp.fillsWidth = false
        controls.popUp.fitsAllChoices = true
        controls.popUp.spacing = 18
        controls.field.heights = [.mini: 19, .small: 22, .regular: 24, .large: 24]
        controls.linearProgressHeights = [.mini: 12, .small: 12, .regular: 20, .large: 20, .extraLarge: 20]
        controls.linearProgressSpacing = 0
        controls.progressValueFont = .system(.subheadline)
        controls.spinnerSpacing = 4
        controls.miniSpinnerSize = 10
        controls.menu.rowHeight = 24
        controls.menu.showsIcons = true
        // Estimated.
        controls.menu.cornerRadius = 12
    }

    private static func changeLight(_ colors: inout ControlColors) {
        colors.destructive = .rgb(0xFF383C)
        colors.segmentedThumb = colors.accent
        colors.chosenSegmentLabel = colors.onAccent
        // AppKit's quaternary fill, meant for large areas.
        colors.groupBox = .blackFill(7)
    }

    private static func changeDark(_ colors: inout ControlColors) {
        colors.accent = .rgb(0x0078FA)
        colors.switchOn = colors.accent
        colors.menuHighlight = colors.accent
        colors.destructive = .rgb(0xFF4245)
        colors.segmentedThumb = colors.accent
        colors.chosenSegmentLabel = colors.onAccent
        colors.knob = .grayLevel(225)
        // 22 inside a border of 51, on a window of 30.
        colors.fieldFill = .blackFill(68)
        colors.disabledFieldFill = .blackFill(34)
        colors.fieldBorder = .whiteFill(24)
        colors.groupBox = .whiteFill(7)
    }
}
