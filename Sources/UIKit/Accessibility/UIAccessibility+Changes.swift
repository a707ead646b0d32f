import Foundation
import SwiftUICore

/// Notifications of changed settings of the desktop. They are posted to the default centre, without an object.
extension UIAccessibility {
    /// A screen reader has been started or ended.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name.ofProgram(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Operation with switches has been turned on or off.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name.ofProgram(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Animations of the desktop have been turned on or off.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name.ofProgram(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Translucent backgrounds have been turned on or off.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name.ofProgram(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Inverted colours have been turned on or off.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name.ofProgram(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Information without colour has been turned on or off.
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name.ofProgram(
        "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
    /// Shapes of buttons have been turned on or off.
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name.ofProgram(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    /// Posts a notification for each setting that has changed.
    static func postChanges(from old: AccessibilitySettings, to new: AccessibilitySettings) {
        let changes = [
            (voiceOverStatusDidChangeNotification, old.isVoiceOverEnabled != new.isVoiceOverEnabled),
            (switchControlStatusDidChangeNotification, old.isSwitchControlEnabled != new.isSwitchControlEnabled),
            (reduceMotionStatusDidChangeNotification, old.reducesMotion != new.reducesMotion),
            (reduceTransparencyStatusDidChangeNotification, old.reducesTransparency != new.reducesTransparency),
            (invertColorsStatusDidChangeNotification, old.invertsColors != new.invertsColors),
            (differentiateWithoutColorDidChangeNotification, old.differentiatesWithoutColor != new.differentiatesWithoutColor),
            (buttonShapesEnabledStatusDidChangeNotification, old.showsButtonShapes != new.showsButtonShapes),
        ]
        for (name, hasChanged) in changes where hasChanged { NotificationCenter.default.post(name: name, object: nil) }
    }
}
