@testable import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor private final class Target: NSObject, NSMenuItemValidation, NSMenuDelegate {
    var chosen: [String] = []
    var calls: [String] = []
    var allows = true

    func choose(_ item: NSMenuItem) { chosen.append(item.title) }
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { allows }
    func menuNeedsUpdate(_ menu: NSMenu) {
        calls.append("update")
        menu.removeAllItems()
        menu.addItem(withTitle: "Made \(calls.count)", action: Selector(Target.choose), keyEquivalent: "").target = self
    }
}

/// Menus and their items.
@MainActor @Suite(.serialized) struct MenuTests {
    private func menu(_ target: Target, _ titles: String...) -> NSMenu {
        let menu = NSMenu()
        for title in titles { menu.addItem(withTitle: title, action: Selector(Target.choose), keyEquivalent: "").target = target }
        return menu
    }

    @Test func itemsAreAddedFoundAndRemoved() {
        let menu = NSMenu(title: "Menu")
        let first = menu.addItem(withTitle: "First", action: nil, keyEquivalent: "")
        let second = NSMenuItem(title: "Second", action: nil, keyEquivalent: "")
        second.tag = 7
        menu.insertItem(second, at: -3)
        menu.addItem(.separator())
        #expect(menu.items.map(\.title) == ["Second", "First", ""] && menu.items[2].isSeparatorItem)
        #expect(menu.item(withTag: 7) === second && menu.item(withTitle: "First") === first && menu.item(at: 3) == nil)
        #expect(menu.index(of: first) == 1 && menu.indexOfItem(withTag: 8) == -1 && menu.indexOfItem(withTitle: "Second") == 0)
        // An item is in one menu.
        let other = NSMenu()
        other.addItem(second)
        #expect(menu.numberOfItems == 2 && second.menu === other)
        let submenu = NSMenu()
        menu.setSubmenu(submenu, for: first)
        #expect(first.hasSubmenu && submenu.supermenu === menu && menu.indexOfItem(withSubmenu: submenu) == 0)
        submenu.addItem(second)
        #expect(second.parent === first && other.items.isEmpty)
        menu.removeItem(at: 9)
        menu.removeAllItems()
        #expect(menu.items.isEmpty && first.menu == nil && submenu.supermenu == nil)
    }

    @Test func itemsAreViewsThatCallTheirTargets() throws {
        let target = Target()
        let menu = menu(target, "One", "Two")
        menu.prepare()
        let host = ViewHost(VStack { MenuContent(menu: menu) }, profile: .macOS)
        try host.tap(.text("One"))
        #expect(target.chosen == ["One"])
        // Changes are shown.
        menu.items[0].title = "Uno"
        menu.items[1].isHidden = true
        menu.addItem(withTitle: "Three", action: nil, keyEquivalent: "")
        host.advance(by: 0.1)
        #expect(host.contains(.text("Uno")) && !host.contains(.text("Two")) && host.contains(.text("Three")))
        menu.items[0].state = .on
        host.advance(by: 0.1)
        try host.tap(.text("Uno"))
        #expect(target.chosen == ["One", "Uno"])
    }

    @Test func targetsDecideWhetherItemsCanBeChosen() {
        let target = Target()
        let menu = menu(target, "One")
        menu.addItem(withTitle: "Nothing", action: nil, keyEquivalent: "")
        menu.addItem(withTitle: "Unknown", action: Selector(("unknown:")), keyEquivalent: "")
        menu.addItem(withTitle: "Quit", action: Selector(NSApplication.terminate), keyEquivalent: "q")
        target.allows = false
        menu.performActionForItem(at: 0)
        #expect(target.chosen.isEmpty && menu.items.map(\.canBeChosen) == [false, false, false, true])
        target.allows = true
        menu.performActionForItem(at: 0)
        #expect(target.chosen == ["One"])
        menu.autoenablesItems = false
        #expect(menu.items.map(\.canBeChosen) == [true, true, true, true])
        menu.items[0].isEnabled = false
        menu.performActionForItem(at: 0)
        #expect(target.chosen == ["One"] && !menu.items[0].canBeChosen)
    }

    @Test func actionsWithoutATargetFindOne() {
        final class Window: NSWindow {
            var calls = 0
            func act(_ sender: Any?) { calls += 1 }
        }
        WindowManagerForTests.run([]) { manager in
            let window = Window(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
            window.title = "Key"
            #expect(!NSApp.sendAction(Selector(Window.act), to: nil, from: nil))
            window.makeKeyAndOrderFront(nil)
            manager.activate("Key")
            #expect(NSApp.sendAction(Selector(Window.act), to: nil, from: nil) && window.calls == 1)
        }
    }

    @Test func keysAreShortcuts() {
        let item = NSMenuItem(title: "", action: nil, keyEquivalent: "Z")
        #expect(item.shortcut == KeyboardShortcut("z", modifiers: [.command, .shift]))
        item.keyEquivalent = "\u{8}"
        item.keyEquivalentModifierMask = [.option]
        #expect(item.shortcut == KeyboardShortcut(.delete, modifiers: .option))
        item.keyEquivalent = ""
        #expect(item.shortcut == nil)
    }

    @Test func delegatesUpdateMenus() {
        let target = Target()
        let menu = NSMenu()
        menu.delegate = target
        menu.prepare()
        menu.prepare()
        #expect(menu.items.map(\.title) == ["Made 2"] && menu.items[0].canBeChosen)
    }

    @Test func aMenuIsShownUntilAnItemIsChosen() throws {
        let runEvents = ProgramServices.runEvents
        defer { ProgramServices.runEvents = runEvents }
        WindowManagerForTests.run(["Scene"]) { manager in
            let target = Target()
            let menu = menu(target, "One")
            ProgramServices.runEvents = { NSApp.windows.last?.cancelOperation(nil) }
            #expect(!menu.popUp(positioning: nil, at: .zero, in: NSApp.windows[0].contentView))
            #expect(manager.log.contains { $0.hasSuffix("to Scene") } && NSApp.windows.count == 1)
        }
    }
}
