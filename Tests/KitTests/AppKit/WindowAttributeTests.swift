@testable import AppKit
import SwiftUI
import SwiftUICore
import Testing

/// What a program determines of its windows.
@MainActor @Suite(.serialized) struct WindowAttributeTests {
    private func window(_ style: NSWindow.StyleMask = [.titled, .closable, .resizable]) -> NSWindow {
        let window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: style, backing: .buffered, defer: false)
        window.title = "Own"
        return window
    }

    @Test func theStyleDeterminesDecorationAndInteractions() throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            let window = window([.titled, .closable])
            window.orderFront(nil)
            let attributes: () -> WindowAttributes = { manager.attributes["Own"] ?? WindowAttributes() }
            #expect(attributes().isDecorated == true && attributes().interactions == interactions(true, false))
            window.styleMask.insert(.resizable)
            window.styleMask.remove(.closable)
            #expect(attributes().interactions == interactions(false, true))
            window.styleMask = .borderless
            #expect(attributes().isDecorated == false && attributes().interactions == interactions(false, false))
            // Windows of scenes follow their scene until the program sets their style.
            let scene = try #require(NSApp.windows.first { $0.title == "Scene" })
            #expect(manager.attributes["Scene"] == nil && scene.styleMask.contains(.titled))
            scene.styleMask.remove(.resizable)
            #expect(manager.attributes["Scene"]?.interactions.isResizable == false)
        }
    }

    private func interactions(_ isClosable: Bool, _ isResizable: Bool) -> WindowInteractions {
        var interactions = WindowInteractions()
        (interactions.isClosable, interactions.isResizable, interactions.isMinimizable) = (isClosable, isResizable, false)
        return interactions
    }

    @Test func aTitleBarIsLeftOutIfItWouldBeEmpty() {
        for (isTransparent, isHidden, isFull) in [(true, true, true), (false, true, true), (true, false, true), (true, true, false)] {
            let window = window()
            window.titlebarAppearsTransparent = isTransparent
            window.titleVisibility = isHidden ? .hidden : .visible
            if isFull { window.styleMask.insert(.fullSizeContentView) }
            #expect(window.attributes.isDecorated == !(isTransparent && isHidden && isFull))
            #expect(window.attributes.hidesTitle == isHidden && window.titleVisibility == (isHidden ? .hidden : .visible))
        }
    }

    @Test func propertiesReachTheWindow() throws {
        try WindowManagerForTests.run([]) { manager in
            let window = window()
            #expect(window.backgroundColor == .windowBackgroundColor && window.isOpaque)
            window.isOpaque = false
            window.backgroundColor = .clear
            window.ignoresMouseEvents = true
            window.collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary]
            window.contentMinSize = CGSize(width: 50, height: 40)
            window.maxSize = CGSize(width: 500, height: 400)
            window.standardWindowButton(.closeButton)?.isHidden = true
            window.orderFront(nil)
            let attributes = try #require(manager.attributes["Own"])
            #expect(attributes.background == Color(nsColor: .clear) && attributes.ignoresPointer && attributes.isOnAllWorkspaces)
            #expect(attributes.minimumSize == CGSize(width: 50, height: 40) && attributes.maximumSize == CGSize(width: 500, height: 400))
            #expect(attributes.hidesCloseButton)
            window.collectionBehavior.remove(.canJoinAllSpaces)
            window.minSize = .zero
            #expect(manager.attributes["Own"]?.isOnAllWorkspaces == false && manager.attributes["Own"]?.minimumSize == nil)
            #expect(window.standardWindowButton(.zoomButton) == nil)
            #expect(self.window(.borderless).standardWindowButton(.closeButton) == nil)
        }
    }

    @Test func positionsAreThoseOfTheProgram() {
        WindowManagerForTests.run([]) { manager in
            let window = window()
            window.center()
            window.orderFront(nil)
            #expect(manager.positions["Own"] == .relative(.center))
            // The lower left corner counts from that of the screen.
            window.setFrameOrigin(CGPoint(x: 30, y: 40))
            let top = ScreenMetrics.main.size.height - 40 - 200
            #expect(manager.positions["Own"] == .absolute(CGPoint(x: 30, y: top)) && window.frame.origin == CGPoint(x: 30, y: 40))
            window.setFrame(CGRect(x: 30, y: 40, width: 100, height: 100), display: true)
            #expect(manager.positions["Own"] == .absolute(CGPoint(x: 30, y: top)) && window.frame.size == CGSize(width: 100, height: 100))
            window.setFrameTopLeftPoint(CGPoint(x: 5, y: 300))
            #expect(manager.positions["Own"] == .absolute(CGPoint(x: 5, y: ScreenMetrics.main.size.height - 300)))
            window.setFrameOrigin(CGPoint(x: CGFloat.nan, y: 0))
            #expect(window.frame.origin == CGPoint(x: 5, y: 200))
        }
    }

    @Test func sizesAreKeptUnderAName() {
        let name = "WindowAttributeTests"
        defer { NSWindow.removeFrame(usingName: name) }
        WindowManagerForTests.run([]) { manager in
            _ = NSApplication.shared
            let first = window()
            #expect(first.setFrameAutosaveName(name))
            first.orderFront(nil)
            #expect(!window().setFrameAutosaveName(name))
            first.setContentSize(CGSize(width: 333, height: 222))
            ProgramServices.report(.windowChanged(manager.openWindows[0].id, .resized))
            first.setFrameAutosaveName("")
            let second = window()
            #expect(second.setFrameAutosaveName(name) && second.frame.size == CGSize(width: 333, height: 222))
            #expect(!second.setFrameUsingName("missing \(name)"))
        }
    }

    @Test func panelsAreHiddenWithTheProgram() {
        WindowManagerForTests.run(["Scene"]) { manager in
            let panel = NSPanel(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
            panel.title = "Panel"
            panel.orderFront(nil)
            NSWindow.programBecame(active: false)
            #expect(!panel.isVisible)
            NSWindow.programBecame(active: true)
            #expect(panel.isVisible)
            panel.hidesOnDeactivate = false
            NSWindow.programBecame(active: false)
            #expect(panel.isVisible)
        }
        WindowManagerForTests.run([]) { manager in
            let panel = NSPanel(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
            panel.orderFront(nil)
            // The user could not come back to it.
            NSWindow.programBecame(active: false)
            #expect(panel.isVisible)
        }
    }

    @Test func hudWindowsAreDark() {
        WindowManagerForTests.run([]) { manager in
            let window = window([.titled, .hudWindow])
            window.orderFront(nil)
            #expect(manager.openWindows[0].tree?.environment.colorScheme == .dark && window.effectiveAppearance.name == .darkAqua)
            window.appearance = NSAppearance(named: .aqua)
            #expect(manager.openWindows[0].tree?.environment.colorScheme == .light)
        }
    }
}
