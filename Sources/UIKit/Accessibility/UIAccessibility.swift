import Foundation
import SwiftUI
import SwiftUICore

/// The accessibility settings of the desktop, and notifications of assistive technologies.
///
/// Programs without windows have no settings: every property is false.
public enum UIAccessibility {
    private static var settings: AccessibilitySettings { ProgramServices.accessibilitySettings.withLock { $0 } }

    /// Whether a screen reader is in use.
    public static var isVoiceOverRunning: Bool { settings.isVoiceOverEnabled }
    /// Whether the user operates the system with switches.
    public static var isSwitchControlRunning: Bool { settings.isSwitchControlEnabled }
    /// Whether large movements should be replaced with fading.
    public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
    /// Whether translucent backgrounds should be opaque.
    public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
    /// Whether the system inverts the colours of the display.
    public static var isInvertColorsEnabled: Bool { settings.invertsColors }
    /// Whether information should not be conveyed by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { settings.differentiatesWithoutColor }
    /// Whether text should be bold. False on Linux, whose desktops have no such setting.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether buttons should have a visible shape.
    public static var buttonShapesEnabled: Bool { settings.showsButtonShapes }

    /// A notification of assistive technologies.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A sentence is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Most of the screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A scroll view has turned a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posts a notification, which reaches a screen reader while a window is shown.
    ///
    /// - Parameter argument: The text to speak, as a `String` or an `NSAttributedString`. Other values are ignored.
    public static func post(notification: Notification, argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        switch notification {
        case .announcement: if let text { AccessibilityNotification.Announcement(text).post() }
        case .layoutChanged: AccessibilityNotification.LayoutChanged(text).post()
        case .screenChanged: AccessibilityNotification.ScreenChanged(text).post()
        case .pageScrolled: AccessibilityNotification.PageScrolled(text ?? "").post()
        default: break
        }
    }
}
