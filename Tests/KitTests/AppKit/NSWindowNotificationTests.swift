import AppKit
import SwiftUI
import SwiftUICore
import Testing

private final class Delegate: NSObject, NSWindowDelegate {
    var calls: [String] = []
    var allows = false

    func windowShouldClose(_ sender: NSWindow) -> Bool { allows }
    func windowDidBecomeKey(_ notification: Notification) { calls.append("key \((notification.object as? NSWindow)?.title ?? "")") }
    func windowWillClose(_ notification: Notification) { calls.append("close") }
}

/// What windows tell the code of a program.
@MainActor @Suite(.serialized) struct NSWindowNotificationTests {
    @Test func changesArePosted() {
        WindowManagerForTests.run(["First", "Second"]) { manager in
            _ = NSApplication.shared
            let names: [(Notification.Name, ProgramServices.WindowChange)] = [
                (NSWindow.didBecomeKeyNotification, .becameActive), (NSWindow.didResignKeyNotification, .resignedActive),
                (NSWindow.didResizeNotification, .resized), (NSWindow.didMiniaturizeNotification, .minimized),
                (NSWindow.didDeminiaturizeNotification, .restored), (NSWindow.didEnterFullScreenNotification, .enteredFullScreen),
                (NSWindow.didExitFullScreenNotification, .leftFullScreen), (NSWindow.willCloseNotification, .willClose),
            ]
            let second = NSApp.windows[1]
            for (name, change) in names {
                var posted = 0
                let observer = NotificationCenter.default.addObserver(forName: name, object: second, queue: nil) { _ in
                    MainActor.assumeIsolated { posted += 1 }
                }
                ProgramServices.report(.windowChanged(manager.openWindows[0].id, change))
                #expect(posted == 0)
                ProgramServices.report(.windowChanged(manager.openWindows[1].id, change))
                #expect(posted == 1, "\(name)")
                NotificationCenter.default.removeObserver(observer)
            }
        }
    }

    @Test func theDelegateIsToldAndAsked() throws {
        try WindowManagerForTests.run(["Only"]) { manager in
            let delegate = Delegate()
            let window = NSApp.windows[0]
            let handle = try #require(manager.openWindows[0].handle)
            #expect(handle.mayClose())
            window.delegate = delegate
            #expect(!handle.mayClose())
            delegate.allows = true
            #expect(handle.mayClose())
            ProgramServices.report(.windowChanged(manager.openWindows[0].id, .becameActive))
            ProgramServices.report(.windowChanged(manager.openWindows[0].id, .willClose))
            #expect(delegate.calls == ["key Only", "close"])
        }
    }

    @Test func operationsReachTheWindow() throws {
        try WindowManagerForTests.run(["Only"]) { manager in
            let handle = try #require(manager.openWindows[0].handle)
            var log: [String] = []
            handle.hide = { log.append("hide") }
            handle.toggleFullScreen = { log.append("full") }
            handle.setSize = { log.append("size \($0.width)×\($0.height)") }
            handle.setLevel = { log.append("level \($0)") }
            handle.setOpacity = { log.append("opacity \($0)") }
            handle.state = {
                var state = WindowState()
                state.isFullScreen = true
                state.isVisible = false
                return state
            }
            let window = NSApp.windows[0]
            window.orderOut(nil)
            window.toggleFullScreen(nil)
            window.setContentSize(CGSize(width: 200, height: 100))
            window.setContentSize(CGSize(width: 0, height: 100))
            window.setFrame(CGRect(x: 5, y: 5, width: 20, height: 10), display: true)
            window.level = .floating
            window.level = .normal
            window.alphaValue = 2
            #expect(log == ["hide", "full", "size 200.0×100.0", "size 20.0×10.0", "level floating", "level normal", "opacity 1.0"])
            #expect(window.styleMask.contains(.fullScreen) && !window.isVisible && !window.isMiniaturized)
            window.identifier = NSUserInterfaceItemIdentifier("mine")
            #expect(NSApp.windows[0].identifier?.rawValue == "mine")
        }
    }

    @Test func theWorkspaceMovesFilesToTheTrashAndTellsFailures() throws {
        let missing = URL(fileURLWithPath: "/missing-\(UUID().uuidString)")
        var answer: (places: [URL: URL], error: (any Error)?)?
        NSWorkspace.shared.recycle([missing]) { places, error in MainActor.assumeIsolated { answer = (places, error) } }
        #expect(answer?.places.isEmpty == true && answer?.error != nil)
        #expect(NSRunningApplication.current.processIdentifier == getpid())
    }

    @Test func settingsOfTheDesktopAreThoseOfTheWorkspace() {
        let before = ProgramServices.accessibilitySettings.withLock { $0 }
        defer { ProgramServices.accessibilitySettings.withLock { $0 = before } }
        ProgramServices.accessibilitySettings.withLock { $0.reducesMotion = true }
        #expect(NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
        ProgramServices.accessibilitySettings.withLock { $0.reducesMotion = false }
        #expect(!NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    }
}
