import Foundation
import SwiftUI
import Testing
import UIKit

@testable import SwiftUICore

/// The accessibility settings of the desktop, and notifications of assistive technologies.
@MainActor @Suite(.serialized) struct UIAccessibilityTests {
    @Test func settingsAreThoseOfTheDesktop() {
        let before = ProgramServices.accessibilitySettings.withLock { $0 }
        defer { ProgramServices.accessibilitySettings.withLock { $0 = before } }
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
        ProgramServices.accessibilitySettings.withLock {
            $0.reducesMotion = true
            $0.isVoiceOverEnabled = true
        }
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceTransparencyEnabled)
    }

    @Test func notificationsArePosted() {
        let (announce, changed) = (ProgramServices.announce, ProgramServices.accessibilityChanged)
        defer { (ProgramServices.announce, ProgramServices.accessibilityChanged) = (announce, changed) }
        var heard: [String] = []
        ProgramServices.announce = { text, _ in heard.append(text) }
        ProgramServices.accessibilityChanged = { heard.append("changed: \($0 ?? "")") }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Sent"))
        UIAccessibility.post(notification: .announcement, argument: 3)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: .layoutChanged, argument: "Row 3")
        #expect(heard == ["Saved", "Sent", "changed: ", "changed: Row 3"])
    }
}
