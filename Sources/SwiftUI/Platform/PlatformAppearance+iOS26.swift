import CoreGraphics
import SwiftUICore

extension PlatformAppearance {
    /// iOS 26: the colours and metrics of the 2025 design, with glass in bars. The metrics are published measurements of UIKit's views in
    /// iOS 26.5, except for those marked as estimates.
    static let iOS26: PlatformAppearance = {
        var appearance = PlatformAppearance.iOS
        change(&appearance.controls)
        for colors in [\PlatformAppearance.light, \PlatformAppearance.dark] {
            let isLight = colors == \PlatformAppearance.light
            appearance[keyPath: colors].accent = isLight ? .rgb(0x0088FF) : .rgb(0x0091FF)
            appearance[keyPath: colors].label = appearance[keyPath: colors].accent
            appearance[keyPath: colors].destructive = isLight ? .rgb(0xFF383C) : .rgb(0xFF4245)
            // The colours of tertiary labels, as measured on iOS 26.4.
            appearance[keyPath: colors].switchOff = isLight ? .rgb(0x3C3C43, 0.3) : .rgb(0xEBEBF5, 0.3)
        }
        change(&appearance.lists)
        appearance.bars.heights = BarHeights(54)
        appearance.bars.sidebarButtonHeight = 54
        appearance.bars.overflowButtonHeight = 54
        appearance.bars.searchFieldHeight = 44
        appearance.bars.searchFieldRadius = 22
        appearance.bars.bottomHeights = BarHeights(52)
        appearance.bars.tabBarHeights = BarHeights(49)
        // Spacing and paddings are estimates, as is the tab bar of phones in landscape orientation. The row of the navigation bar and the bar at the
        // bottom were measured in SwiftUI on iOS 26.2 and 26.4.
        appearance.bars.glass = GlassBarMetrics(
            itemHeight: 44, rowHeight: 46, bottomItemHeight: 48, itemPadding: 8, titlePadding: 14, groupSpacing: 12, bottomMargin: 28,
            bottomOverlap: 8, tabBarHeights: BarHeights(compact: 46, standard: 62, regular: 62), tabBarMargin: 21, tabBarOverlap: 13, tabWidth: 94,
            tabOverlap: 8.25, pillInset: 4, accessoryHeight: 48)
        change(&appearance.dialogs)
        return appearance
    }()

    private static func change(_ controls: inout ControlProfile) {
        // Heights of 28, 34 and 50 points, all with round ends.
        for size in ControlSize.allCases { controls.buttons[size]?.isCapsule = true }
        controls.switchSize = CGSize(width: 63, height: 28)
        controls.switchKnobWidth = 37
        controls.sliderTrackHeight = 6
        controls.sliderKnobSize = CGSize(width: 37, height: 24)
        controls.stepMarks = .ofLabelledSliders
        controls.stepperCornerRadius = 16
        controls.segmentedCornerRadius = 16
        controls.wheelBandRadius = 17
        controls.wheelBandOverhang = 2
        // Measured in SwiftUI on iOS 26.4: three rows with icons take 252 by 146 points. The space between sections is estimated.
        controls.menu.coversButton = true
        controls.menu.cornerRadius = 32
        controls.menu.minimumWidth = 252
        controls.menu.rowHeight = 42
        controls.menu.verticalPadding = 10
        controls.menu.rowPadding = 23
        controls.menu.spacing = 10
        controls.menu.leadsWithIcons = true
        controls.menu.iconWidth = 36
        controls.menu.labelSpacing = 7
        controls.menu.separatesRows = false
        controls.menu.sectionGap = 13
    }

    private static func change(_ lists: inout ListProfile) {
        // Rows of 52 points for a line of 22 points.
        for style in [\ListProfile.insetGrouped, \.grouped, \.sidebar, \.plain, \.inset, \.bordered] {
            lists[keyPath: style].minRowHeight = 52
            lists[keyPath: style].rowInsets.top = 15
            lists[keyPath: style].rowInsets.bottom = 15
        }
        lists.insetGrouped.margin = 20
        lists.insetGrouped.cornerRadius = 26
        lists.defaultMinRowHeight = 52
        lists.groupedHeaderFont = .headline
        lists.headerFont = .headline
        lists.capitalizesHeaders = false
    }

    private static func change(_ dialogs: inout DialogProfile) {
        dialogs.alertWidth = 320
        dialogs.alertRadius = 34
        // Measured in the view tree of an alert of iOS 26.1.
        dialogs.hasLeadingAlertText = true
        dialogs.alertTop = 22
        dialogs.alertBottom = 20
        dialogs.alertMargin = 30
        dialogs.alertTextSpacing = 7
        dialogs.alertMessageFont = .subheadline
        dialogs.hasFilledButtons = true
        dialogs.alertButtonFont = .body.weight(.medium)
        dialogs.alertCancelFont = .body.weight(.medium)
        dialogs.alertButtonHeight = 48
        dialogs.alertButtonRadius = 24
        dialogs.alertButtonMargin = 16
        dialogs.alertButtonGap = 8
        // Measured in the view tree of a confirmation dialog of iOS 26.1.
        dialogs.hasPopoverChoices = true
        dialogs.choicePopoverWidth = 240
        dialogs.choiceRadius = 34
        dialogs.choiceButtonHeight = 48
        dialogs.choiceFontSize = 17
        // Estimated: a sheet follows the corners of the display.
        dialogs.sheetRadius = 38
        // Measured on iOS 26.1.
        dialogs.sheetTop = 0
        dialogs.sheetInset = 8
        // Estimated: the corners of the display less the inset.
        dialogs.sheetBottomRadius = 54
        dialogs.popoverRadius = 26
    }
}
