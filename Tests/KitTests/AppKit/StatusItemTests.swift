@testable import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor private final class Target: NSObject, NSMenuDelegate, NSPopoverDelegate {
    var calls: [String] = []
    var allows = true

    func press(_ button: NSStatusBarButton) { calls.append("press \(button.title)") }
    func menuWillOpen(_ menu: NSMenu) { calls.append("open") }
    func menuDidClose(_ menu: NSMenu) { calls.append("close") }
    func popoverShouldClose(_ popover: NSPopover) -> Bool { allows }
    func popoverDidShow(_ notification: Notification) { calls.append("shown") }
    func popoverWillClose(_ notification: Notification) { calls.append("closing") }
}

/// Items of the status bar and popovers.
@MainActor @Suite(.serialized) struct StatusItemTests {
    @Test func anItemIsAWindowWithAButton() throws {
        WindowManagerForTests.run([]) { manager in
            let target = Target()
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
            item.button?.title = "Timer"
            item.button?.action = Selector(Target.press)
            item.button?.target = target
            item.show()
            #expect(manager.openWindows.map(\.title) == ["Timer"] && item.isVisible && item.button?.window?.isVisible == true)
            item.button?.performClick(nil)
            item.button?.press()
            #expect(target.calls == ["press Timer", "press Timer"])
            item.button?.sendAction(on: .rightMouseUp)
            item.button?.press()
            item.button?.isEnabled = false
            item.button?.performClick(nil)
            #expect(target.calls.count == 2)
            // The user removes the item, the program shows it again.
            manager.openWindows[0].handle?.close()
            #expect(!item.isVisible)
            item.isVisible = true
            #expect(manager.openWindows.count == 1)
            NSStatusBar.system.removeStatusItem(item)
            #expect(manager.openWindows.isEmpty && !item.isVisible && item.statusBar == nil)
        }
    }

    @Test func aMenuIsShownWhileItsWindowHasTheKeyboard() {
        WindowManagerForTests.run([]) { manager in
            _ = NSApplication.shared
            let target = Target()
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
            let menu = NSMenu()
            menu.delegate = target
            item.menu = menu
            item.button?.title = "Menu"
            item.show()
            manager.activate("Menu")
            manager.activate("")
            #expect(target.calls == ["open", "close"])
            NSStatusBar.system.removeStatusItem(item)
        }
    }

    @Test func aPopoverIsAWindowOverThatOfItsView() {
        WindowManagerForTests.run(["Scene"]) { manager in
            _ = NSApplication.shared
            let target = Target()
            let popover = NSPopover()
            let view = NSApp.windows[0].contentView!
            popover.show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
            #expect(!popover.isShown)
            popover.contentViewController = NSHostingController(rootView: Color.red.frame(minWidth: 50, minHeight: 40))
            popover.contentSize = CGSize(width: 200, height: 100)
            popover.delegate = target
            popover.show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
            #expect(popover.isShown && manager.log.contains { $0.hasSuffix("to Scene") })
            #expect(manager.openWindows[1].tree?.size == CGSize(width: 200, height: 100))
            target.allows = false
            popover.performClose(nil)
            #expect(popover.isShown && target.calls == ["shown"])
            target.allows = true
            popover.performClose(nil)
            #expect(!popover.isShown && target.calls == ["shown", "closing"])
        }
    }
}
