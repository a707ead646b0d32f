import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// Further services of windows, the program, screens and the workspace.
@MainActor @Suite(.serialized) struct WindowServiceTests {
    private func window(_ title: String) -> NSWindow {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.title = title
        window.contentView = NSHostingView(rootView: Color.red.frame(width: 20, height: 20))
        return window
    }

    @Test func windowsAreOrdered() {
        WindowManagerForTests.run([]) { manager in
            _ = NSApplication.shared
            let (one, two) = (window("One"), window("Two"))
            one.order(.above, relativeTo: 0)
            two.order(.above, relativeTo: 0)
            #expect(NSApp.orderedWindows.map(\.title) == ["Two", "One"])
            manager.activate("One")
            #expect(NSApp.orderedWindows.map(\.title) == ["One", "Two"])
            #expect(two.occlusionState == .visible && two.isOnActiveSpace)
            two.order(.out, relativeTo: 0)
            #expect(NSApp.orderedWindows.map(\.title) == ["One"] && two.occlusionState == [] && !two.isOnActiveSpace)
            one.close()
            two.close()
        }
    }

    @Test func windowsKnowTheirControllers() {
        let window = window("Owned")
        var controller: NSWindowController? = NSWindowController(window: window)
        #expect(window.windowController === controller)
        controller?.window = nil
        #expect(window.windowController == nil)
        controller?.window = window
        #expect(window.windowController === controller)
        controller = nil
        #expect(window.windowController == nil)
    }

    @Test func fullScreenAndOcclusionAreAnnounced() {
        final class Delegate: NSObject, NSWindowDelegate {
            var calls: [String] = []
            func windowWillEnterFullScreen(_ notification: Notification) { calls.append("will enter") }
            func windowDidEnterFullScreen(_ notification: Notification) { calls.append("did enter") }
            func windowWillExitFullScreen(_ notification: Notification) { calls.append("will exit") }
            func windowDidExitFullScreen(_ notification: Notification) { calls.append("did exit") }
            func windowDidChangeOcclusionState(_ notification: Notification) { calls.append("occlusion") }
            func windowDidChangeBackingProperties(_ notification: Notification) { calls.append("backing") }
        }
        WindowManagerForTests.run(["Scene"]) { manager in
            let (delegate, id) = (Delegate(), manager.openWindows[0].id)
            NSApp.windows[0].delegate = delegate
            for change in [.enteredFullScreen, .leftFullScreen, .minimized, .restored] as [ProgramServices.WindowChange] {
                ProgramServices.report(.windowChanged(id, change))
            }
            #expect(delegate.calls == ["will enter", "did enter", "will exit", "did exit", "occlusion", "occlusion"])
            let own = ScreenMetrics.main
            defer {
                ScreenMetrics.main = own
                ProgramServices.report(.screensChanged)
            }
            ProgramServices.report(.screensChanged)
            #expect(delegate.calls.count == 6)
            ScreenMetrics.main.scale = own.scale + 1
            ProgramServices.report(.screensChanged)
            #expect(delegate.calls.last == "backing" && delegate.calls.count == 7)
        }
    }

    @Test func dragsMoveTheWindow() throws {
        try WindowManagerForTests.run([]) { manager in
            let window = window("Dragged")
            window.makeKeyAndOrderFront(nil)
            let tree = try #require(manager.openWindows.first?.tree)
            tree.send(PointerEvent(.began, at: CGPoint(x: 3, y: 3), time: 1))
            window.performDrag(with: try #require(NSApp.currentEvent))
            #expect(manager.takeLog().contains("move Dragged"))
            tree.send(PointerEvent(.ended, at: CGPoint(x: 3, y: 3), time: 2))
            window.close()
        }
    }

    @Test func theIconOfTheProgramCanBeSet() {
        let icon = NSImage(size: CGSize(width: 5, height: 5))
        NSApp.applicationIconImage = icon
        #expect(NSApp.applicationIconImage === icon && NSRunningApplication.current.icon === icon)
        NSApp.applicationIconImage = nil
        #expect(NSApp.applicationIconImage !== icon && NSApp.applicationIconImage?.size == CGSize(width: 128, height: 128))
    }

    @Test func thisProgramHasRunForSomeTime() throws {
        let start = try #require(NSRunningApplication.current.launchDate)
        // The kernel counts in hundredths of a second from a whole second.
        #expect(start < Date(timeIntervalSinceNow: 2) && start > Date(timeIntervalSinceNow: -ProcessInfo.processInfo.systemUptime - 2))
        #expect(!NSRunningApplication.current.isHidden && NSRunningApplication.current.activationPolicy == NSApp.activationPolicy())
    }

    @Test func screensAreDescribed() throws {
        let screen = try #require(NSScreen.main)
        let number = screen.deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] as? NSNumber
        #expect(number?.uint32Value == 1 && screen.deviceDescription[.size] as? CGSize == screen.frame.size && !screen.localizedName.isEmpty)
        let own = ScreenMetrics.main
        defer { ScreenMetrics.main = own }
        ScreenMetrics.main.name = "Maker Model"
        #expect(screen.localizedName == "Maker Model")
    }
}
