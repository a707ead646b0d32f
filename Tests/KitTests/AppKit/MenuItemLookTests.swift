@testable import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// How items of menus and buttons of the status bar look.
@MainActor @Suite(.serialized) struct MenuItemLookTests {
    private func host(_ items: [NSMenuItem]) -> (menu: NSMenu, host: ViewHost) {
        let menu = NSMenu()
        menu.autoenablesItems = false
        menu.items = items
        return (menu, ViewHost(MenuItems { MenuContent(menu: menu) }, size: CGSize(width: 300, height: 300), profile: .macOS, scale: 1))
    }

    private func item(_ title: String, _ key: String = "") -> NSMenuItem { NSMenuItem(title: title, action: nil, keyEquivalent: key) }

    @Test func itemsAreIndented() throws {
        let items = [item("One"), item("Two"), item("Six")]
        items[1].indentationLevel = 2
        items[2].indentationLevel = 99
        #expect(items[2].indentationLevel == 15)
        let (menu, host) = host(items)
        let places = try ["One", "Two", "Six"].map { try host.frame(of: .text($0)).minX }
        #expect(places[1] - places[0] == 20 && places[2] - places[0] == 150)
        _ = menu
    }

    @Test func viewsTakeThePlaceOfTitles() throws {
        let items = [item("One"), item("Two"), item("Six")]
        let view = NSHostingView(rootView: Text("Shown"))
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
        items[1].view = view
        let (menu, host) = host(items)
        #expect(host.contains(.text("Shown")) && !host.contains(.text("Two")))
        let places = try ["One", "Shown", "Six"].map { try host.frame(of: .text($0)).midY }
        #expect(places[2] - places[0] > 50 && places[1] > places[0] && places[1] < places[2])
        items[1].view = nil
        host.advance(by: 0.1)
        #expect(!host.contains(.text("Shown")) && host.contains(.text("Two")))
        _ = menu
    }

    @Test func badgesAndAttributedTitlesAreShown() throws {
        let items = [item("One"), item("Two"), item("Six")]
        items[0].badge = NSMenuItemBadge(count: 12)
        items[1].badge = NSMenuItemBadge(count: 0)
        items[2].attributedTitle = NSAttributedString(string: "Styled", attributes: [.foregroundColor: NSColor.red])
        let (menu, host) = host(items)
        #expect(host.contains(.text("12")) && !host.contains(.text("0")) && host.contains(.text("Styled")) && !host.contains(.text("Six")))
        #expect(try host.frame(of: .text("12")).minX > host.frame(of: .text("One")).maxX)
        items[0].badge = NSMenuItemBadge(string: "new")
        host.advance(by: 0.1)
        #expect(host.contains(.text("new")))
        _ = menu
    }

    @Test func alternatesTakeThePlaceOfTheirItemWhileTheirKeysAreHeld() {
        let items = [item("Close", "w"), item("Close All", "w"), item("Other", "w"), item("Last")]
        items[1].isAlternate = true
        items[1].keyEquivalentModifierMask = [.command, .option]
        // An alternate with the same keys is an item of its own.
        items[2].isAlternate = true
        let (menu, host) = host(items)
        #expect(host.contains(.text("Close")) && !host.contains(.text("Close All")) && host.contains(.text("Other")))
        host.tree.holdModifiers([.command, .option])
        host.advance(by: 0.1)
        #expect(!host.contains(.text("Close")) && host.contains(.text("Close All")) && host.contains(.text("Last")))
        host.tree.holdModifiers([])
        host.advance(by: 0.1)
        #expect(host.contains(.text("Close")))
        _ = menu
    }

    @Test func buttonsOfTheStatusBarHaveAttributes() throws {
        try WindowManagerForTests.run([]) { manager in
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
            defer { NSStatusBar.system.removeStatusItem(item) }
            let button = try #require(item.button)
            button.attributedTitle = NSAttributedString(string: "12:30", attributes: [.foregroundColor: NSColor.red])
            item.autosaveName = "clock"
            #expect(button.title == "12:30" && item.autosaveName == "clock")
            item.show()
            #expect(manager.openWindows.map(\.title) == ["12:30"])
            button.title = "12:31"
            #expect(button.attributedTitle.string == "12:31" && button.styledTitle == nil)
        }
    }

    private func withHost<Result>(_ change: (NSStatusBarButton) -> Void, _ body: (ViewHost) throws -> Result) throws -> Result {
        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        defer { NSStatusBar.system.removeStatusItem(item) }
        item.isVisible = false
        let button = try #require(item.button)
        button.title = "Status"
        change(button)
        return try body(ViewHost(StatusItemContent(item: item), size: CGSize(width: 160, height: 60), profile: .macOS, scale: 1))
    }

    private func picture(_ change: (NSStatusBarButton) -> Void) throws -> Data {
        try withHost(change) { try #require(NSBitmapImageRep(cgImage: $0.image()).representation(using: .png, properties: [:])) }
    }

    @Test func screenReadersReadTheTextThatWasSet() throws {
        func label(_ change: (NSStatusBarButton) -> Void) throws -> String? {
            try withHost(change) { $0.accessibilityElements.flatMap(\.flattened).first { $0.role == .button }?.label }
        }
        #expect(try label { _ in } == "Status")
        #expect(try label { $0.setAccessibilityTitle("Title") } == "Title")
        #expect(
            try label {
                $0.setAccessibilityTitle("Title")
                $0.setAccessibilityLabel("Label")
            } == "Label")
    }

    @Test func buttonsOfTheStatusBarLookDifferent() throws {
        let plain = try picture { _ in }
        #expect(try picture { _ in } == plain)
        #expect(try picture { $0.contentTintColor = .red } != plain)
        #expect(try picture { $0.font = .boldSystemFont(ofSize: 20) } != plain)
        #expect(try picture { $0.appearsDisabled = true } != plain)
        #expect(try picture { $0.highlight(true) } != plain)
    }

    @Test func closingAnItemEndsTheProgramIfItSaysSo() {
        final class Delegate: NSObject, NSApplicationDelegate {
            var isAsked = false
            func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
                isAsked = true
                return .terminateCancel
            }
        }
        WindowManagerForTests.run([]) { manager in
            let (own, delegate) = (NSApp.delegate, Delegate())
            NSApp.delegate = delegate
            defer { NSApp.delegate = own }
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
            item.behavior = [.removalAllowed, .terminationOnRemoval]
            item.show()
            item.isVisible = false
            #expect(!delegate.isAsked)
            item.isVisible = true
            manager.openWindows[0].handle?.close()
            #expect(delegate.isAsked)
            NSStatusBar.system.removeStatusItem(item)
        }
    }
}
