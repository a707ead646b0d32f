import CoreGraphics
import SwiftUICore

/// The measures of alerts, sheets, choices and popovers on one platform, in points.
struct DialogProfile: Sendable {
    // MARK: Alerts

    var alertWidth: CGFloat
    var alertRadius: CGFloat
    /// Above the title, and below the message.
    var alertTop: CGFloat
    var alertBottom: CGFloat
    /// Beside the title and the message.
    var alertMargin: CGFloat
    /// Between the title and the message.
    var alertTextSpacing: CGFloat
    var alertTitleFont: Font
    var alertMessageFont: Font
    /// Whether an alert's buttons have fills of their own; otherwise lines lie between them.
    var hasFilledButtons: Bool
    var alertButtonFont: Font
    /// The font of the button that cancels.
    var alertCancelFont: Font
    var alertButtonHeight: CGFloat
    var alertButtonRadius: CGFloat
    /// Around all buttons, and between two.
    var alertButtonMargin: CGFloat
    var alertButtonGap: CGFloat
    /// Whether an alert has an outline.
    var hasOutline: Bool
    var alertShadow: ShadowProfile

    // MARK: Choices from the bottom

    var choiceRadius: CGFloat
    var choiceButtonHeight: CGFloat
    var choiceFontSize: CGFloat

    // MARK: Sheets and popovers

    var sheetRadius: CGFloat
    var popoverRadius: CGFloat
    var popoverArrow: CGSize
}
