import AppKit
import SwiftUI
import SwiftUICore
import Testing

/// The windows of a program in AppKit's words.
@MainActor @Suite(.serialized) struct NSWindowTests {
    @Test func windowsAreListedRaisedAndClosed() throws {
        try WindowManagerForTests.run(["First", "Second"]) { manager in
            #expect(NSApp.windows.map(\.title) == ["First", "Second"])
            #expect(NSApp.keyWindow?.title == "Second")
            let first = try #require(NSApp.windows.first { $0.identifier?.rawValue == "first" })
            #expect(first.frame.size == CGSize(width: 300, height: 500))
            first.makeKeyAndOrderFront(nil)
            first.title = "New"
            first.zoom(nil)
            first.close()
            #expect(!first.isVisible && NSApp.windows.count == 1)
            NSApp.keyWindow?.performClose(nil)
            #expect(manager.log == ["present First", "title New", "zoom First", "close First", "closeByUser Second"])
        }
    }

    @Test func namesOfActionsAreKnown() {
        WindowManagerForTests.run(["Only"]) { manager in
            #expect(NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil))
            #expect(NSApp.sendAction(Selector("performMiniaturize:"), to: nil, from: nil))
            #expect(!NSApp.sendAction(Selector("unknown:"), to: nil, from: nil))
            #expect(manager.log == ["settings", "minimize Only"])
        }
    }

    @Test func theAppearanceOfAWindowIsThatOfItsViews() throws {
        WindowManagerForTests.run(["Only"]) { manager in
            NSApp.windows[0].appearance = NSAppearance(named: .darkAqua)
            #expect(manager.openWindows[0].tree?.environment.colorScheme == .dark)
            #expect(NSApp.windows[0].appearance?.name == .darkAqua)
            #expect(NSApp.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
            NSApp.windows[0].appearance = nil
            #expect(manager.openWindows[0].tree?.environment.colorScheme == .light)
        }
    }
}
