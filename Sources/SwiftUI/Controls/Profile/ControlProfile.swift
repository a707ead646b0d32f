import CoreGraphics
import SwiftUICore

/// The measures of controls on one platform, in points. Colours stand in `ControlColors`.
package struct ControlProfile: Hashable, Sendable {
    /// What a button has around its label.
    package struct ButtonMetrics: Hashable, Sendable {
        package var horizontalPadding: CGFloat
        package var verticalPadding: CGFloat
        package var cornerRadius: CGFloat
        package var textStyle: Font.TextStyle
        package var isCapsule = false
    }

    /// How far outside of a control a pointer that has pressed it may be let go.
    package var pressTolerance: CGFloat
    /// Whether controls look at the pointer that hovers over them.
    package var showsHover: Bool

    // MARK: Switches and boxes

    /// A switch as it is drawn; it takes `switchOverhang` less room in the layout (truth `control-001`, `control-016`).
    package var switchSize: CGSize
    package var switchOverhang: CGFloat
    package var switchKnobInset: CGFloat
    package var checkboxSize: CGFloat
    package var checkboxCornerRadius: CGFloat
    package var checkboxGap: CGFloat
    /// How far the box's lower edge lies below the label's baseline.
    package var checkboxDescent: CGFloat

    // MARK: Sliders and steppers

    package var sliderHeight: CGFloat
    package var sliderTrackHeight: CGFloat
    package var sliderKnobSize: CGSize
    package var stepperSize: CGSize
    package var stepperCornerRadius: CGFloat

    // MARK: Choosing

    package var segmentedHeight: CGFloat
    package var segmentedCornerRadius: CGFloat
    package var segmentedInset: CGFloat
    package var segmentPadding: CGFloat
    package var menuWidth: CGFloat
    package var menuRowHeight: CGFloat
    package var menuCornerRadius: CGFloat
    package var menuRowPadding: CGFloat
    package var menuGap: CGFloat

    // MARK: Progress

    package var progressBarHeight: CGFloat
    package var spinnerSize: CGFloat
    package var smallSpinnerSize: CGFloat
    package var largeSpinnerSize: CGFloat

    // MARK: Groups

    package var groupBoxPadding: CGFloat
    package var groupBoxCornerRadius: CGFloat
    package var labelSpacing: CGFloat
    /// From a label to its control where they stand side by side.
    package var labelToControl: CGFloat

    /// A button's measures at a control size.
    package func button(_ size: ControlSize) -> ButtonMetrics {
        self == .macOS ? Self.macOSButton(size) : Self.iOSButton(size)
    }

    private static func iOSButton(_ size: ControlSize) -> ButtonMetrics {
        switch size {
        case .mini, .small:
            ButtonMetrics(horizontalPadding: 10, verticalPadding: 5, cornerRadius: 14, textStyle: .subheadline, isCapsule: true)
        case .regular:
            ButtonMetrics(horizontalPadding: 12, verticalPadding: 7, cornerRadius: 8, textStyle: .body)
        case .large, .extraLarge:
            ButtonMetrics(horizontalPadding: 20, verticalPadding: 15, cornerRadius: 12, textStyle: .body)
        }
    }

    /// The regular size is measured (truth `macos-controls` `button_bordered`), the others follow it.
    private static func macOSButton(_ size: ControlSize) -> ButtonMetrics {
        switch size {
        case .mini: ButtonMetrics(horizontalPadding: 6, verticalPadding: 1, cornerRadius: 4, textStyle: .caption)
        case .small: ButtonMetrics(horizontalPadding: 8, verticalPadding: 3, cornerRadius: 5, textStyle: .subheadline)
        case .regular: ButtonMetrics(horizontalPadding: 12, verticalPadding: 4, cornerRadius: 6, textStyle: .body)
        case .large: ButtonMetrics(horizontalPadding: 16, verticalPadding: 8, cornerRadius: 8, textStyle: .body)
        case .extraLarge: ButtonMetrics(horizontalPadding: 20, verticalPadding: 12, cornerRadius: 10, textStyle: .body)
        }
    }

    package static let iOS = ControlProfile(
        pressTolerance: 70, showsHover: false,
        switchSize: CGSize(width: 51, height: 31), switchOverhang: 2, switchKnobInset: 2,
        checkboxSize: 22, checkboxCornerRadius: 6, checkboxGap: 8, checkboxDescent: 4.5,
        sliderHeight: 31, sliderTrackHeight: 4, sliderKnobSize: CGSize(width: 28, height: 28),
        stepperSize: CGSize(width: 94, height: 32), stepperCornerRadius: 8,
        segmentedHeight: 32, segmentedCornerRadius: 9, segmentedInset: 2, segmentPadding: 10,
        menuWidth: 250, menuRowHeight: 44, menuCornerRadius: 13, menuRowPadding: 16, menuGap: 8,
        progressBarHeight: 4, spinnerSize: 20, smallSpinnerSize: 16, largeSpinnerSize: 37,
        groupBoxPadding: 16, groupBoxCornerRadius: 8, labelSpacing: 8, labelToControl: 8)

    package static let macOS = ControlProfile(
        pressTolerance: 0, showsHover: true,
        switchSize: CGSize(width: 38, height: 22), switchOverhang: 0, switchKnobInset: 1.5,
        checkboxSize: 16, checkboxCornerRadius: 5, checkboxGap: 5, checkboxDescent: 3.5,
        sliderHeight: 16, sliderTrackHeight: 6, sliderKnobSize: CGSize(width: 20, height: 16),
        stepperSize: CGSize(width: 16, height: 24), stepperCornerRadius: 6,
        segmentedHeight: 24, segmentedCornerRadius: 6, segmentedInset: 1, segmentPadding: 10,
        menuWidth: 0, menuRowHeight: 24, menuCornerRadius: 8, menuRowPadding: 10, menuGap: 4,
        progressBarHeight: 6, spinnerSize: 32, smallSpinnerSize: 16, largeSpinnerSize: 32,
        groupBoxPadding: 10, groupBoxCornerRadius: 6, labelSpacing: 6, labelToControl: 8)
}

extension PlatformProfile {
    /// The measures of controls.
    package var controls: ControlProfile { isMacOS ? .macOS : .iOS }

    package var isMacOS: Bool { typography == .macOS }
}
