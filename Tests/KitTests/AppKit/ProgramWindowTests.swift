@testable import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("count \(count)") { count += 1 }
            .frame(minWidth: 100, idealWidth: 240, maxWidth: .infinity, minHeight: 50, idealHeight: 120, maxHeight: .infinity)
    }
}

private final class Delegate: NSObject, NSWindowDelegate {
    var calls: [String] = []
    var allows = true

    func windowShouldClose(_ sender: NSWindow) -> Bool { allows }
    func windowWillClose(_ notification: Notification) { calls.append("close") }
    func windowDidBecomeKey(_ notification: Notification) { calls.append("key") }
    func windowDidBecomeMain(_ notification: Notification) { calls.append("main") }
}

private final class OwnPanel: NSPanel {
    var calls: [String] = []

    var takesKeys = true

    override var canBecomeKey: Bool { true }
    override var acceptsFirstResponder: Bool { takesKeys }
    override func close() {
        calls.append("close")
        super.close()
    }
    override func cancelOperation(_ sender: Any?) { calls.append("cancel") }
    override func keyDown(with event: NSEvent) {
        if event.charactersIgnoringModifiers == "x" { calls.append("x") } else { super.keyDown(with: event) }
    }
    override func becomeKey() { calls.append("become key") }
    override func resignKey() { calls.append("resign key") }
}

/// Windows that a program makes itself.
@MainActor @Suite(.serialized) struct ProgramWindowTests {
    private func window(_ title: String, _ style: NSWindow.StyleMask = [.titled, .closable]) -> NSWindow {
        let window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: style, backing: .buffered, defer: false)
        window.title = title
        window.contentView = NSHostingView(rootView: Counter())
        return window
    }

    private let escape = KeyPress(.escape, characters: "\u{1B}", modifiers: [], phase: .down)

    @Test func aWindowIsOpenWhenItIsOrderedToTheFront() throws {
        WindowManagerForTests.run([]) { manager in
            let window = window("Own")
            #expect(NSApp.windows.isEmpty && !window.isVisible && window.title == "Own")
            #expect(window.frame.size == CGSize(width: 300, height: 200))
            window.makeKeyAndOrderFront(nil)
            #expect(NSApp.windows == [window] && window.isVisible)
            #expect(manager.openWindows[0].title == "Own" && manager.openWindows[0].tree?.size == CGSize(width: 300, height: 200))
            #expect(manager.log == ["present Own"])
            #expect(window.contentView?.frame == CGRect(x: 0, y: 0, width: 300, height: 200) && window.contentView?.window === window)
            #expect(NSApp.window(withWindowNumber: window.windowNumber) === window)
        }
    }

    @Test func aControllerGivesTheWindowTheIdealSizeOfItsView() throws {
        WindowManagerForTests.run([]) { manager in
            let window = NSWindow(contentViewController: NSHostingController(rootView: Counter()))
            #expect(window.styleMask == [.titled, .closable, .miniaturizable, .resizable])
            NSWindowController(window: window).showWindow(nil)
            #expect(window.frame.size == CGSize(width: 240, height: 120))
            // The size that a controller prefers takes precedence, also in an open window.
            let other = NSHostingController(rootView: Counter())
            other.preferredContentSize = CGSize(width: 400, height: 320)
            window.contentViewController = other
            #expect(window.frame.size == CGSize(width: 400, height: 320) && window.contentView === other.view)
            // Without a rectangle the window has the ideal size; a rectangle is limited by the view.
            let small = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 20, height: 20), styleMask: .titled, backing: .buffered, defer: true)
            small.contentView = NSHostingView(rootView: Color.red.frame(width: 80, height: 60))
            small.orderFront(nil)
            #expect(small.frame.size == CGSize(width: 80, height: 60))
            small.setContentSize(CGSize(width: 90, height: 70))
            #expect(manager.openWindows[1].tree?.size == CGSize(width: 90, height: 70))
        }
    }

    @Test func aClosedWindowKeepsItsViewsUntilItIsReleased() throws {
        try WindowManagerForTests.run([]) { manager in
            weak var released: NSWindow?
            try autoreleased {
                let window = window("Own")
                released = window
                window.makeKeyAndOrderFront(nil)
                let tree = try #require(manager.openWindows[0].tree)
                window.close()
                #expect(NSApp.windows.isEmpty && !window.isVisible && manager.openWindows.isEmpty)
                window.makeKeyAndOrderFront(nil)
                #expect(manager.openWindows.count == 1 && manager.openWindows[0].tree === tree)
            }
            // An open window stays, although nothing refers to it.
            #expect(released != nil && !manager.log.contains("discard Own"))
            released?.close()
            _ = NSApp.windows
            #expect(released == nil && manager.log.last == "discard Own")
        }
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

    @Test func theUserClosesAWindowByItsOwnFunctions() throws {
        try WindowManagerForTests.run([]) { manager in
            let panel = OwnPanel(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
            let delegate = Delegate()
            panel.title = "Panel"
            panel.delegate = delegate
            panel.orderFront(nil)
            let handle = try #require(manager.openWindows[0].handle)
            delegate.allows = false
            #expect(!handle.mayClose() && panel.calls.isEmpty)
            #expect(handle.unusedKey(escape) && panel.calls == ["cancel"])
            delegate.allows = true
            // The window closes itself.
            #expect(!handle.mayClose() && panel.calls == ["cancel", "close"] && delegate.calls == ["close"])
            #expect(!panel.isVisible)
        }
    }

    @Test func keysAndTheKeyboardReachWindowsOfOwnClasses() throws {
        try WindowManagerForTests.run(["Scene"]) { manager in
            _ = NSApplication.shared
            let panel = OwnPanel(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
            panel.title = "Panel"
            panel.orderFront(nil)
            let handle = try #require(manager.openWindows[1].handle)
            #expect(handle.unusedKey(KeyPress("x", characters: "x", modifiers: [], phase: .down)))
            #expect(!handle.unusedKey(KeyPress("y", characters: "y", modifiers: [], phase: .down)))
            panel.takesKeys = false
            #expect(!handle.unusedKey(KeyPress("x", characters: "x", modifiers: [], phase: .down)))
            manager.activate("Panel")
            manager.activate("Scene")
            #expect(panel.calls == ["x", "become key", "resign key"])
        }
    }

    @Test func escapeClosesPanelsThatCanBeClosed() throws {
        try WindowManagerForTests.run([]) { manager in
            for (style, closes) in [(NSWindow.StyleMask.titled, false), ([.titled, .closable], true)] {
                let panel = NSPanel(contentRect: .zero, styleMask: style, backing: .buffered, defer: false)
                panel.title = "Panel"
                panel.orderFront(nil)
                let handle = try #require(manager.openWindows[0].handle)
                #expect(handle.unusedKey(escape) == closes)
                #expect(manager.takeLog().contains("closeByUser Panel") == closes)
                panel.close()
                _ = manager.takeLog()
            }
            let window = window("Window")
            window.orderFront(nil)
            let handle = try #require(manager.openWindows[0].handle)
            #expect(!handle.unusedKey(escape))
        }
    }

    @Test func windowsThatCannotBecomeKeyAreNotTold() {
        WindowManagerForTests.run([]) { manager in
            _ = NSApplication.shared
            let (plain, bare) = (window("Plain"), window("Bare", .borderless))
            let panel = NSPanel(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
            panel.title = "Panel"
            var told: [[String]] = []
            for window in [plain, bare, panel] {
                let delegate = Delegate()
                window.delegate = delegate
                window.makeKeyAndOrderFront(nil)
                manager.activate(window.title)
                told.append(delegate.calls)
                #expect((NSApp.keyWindow === window) == (window !== bare))
                #expect((NSApp.mainWindow === window) == (window === plain))
            }
            #expect(told == [["key", "main"], [], ["key"]])
        }
    }

    @Test func windowsThatAreOrderedBeforeTheLaunchOpenThen() {
        let waiting = window("Waiting")
        let own = ProgramServices.windowManager
        ProgramServices.windowManager = WeakWindowManager()
        waiting.makeKeyAndOrderFront(nil)
        let withdrawn = window("Withdrawn")
        withdrawn.makeKeyAndOrderFront(nil)
        withdrawn.orderOut(nil)
        ProgramServices.windowManager = own
        WindowManagerForTests.run([]) { manager in
            NSWindow.programHasLaunched()
            #expect(manager.openWindows.map(\.title) == ["Waiting"])
        }
    }
}
