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

    var choiceRadius: CGFloat
    var choiceButtonHeight: CGFloat
    var choiceFontSize: CGFloat

    // MARK: Sheets and popovers

    var sheetRadius: CGFloat
    /// The space between the status bar and the highest sheet.
    var sheetTop: CGFloat = 10
    var popoverRadius: CGFloat
    var popoverArrow: CGSize
}
