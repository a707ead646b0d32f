import CoreGraphics
import SwiftUICore

extension PlatformAppearance {
    /// macOS 12 to 15.
    static let macOS = PlatformAppearance(
        controls: .macOS, light: ControlColors(.macOSLight), dark: ControlColors(.macOSDark), surfaces: .macOS, lists: .macOS, bars: .macOS,
        dialogs: .macOS)
}

extension ControlProfile {
    /// The regular button is measured (truth `macos-controls` `button_bordered`); the other sizes are derived from it.
    fileprivate static let macOS = ControlProfile(
        pressTolerance: 0, showsHover: true,
        buttons: [
            .mini: ButtonMetrics(horizontalPadding: 6, verticalPadding: 2, cornerRadius: 4, font: .system(size: 9)),
            .small: ButtonMetrics(horizontalPadding: 8, verticalPadding: 3, cornerRadius: 5, font: .system(.subheadline)),
            .regular: ButtonMetrics(horizontalPadding: 12, verticalPadding: 4, cornerRadius: 6, font: .system(.body)),
            .large: ButtonMetrics(horizontalPadding: 16, verticalPadding: 8, cornerRadius: 8, font: .system(.body)),
            .extraLarge: ButtonMetrics(horizontalPadding: 20, verticalPadding: 12, cornerRadius: 10, font: .system(.body)),
        ],
        hasBorderedButtons: true, fillsDefaultButtons: true, tintsButtonLabels: false, pressedLabelOpacity: 0.6, pressedBezelLabelOpacity: 1,
        hasBorderedToggleButtons: true,
        switchSize: CGSize(width: 38, height: 22),
        smallSwitchSizes: [.mini: CGSize(width: 26, height: 15), .small: CGSize(width: 32, height: 18)],
        switchOverhang: 0, switchKnobInset: 1.5, switchKnobWidth: 19,
        disabledSwitchLabelOpacity: 0.4,
        checkboxSize: 16, checkboxCornerRadius: 5, checkboxGap: 5, checkboxDescent: 3.5,
        sliderHeight: 16, sliderTrackHeight: 6, sliderKnobSize: CGSize(width: 20, height: 16),
        sliderKnobShadow: ShadowProfile(opacity: 0.22, radius: 0.75, y: 0.5), isPreciseSlider: true, stepMarks: .always,
        stepperSize: CGSize(width: 16, height: 24), stepperCornerRadius: 6, stepperGap: 8,
        segmentedHeight: 24, segmentedCornerRadius: 6, segmentedInset: 1, segmentPadding: 10, segmentedFillsWidth: false,
        segmentedFont: .body, segmentSeparatorHeight: 12,
        menu: .macOS, popUp: PopUpMetrics(spacing: 8, arrowSize: 6, arrowLineWidth: 1.5, tintsArrows: true, fillsWidth: true),
        calendar: CalendarMetrics(
            width: 140, spacing: 4, day: 16, dayFontSize: 11, weekdayFontSize: 9, arrowSize: CGSize(width: 4, height: 7), isCompact: true),
        progressBarHeight: 6, spinnerSize: 32, smallSpinnerSize: 16, largeSpinnerSize: 32, hasProgressRing: true,
        field: FieldMetrics(
            isBordered: true, heights: [.mini: 18, .small: 20, .large: 30, .extraLarge: 36], regularHeight: 24, horizontalPadding: 6,
            multilinePadding: 4, cornerRadius: 6, borderWidth: 1, isBorderOutside: true, plainPadding: 0, editorPadding: 0),
        groupBoxPadding: 10, groupBoxCornerRadius: 6, groupBoxLabelSpacing: 4, labelSpacing: 6, labelIconWidth: 0, labelToControl: 8,
        labelBaselineBelowCenter: 4.6,
        disclosureArrowSize: 7, disclosureIndent: 13,
        unavailable: UnavailableMetrics(iconSize: 36, spacing: 8, titleStyle: .title, descriptionStyle: .body))
}

extension MenuMetrics {
    fileprivate static let macOS = MenuMetrics(
        minimumWidth: 0, rowHeight: 22, cornerRadius: 8, rowPadding: 10, gap: 4, verticalPadding: 5, headerStyle: .subheadline,
        headerPadding: 4, sectionGap: 11, separatesRows: false, spacing: 5, labelSpacing: 6, subtitleStyle: .subheadline,
        showsIcons: false, leadsWithIcons: true,
        showsShortcuts: true, highlightsInAccent: true, highlightInset: 5, highlightCornerRadius: 5,
        checkSize: CGSize(width: 9, height: 8), checkLineWidth: 1.6, arrowSize: CGSize(width: 4, height: 8), arrowLineWidth: 1.5,
        showsIndicator: true, opensAtLeadingEdge: true, shadow: ShadowProfile(opacity: 0.2, radius: 5, y: 4))
}

extension ControlPalette {
    /// Renderings of real views have bezels of 236 over white and 26 over 28, and tracks of 230 and 25: black at 7 and 9.5 %. Screenshots
    /// of windows, converted from the display's colour space, have 239 and 233 +- 2 (truth `macos-controls`); the bytes lie within both
    /// ranges. AppKit returns the same opacities for its fills, 20 and 25 of 255, and draws empty boxes and switches with the stronger one.
    fileprivate static let macOSLight = ControlPalette(
        accent: .rgb(0x0078FA), onAccent: .white, label: .grayLevel(0, 0.85), disabledLabel: .grayLevel(0, 0.25), destructive: .rgb(0xFF3B30),
        buttonFill: .blackFill(18), pressedButtonFill: .blackFill(33), pressedPartFill: .blackFill(16), disabledButtonFill: .blackFill(10),
        switchOff: .blackFill(24), switchOn: .rgb(0x0078FA), knob: .white, track: .blackFill(24), tick: .blackFill(55),
        boxFill: .blackFill(24), boxBorder: .clear,
        segmentedBed: .blackFill(18), segmentedThumb: .white, segmentedSeparator: .grayLevel(0, 0.12), chosenSegmentLabel: nil,
        menuBackground: .grayLevel(246, 0.98), menuSeparator: .grayLevel(0, 0.1), menuSectionGap: .clear, menuHighlight: .rgb(0x0078FA),
        fieldFill: .white, disabledFieldFill: .blackFill(5), fieldBorder: .blackFill(10), fieldPrompt: .blackFill(116),
        groupBox: .blackFill(10), groupBoxBorder: .blackFill(15))

    fileprivate static let macOSDark = ControlPalette(
        accent: .rgb(0x0A84FF), onAccent: .white, label: .grayLevel(255, 0.85), disabledLabel: .grayLevel(255, 0.25), destructive: .rgb(0xFF453A),
        buttonFill: .whiteFill(20), pressedButtonFill: .whiteFill(40), pressedPartFill: .whiteFill(22), disabledButtonFill: .whiteFill(10),
        switchOff: .whiteFill(25), switchOn: .rgb(0x0A84FF), knob: .grayLevel(240), track: .whiteFill(25), tick: .whiteFill(64),
        boxFill: .whiteFill(25), boxBorder: .clear,
        segmentedBed: .whiteFill(20), segmentedThumb: .whiteFill(64), segmentedSeparator: .grayLevel(255, 0.15), chosenSegmentLabel: nil,
        menuBackground: .grayLevel(44, 0.98), menuSeparator: .grayLevel(255, 0.12), menuSectionGap: .clear, menuHighlight: .rgb(0x0A84FF),
        fieldFill: .whiteFill(20), disabledFieldFill: .whiteFill(10), fieldBorder: .whiteFill(31), fieldPrompt: .whiteFill(140),
        groupBox: .whiteFill(13), groupBoxBorder: .whiteFill(20))
}

extension SurfaceColors {
    /// Selected rows are opaque: `unemphasizedSelectedContentBackgroundColor`, and with the keyboard `selectedContentBackgroundColor`.
    fileprivate static let macOS = SurfaceColors(
        page: Shades(.rgb(0xFFFFFF), dark: .rgb(0x1E1E1E), elevated: .rgb(0x323232)),
        window: Shades(.rgb(0xF3F3F3), dark: .rgb(0x292929)),
        grouped: Shades(.rgb(0xF3F3F3), dark: .rgb(0x292929)),
        card: Shades(.rgb(0xFAFAFA), dark: .rgb(0x303030)),
        cardOutline: Shades(.grayLevel(0, 0.07), dark: .grayLevel(255, 0.08)),
        sidebar: Shades(.rgb(0xEAEAEB), dark: .rgb(0x2B2B2D)),
        bar: Shades(.rgb(0xF7F7F7, 0.85), dark: .rgb(0x3A3A3A, 0.85)),
        separator: Shades(.blackFill(24), dark: .whiteFill(25)),
        selectedRow: Shades(.rgb(0xDCDCDC), dark: .rgb(0x464646)),
        emphasizedRow: Shades(.rgb(0x0064E1), dark: .rgb(0x0059D1)),
        field: Shades(.rgb(0x767680, 0.10), dark: .rgb(0x767680, 0.24)),
        panel: Shades(.rgb(0xF6F6F6), dark: .rgb(0x2D2D2D)),
        dimming: Shades(.grayLevel(0, 0.12), dark: .grayLevel(0, 0.3)))
}

extension ListProfile {
    private static func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    private static let groupedMacHeader = EdgeInsets(top: 0, leading: 10, bottom: 8, trailing: 10)
    private static let plainMacHeader = EdgeInsets(top: 8, leading: 16, bottom: 4, trailing: 16)

    /// Truth `list-003`, `macos-controls` `list_default`.
    fileprivate static let macOS = ListProfile(
        automatic: .inset, automaticSidebar: .sidebar, replacements: [:],
        insetGrouped: Style(
            margin: 20, contentMargin: 20, rowInsets: insets(8, 10), headerInsets: groupedMacHeader, minRowHeight: 36, cornerRadius: 8,
            separatorTrailing: 10),
        grouped: Style(
            contentMargin: 20, rowInsets: insets(8, 10), headerInsets: groupedMacHeader, minRowHeight: 36, separatorTrailing: 10),
        sidebar: Style(margin: 10, contentMargin: 10, rowInsets: insets(5, 8), headerInsets: insets(4, 8), minRowHeight: 28),
        plain: Style(rowInsets: insets(4, 8), headerInsets: plainMacHeader, minRowHeight: 24, separatorTrailing: 24),
        inset: Style(
            contentMargin: 10, rowInsets: insets(4, 16), headerInsets: plainMacHeader, minRowHeight: 24, separatorTrailing: 16,
            selectionInset: 10),
        bordered: Style(
            contentMargin: 10, rowInsets: insets(4, 16), headerInsets: plainMacHeader, minRowHeight: 24, separatorTrailing: 16),
        defaultMinRowHeight: 24, selectionCornerRadius: 5, tintedSeparatorThickness: 1, swipeFontSize: 12,
        labelSpacing: 6, iconScale: .medium, iconWidth: 18,
        sectionGap: 20, firstGap: 0, lastGap: 0,
        headerFont: .system(size: 11, weight: .semibold), groupedHeaderFont: .system(size: 13, weight: .bold),
        foldedHeaderFont: .system(size: 11, weight: .semibold), prominentHeaderFont: nil, capitalizesHeaders: false,
        hasPrimaryHeaders: true, laterSidebarHeaderTop: 14, hidesFoldingArrows: true, showsSectionActionsInHeaders: true,
        footerFont: .system(size: 11), footerTop: 6,
        foldingArrowSize: 8, foldingArrowMargin: 2, tintsArrows: false,
        outlineIndent: 14, outlineSpacing: 4, outlineArrowFontSize: 10, outlineArrowSize: CGSize(width: 12, height: 16),
        tableColumnGap: 10, tableHeaderFontSize: 11, tableHeaderHeight: 28, tableRowPadding: 4, formColumnSpacing: 8)
}

extension BarProfile {
    fileprivate static let macOS = BarProfile(
        heights: BarHeights(compact: 38, standard: 52, regular: 52), largeTitleHeight: 52, searchMargins: 26, margin: 16, hairline: 1,
        itemScale: .large, prominentItemFont: .body, bezellessButtonHeight: 28,
        sidebarButtonSize: 15, sidebarButtonWeight: .medium, sidebarButtonHeight: 28,
        overflowSymbol: "chevron.right.2", overflowFont: .system(size: 13, weight: .medium), overflowButtonHeight: 28,
        bottomHeights: BarHeights(49), tabBarHeights: BarHeights(49), bottomSpacing: 8, bottomMargin: 20,
        searchFieldHeight: 26, searchFieldRadius: 6, searchFont: .system(size: 13),
        sidebarWidth: 220, columnWidth: 260, inspectorWidth: 225)
}

extension DialogProfile {
    fileprivate static let macOS = DialogProfile(
        alertWidth: 260, alertRadius: 12, alertTop: 20, alertBottom: 14, alertMargin: 16, alertTextSpacing: 8,
        alertTitleFont: .system(size: 13, weight: .bold), alertMessageFont: .system(size: 11), hasFilledButtons: true,
        alertButtonFont: .system(size: 13, weight: .medium), alertCancelFont: .system(size: 13),
        alertButtonHeight: 28, alertButtonRadius: 6, alertButtonMargin: 16, alertButtonGap: 8,
        hasOutline: true, alertShadow: ShadowProfile(opacity: 0.3, radius: 8, y: 8),
        choiceRadius: 13, choiceButtonHeight: 57, choiceFontSize: 20,
        sheetRadius: 12, popoverRadius: 12, popoverArrow: CGSize(width: 24, height: 12))
}
