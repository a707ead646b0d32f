import CoreGraphics
import SwiftUICore

/// The metrics of alerts, sheets, action sheets and popovers on one platform, in points.
struct DialogProfile: Sendable {
    // MARK: Alerts

    var alertWidth: CGFloat
    var alertRadius: CGFloat
    /// The space above the title and below the message.
    var alertTop: CGFloat
    var alertBottom: CGFloat
    /// The horizontal space beside the title and the message.
    var alertMargin: CGFloat
    /// The space between the title and the message.
    var alertTextSpacing: CGFloat
    /// Whether the title and the message are at the leading edge; otherwise they are in the middle.
    var hasLeadingAlertText = false
    var alertTitleFont: Font
    var alertMessageFont: Font
    /// Whether alert buttons have filled backgrounds; otherwise separators lie between them.
    var hasFilledButtons: Bool
    var alertButtonFont: Font
    /// The font of the cancel button.
    var alertCancelFont: Font
    var alertButtonHeight: CGFloat
    var alertButtonRadius: CGFloat
    /// The space around all buttons, and between two of them.
    var alertButtonMargin: CGFloat
    var alertButtonGap: CGFloat
    /// Whether alerts have an outline.
    var hasOutline: Bool
    var alertShadow: ShadowProfile

    // MARK: Action sheets

    /// Whether confirmation dialogs are popovers in every width, with buttons like those of alerts; otherwise only where the width is regular.
    var hasPopoverChoices = false
    var choicePopoverWidth: CGFloat = 270
    /// The space between the title or the message and the first filled button.
    var choiceTextBottom: CGFloat = 18
    var choiceRadius: CGFloat
    var choiceButtonHeight: CGFloat
    var choiceFontSize: CGFloat

    // MARK: Sheets and popovers

    var sheetRadius: CGFloat
    /// The space between the status bar and the highest sheet.
    var sheetTop: CGFloat = 10
    /// The distance of a sheet below its greatest height from the edges of the window.
    var sheetInset: CGFloat = 0
    /// The radius of the lower corners of a sheet that does not lie at the edges of the window.
    var sheetBottomRadius: CGFloat = 0
    var popoverRadius: CGFloat
    var popoverArrow: CGSize
}
