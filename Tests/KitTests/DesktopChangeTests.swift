import AppKit
import Synchronization
import SwiftUICore
import Testing
import UIKit

@testable import FoundationOverlay

/// Changes of the desktop that programs are told about, and requests to it.
@MainActor @Suite(.serialized) struct DesktopChangeTests {
    /// Returns how often each of some notifications is posted while a function runs.
    private func posts(_ names: [Notification.Name], to center: NotificationCenter, while body: () -> Void) -> [Int] {
        let counts = Locked([Int](repeating: 0, count: names.count))
        let tokens = names.enumerated().map { index, name in
            center.addObserver(forName: name, object: nil, queue: nil) { _ in counts.withLock { $0[index] += 1 } }
        }
        defer { tokens.forEach(center.removeObserver) }
        body()
        return counts.withLock { $0 }
    }

    @Test func changedSettingsArePosted() {
        let before = ProgramServices.accessibilitySettings.withLock { $0 }
        defer { ProgramServices.accessibilitySettings.withLock { $0 = before } }
        _ = (UIApplication.shared, NSApplication.shared)
        ProgramServices.report(.launched)
        var settings = before
        settings.reducesMotion.toggle()
        let names = [UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.voiceOverStatusDidChangeNotification]
        let changed = [NSWorkspace.accessibilityDisplayOptionsDidChangeNotification]
        #expect(posts(names, to: .default) { ProgramServices.setAccessibilitySettings(settings) } == [1, 0])
        #expect(UIAccessibility.isReduceMotionEnabled == settings.reducesMotion)
        #expect(posts(names, to: .default) { ProgramServices.setAccessibilitySettings(settings) } == [0, 0])
        settings.isVoiceOverEnabled.toggle()
        settings.reducesMotion.toggle()
        #expect(posts(changed, to: NSWorkspace.shared.notificationCenter) { ProgramServices.setAccessibilitySettings(settings) } == [1])
        settings.isVoiceOverEnabled.toggle()
        #expect(posts(names, to: .default) { ProgramServices.setAccessibilitySettings(settings) } == [0, 1])
        settings.reducesMotion.toggle()
        #expect(posts(changed, to: .default) { ProgramServices.setAccessibilitySettings(settings) } == [0])
    }

    @Test func sleepIsPostedToTheCentreOfTheDesktop() {
        _ = NSApplication.shared
        let names = [NSWorkspace.willSleepNotification, NSWorkspace.didWakeNotification]
        #expect(posts(names, to: NSWorkspace.shared.notificationCenter) { ProgramServices.report(.willSleep) } == [1, 0])
        #expect(posts(names, to: NSWorkspace.shared.notificationCenter) { ProgramServices.report(.didWake) } == [0, 1])
        #expect(posts(names, to: .default) { ProgramServices.report(.willSleep) } == [0, 0])
    }

    @Test func changesOfTheScreensArePosted() {
        final class Delegate: NSObject, NSApplicationDelegate {
            var count = 0
            func applicationDidChangeScreenParameters(_ notification: Notification) { count += 1 }
        }
        let (delegate, old) = (Delegate(), NSApplication.shared.delegate)
        NSApplication.shared.delegate = delegate
        defer { NSApplication.shared.delegate = old }
        let names = [NSApplication.didChangeScreenParametersNotification]
        #expect(posts(names, to: .default) { ProgramServices.report(.screensChanged) } == [1] && delegate.count == 1)
    }

    @Test func hostsWatchTheSleepOnceItIsWaitedFor() {
        let (began, watches) = (ProgramServices.sleepWatchBegan, ProgramServices.watchesSleep)
        defer { (ProgramServices.sleepWatchBegan, ProgramServices.watchesSleep) = (began, watches) }
        var count = 0
        ProgramServices.watchesSleep = false
        ProgramServices.sleepWatchBegan = { count += 1 }
        #expect(count == 0)
        ProgramServices.watchesSleep = true
        ProgramServices.watchesSleep = true
        #expect(count == 1)
    }

    @Test func theDisplayStaysOnWithoutTheIdleTimer() {
        let log = Locked<[String]>([])
        SleepInhibition.inhibit.withLock {
            $0 = { display, system, _ in
                log.withLock { $0.append("\(display) \(system)") }
                return { log.withLock { $0.append("end") } }
            }
        }
        defer { SleepInhibition.inhibit.withLock { $0 = nil } }
        UIApplication.shared.isIdleTimerDisabled = true
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(log.withLock { $0 } == ["true false"])
        UIApplication.shared.isIdleTimerDisabled = false
        #expect(log.withLock { $0 } == ["true false", "end"])
    }
}
