import CoreGraphics
import SwiftUICore

extension PlatformAppearance {
    /// iOS 15 to 18.
    static let iOS = PlatformAppearance(
        controls: .iOS, light: ControlColors(.iOSLight), dark: ControlColors(.iOSDark), surfaces: .iOS, lists: .iOS, bars: .iOS, dialogs: .iOS)
}

extension ControlProfile {
    private static let iOSButton = ButtonMetrics(horizontalPadding: 12, verticalPadding: 7, cornerRadius: 8, font: .system(.body))
    private static let smallIOSButton = ButtonMetrics(
        horizontalPadding: 10, verticalPadding: 5, cornerRadius: 14, font: .system(.subheadline), isCapsule: true)
    private static let largeIOSButton = ButtonMetrics(horizontalPadding: 20, verticalPadding: 15, cornerRadius: 12, font: .system(.body))

    fileprivate static let iOS = ControlProfile(
        pressTolerance: 70, showsHover: false,
        buttons: [
            .mini: smallIOSButton, .small: smallIOSButton, .regular: iOSButton, .large: largeIOSButton, .extraLarge: largeIOSButton,
        ],
        hasBorderedButtons: false, fillsDefaultButtons: false, tintsButtonLabels: true, pressedLabelOpacity: 0.2, pressedBezelLabelOpacity: 0.75,
        hasBorderedToggleButtons: false,
        switchSize: CGSize(width: 51, height: 31), smallSwitchSizes: [:], switchOverhang: 2, switchKnobInset: 2, switchKnobWidth: 27,
        disabledSwitchLabelOpacity: 1,
        checkboxSize: 22, checkboxCornerRadius: 6, checkboxGap: 8, checkboxDescent: 4.5,
        sliderHeight: 31, sliderTrackHeight: 4, sliderKnobSize: CGSize(width: 28, height: 28),
        sliderKnobShadow: ShadowProfile(opacity: 0.12, radius: 2, y: 2), isPreciseSlider: false, stepMarks: .never,
        stepperSize: CGSize(width: 94, height: 32), stepperCornerRadius: 8, stepperGap: 0,
        segmentedHeight: 32, segmentedCornerRadius: 9, segmentedInset: 2, segmentPadding: 10, segmentedFillsWidth: true,
        segmentedFont: .system(size: 13, weight: .medium), segmentSeparatorHeight: 16,
        menu: .iOS, popUp: PopUpMetrics(spacing: 5, arrowSize: 8, arrowLineWidth: 1.7, tintsArrows: false, fillsWidth: false),
        calendar: CalendarMetrics(
            width: 320, spacing: 10, day: 40, dayFontSize: 20, weekdayFontSize: 13, arrowSize: CGSize(width: 8, height: 15)),
        progressBarHeight: 4, spinnerSize: 20, smallSpinnerSize: 16, largeSpinnerSize: 37, hasProgressRing: false,
        // A plain field on iOS is 22 points high for a line of 20 1/3 points (truth `control-014` for the bordered field).
        field: FieldMetrics(
            isBordered: false, heights: [:], regularHeight: 34, horizontalPadding: 7, multilinePadding: 6.75, cornerRadius: 5,
            borderWidth: nil, isBorderOutside: false, plainPadding: 5.0 / 6, editorPadding: 8),
        groupBoxPadding: 16, groupBoxCornerRadius: 8, groupBoxLabelSpacing: 8, labelSpacing: 8, labelIconWidth: 24, labelToControl: 8,
        labelBaselineBelowCenter: 6,
        disclosureArrowSize: 11, disclosureIndent: 0,
        unavailable: UnavailableMetrics(iconSize: 48, spacing: 16, titleStyle: .title2, descriptionStyle: .subheadline))
}

extension MenuMetrics {
    fileprivate static let iOS = MenuMetrics(
        minimumWidth: 250, rowHeight: 44, cornerRadius: 13, rowPadding: 16, gap: 8, verticalPadding: 0, headerStyle: .footnote,
        headerPadding: 9, sectionGap: 8, separatesRows: true, spacing: 8, labelSpacing: 12, subtitleStyle: .footnote,
        showsIcons: true, leadsWithIcons: false,
        showsShortcuts: false, highlightsInAccent: false, highlightInset: 0, highlightCornerRadius: 0,
        checkSize: CGSize(width: 12, height: 11), checkLineWidth: 2, arrowSize: CGSize(width: 6, height: 11), arrowLineWidth: 2,
        showsIndicator: false, opensAtLeadingEdge: false, shadow: ShadowProfile(opacity: 0.2, radius: 10, y: 8))
}

extension ControlPalette {
    fileprivate static let iOSLight = ControlPalette(
        accent: .rgb(0x007AFF), onAccent: .white, label: .rgb(0x007AFF), disabledLabel: .rgb(0x3C3C43, 0.3),
        destructive: .rgb(0xFF3B30),
        buttonFill: .rgb(0x767680, 0.12), pressedButtonFill: .rgb(0x767680, 0.24), pressedPartFill: .rgb(0x767680, 0.24),
        disabledButtonFill: .rgb(0x767680, 0.12),
        switchOff: .rgb(0x787880, 0.16), switchOn: .rgb(0x34C759), knob: .white, track: .rgb(0x787880, 0.2),
        tick: .rgb(0x3C3C43, 0.3), boxFill: .clear, boxBorder: .rgb(0x3C3C43, 0.3),
        segmentedBed: .rgb(0x767680, 0.12), segmentedThumb: .white, segmentedSeparator: .rgb(0x8E8E93, 0.3), chosenSegmentLabel: nil,
        menuBackground: .rgb(0xF7F7F7, 0.98), menuSeparator: .rgb(0x3C3C43, 0.2), menuSectionGap: .rgb(0x000000, 0.08),
        menuHighlight: .rgb(0x000000, 0.08),
        fieldFill: .white, disabledFieldFill: .grayLevel(247), fieldBorder: .grayLevel(0, 0.2), fieldPrompt: nil,
        groupBox: .rgb(0xF2F2F7), groupBoxBorder: .clear)

    fileprivate static let iOSDark = ControlPalette(
        accent: .rgb(0x0A84FF), onAccent: .white, label: .rgb(0x0A84FF), disabledLabel: .rgb(0xEBEBF5, 0.3),
        destructive: .rgb(0xFF453A),
        buttonFill: .rgb(0x767680, 0.24), pressedButtonFill: .rgb(0x767680, 0.4), pressedPartFill: .rgb(0x767680, 0.4),
        disabledButtonFill: .rgb(0x767680, 0.24),
        switchOff: .rgb(0x787880, 0.32), switchOn: .rgb(0x30D158), knob: .white, track: .rgb(0x787880, 0.36),
        tick: .rgb(0xEBEBF5, 0.3), boxFill: .clear, boxBorder: .rgb(0xEBEBF5, 0.3),
        segmentedBed: .rgb(0x767680, 0.24), segmentedThumb: .rgb(0x636366), segmentedSeparator: .rgb(0x8E8E93, 0.4),
        chosenSegmentLabel: nil,
        menuBackground: .rgb(0x252525, 0.98), menuSeparator: .rgb(0x545458, 0.6), menuSectionGap: .rgb(0x000000, 0.35),
        menuHighlight: .rgb(0xFFFFFF, 0.1),
        fieldFill: .black, disabledFieldFill: .grayLevel(28), fieldBorder: .grayLevel(255, 0.2), fieldPrompt: nil,
        groupBox: .rgb(0x1C1C1E), groupBoxBorder: .clear)
}

extension SurfaceColors {
    fileprivate static let iOS = SurfaceColors(
        page: Shades(.rgb(0xFFFFFF), dark: .rgb(0x000000), elevated: .rgb(0x1C1C1E)),
        window: Shades(.rgb(0xFFFFFF), dark: .rgb(0x000000), elevated: .rgb(0x1C1C1E)),
        grouped: Shades(.rgb(0xF2F2F7), dark: .rgb(0x000000), elevated: .rgb(0x1C1C1E)),
        card: Shades(.rgb(0xFFFFFF), dark: .rgb(0x1C1C1E), elevated: .rgb(0x2C2C2E)),
        cardOutline: Shades(.clear, dark: .clear),
        sidebar: Shades(.rgb(0xF2F2F7), dark: .rgb(0x000000), elevated: .rgb(0x1C1C1E)),
        bar: Shades(.rgb(0xF8F8F8, 0.85), dark: .rgb(0x191919, 0.85), elevated: .rgb(0x282829, 0.85)),
        separator: Shades(.rgb(0x3C3C43, 0.29), dark: .rgb(0x545458, 0.65)),
        selectedRow: Shades(.rgb(0xD1D1D6), dark: .rgb(0x3A3A3C)),
        field: Shades(.rgb(0x767680, 0.12), dark: .rgb(0x767680, 0.24)),
        panel: Shades(.rgb(0xF6F6F6), dark: .rgb(0x262628)),
        dimming: Shades(.grayLevel(0, 0.2), dark: .grayLevel(0, 0.48)))
}

extension ListProfile {
    private static let iOSRow = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private static let groupedIOSHeader = EdgeInsets(top: 0, leading: 16, bottom: 6, trailing: 16)
    private static let plainIOS = Style(
        rowInsets: iOSRow, headerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16), minRowHeight: 44, hasOuterSeparators: true)

    /// Truth `list-001`, `list-002`, `control-013`.
    fileprivate static let iOS = ListProfile(
        automatic: .insetGrouped, automaticSidebar: .sidebar,
        replacements: [.sidebar: .insetGrouped, .inset: .plain, .bordered: .plain],
        insetGrouped: Style(margin: 16, rowInsets: iOSRow, headerInsets: groupedIOSHeader, minRowHeight: 44, cornerRadius: 10),
        grouped: Style(rowInsets: iOSRow, headerInsets: groupedIOSHeader, minRowHeight: 44, hasOuterSeparators: true),
        sidebar: Style(
            margin: 8, contentMargin: 8, rowInsets: EdgeInsets(top: 11, leading: 12, bottom: 11, trailing: 12),
            headerInsets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12), minRowHeight: 44, selectionCornerRadius: 10),
        plain: plainIOS, inset: plainIOS, bordered: plainIOS,
        defaultMinRowHeight: 44, selectionCornerRadius: 0, tintedSeparatorThickness: 0.5, swipeFontSize: 15,
        labelSpacing: 14, iconScale: .large, iconWidth: 26,
        sectionGap: 35, firstGap: 17, lastGap: 20,
        headerFont: .system(size: 15, weight: .semibold, relativeTo: .subheadline), groupedHeaderFont: .footnote, foldedHeaderFont: .title3.bold(),
        prominentHeaderFont: .title3.bold(), capitalizesHeaders: true, hasPrimaryHeaders: false, laterSidebarHeaderTop: 18,
        hidesFoldingArrows: false, showsSectionActionsInHeaders: false, footerFont: .footnote, footerTop: 7,
        foldingArrowSize: 11, foldingArrowMargin: 4, tintsArrows: true,
        outlineIndent: 20, outlineSpacing: 8, outlineArrowFontSize: 13, outlineArrowSize: CGSize(width: 24, height: 24),
        tableColumnGap: 16, tableHeaderFontSize: 13, tableHeaderHeight: 36, tableRowPadding: 11, formColumnSpacing: 12)
}

extension BarProfile {
    fileprivate static let iOS = BarProfile(
        heights: BarHeights(compact: 32, standard: 44, regular: 50), largeTitleHeight: 52, searchMargins: 16, margin: 16, hairline: nil,
        itemScale: .large, prominentItemFont: .headline, bezellessButtonHeight: nil,
        sidebarButtonSize: 19, sidebarButtonWeight: .regular, sidebarButtonHeight: 44,
        overflowSymbol: "ellipsis.circle", overflowFont: .body, overflowButtonHeight: 44,
        bottomHeights: BarHeights(compact: 32, standard: 49, regular: 50),
        tabBarHeights: BarHeights(compact: 32, standard: 49, regular: 50), bottomSpacing: 16, bottomMargin: 16,
        searchFieldHeight: 36, searchFieldRadius: 10, searchFont: .body,
        sidebarWidth: 320, columnWidth: 320, inspectorWidth: 320)
}

extension DialogProfile {
    fileprivate static let iOS = DialogProfile(
        alertWidth: 270, alertRadius: 14, alertTop: 19, alertBottom: 20, alertMargin: 16, alertTextSpacing: 3,
        alertTitleFont: .headline, alertMessageFont: .footnote, hasFilledButtons: false, alertButtonFont: .body,
        alertCancelFont: .headline, alertButtonHeight: 44, alertButtonRadius: 0, alertButtonMargin: 0, alertButtonGap: 0,
        hasOutline: false, alertShadow: ShadowProfile(opacity: 0, radius: 8, y: 8),
        choiceRadius: 13, choiceButtonHeight: 57, choiceFontSize: 20,
        sheetRadius: 10, popoverRadius: 12, popoverArrow: CGSize(width: 26, height: 13))
}
