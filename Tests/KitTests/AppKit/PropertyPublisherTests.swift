@testable import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// Publishers of properties of AppKit's objects.
@MainActor @Suite(.serialized) struct PropertyPublisherTests {
    private final class Log<Value> {
        var values: [Value] = []
    }

    @Test func windowsPublishWhatTheProgramAndTheDesktopChange() {
        WindowManagerForTests.run([]) { manager in
            let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
            window.title = "One"
            let (titles, keys, shown) = (Log<String>(), Log<Bool>(), Log<Bool>())
            let subscriptions = [
                window.publisher(for: \.title).sink { titles.values.append($0) },
                window.publisher(for: \.isKeyWindow, options: .new).sink { keys.values.append($0) },
                window.publisher(for: \.isVisible).sink { shown.values.append($0) },
            ]
            _ = NSApplication.shared
            window.title = "Two"
            window.makeKeyAndOrderFront(nil)
            manager.activate("Two")
            window.level = .floating
            manager.activate("")
            window.orderOut(nil)
            #expect(titles.values == ["One", "Two"])
            #expect(keys.values == [true, false])
            #expect(shown.values == [false, true, false])
            subscriptions.forEach { $0.cancel() }
            window.makeKeyAndOrderFront(nil)
            #expect(shown.values == [false, true, false])
            window.close()
        }
    }

    @Test func theProgramPublishesItsAppearance() {
        let own = ProgramServices.colorScheme
        defer { ProgramServices.colorScheme = own }
        ProgramServices.colorScheme = .light
        let log = Log<NSAppearance.Name>()
        let subscription = NSApp.publisher(for: \.effectiveAppearance).sink { log.values.append($0.name) }
        NSApp.appearance = NSAppearance(named: .darkAqua)
        ProgramServices.colorScheme = .light
        ProgramServices.report(.colorSchemeChanged)
        ProgramServices.report(.screensChanged)
        #expect(log.values == [.aqua, .darkAqua, .aqua])
        subscription.cancel()
    }

    @Test func itemsPublishWhetherTheyAreShown() {
        WindowManagerForTests.run([]) { manager in
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
            item.button?.title = "Item"
            item.show()
            let log = Log<Bool>()
            let subscription = item.publisher(for: \.isVisible).sink { log.values.append($0) }
            item.isVisible = false
            item.isVisible = true
            manager.openWindows[0].handle?.close()
            #expect(log.values == [true, false, true, false])
            subscription.cancel()
            NSStatusBar.system.removeStatusItem(item)
        }
    }
}
