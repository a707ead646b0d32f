import AppKit
import SwiftUI

/// A program that makes its windows itself.
struct OwnWindowsProbe: App {
    @NSApplicationDelegateAdaptor(OwnWindowsDelegate.self) private var delegate

    var body: some Scene {
        Settings { Text("settings").onAppear { tell("settings") } }
    }
}

/// Opens a window, a panel and a status item, and tells what happens to them.
@MainActor final class OwnWindowsDelegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
    private var window: NSWindow?
    private var item: NSStatusItem?

    func applicationDidFinishLaunching(_ notification: Notification) {
        let window = NSWindow(
            contentRect: CGRect(x: 100, y: 400, width: 300, height: 200), styleMask: [.titled, .closable, .resizable], backing: .buffered,
            defer: false)
        window.title = "Own"
        window.contentView = NSHostingView(rootView: OwnWindowPage())
        window.contentMinSize = CGSize(width: 250, height: 150)
        window.delegate = self
        window.makeKeyAndOrderFront(nil)
        self.window = window

        let panel = TellingPanel(
            contentRect: CGRect(x: 600, y: 400, width: 200, height: 100), styleMask: [.titled, .closable], backing: .buffered, defer: false)
        panel.title = "Panel"
        panel.level = .floating
        panel.contentView = NSHostingView(rootView: Color.teal)
        panel.orderFront(nil)

        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        item.button?.title = "Status"
        item.menu = NSMenu()
        item.menu?.addItem(withTitle: "Show", action: Selector(OwnWindowsDelegate.show), keyEquivalent: "o")
        self.item = item
    }

    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
        tell("reopened \(flag)")
        return true
    }

    func applicationDidResignActive(_ notification: Notification) { tell("inactive") }

    func show(_ item: NSMenuItem) { window?.makeKeyAndOrderFront(nil) }

    func windowWillClose(_ notification: Notification) { tell("closing") }
}

/// Tells of the events that no view uses, and picks a colour when P is pressed.
private final class TellingPanel: NSPanel {
    override func mouseDown(with event: NSEvent) {
        tell("panel pressed \(Int(event.locationInWindow.x)) \(Int(event.locationInWindow.y))")
    }
    override func mouseUp(with event: NSEvent) { tell("panel released") }
    override func keyDown(with event: NSEvent) {
        guard event.characters == "p" else { return super.keyDown(with: event) }
        NSColorSampler().show { color in
            tell(color.map { "picked \($0.redComponent) \($0.greenComponent) \($0.blueComponent)" } ?? "picked nothing")
        }
    }
    override func keyUp(with event: NSEvent) { tell("key \(event.characters ?? "") released") }
    override func performKeyEquivalent(with event: NSEvent) -> Bool {
        guard event.charactersIgnoringModifiers == "e" else { return false }
        tell("equivalent")
        return true
    }
}

/// A counter, whose state outlives the closing of its window.
private struct OwnWindowPage: View {
    @State private var count = 0

    var body: some View {
        Button("Count") {
            count += 1
            tell("count \(count)")
        }
        .keyboardShortcut("k")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
