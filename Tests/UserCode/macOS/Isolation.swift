import AppKit
import SwiftUI

// Classes of AppKit in code that no actor isolates, which compiles in Swift 5 mode.

final class PanelModel: NSObject, NSWindowDelegate, NSMenuDelegate {
    static let panel = NSPanel()
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    let menu = NSMenu(title: "Panel")
    var timer: Timer?

    override init() {
        super.init()
        item.button?.title = "Panel"
        item.menu = menu
        menu.delegate = self
        menu.addItem(NSMenuItem(title: "Quit", action: nil, keyEquivalent: "q"))
        PanelModel.panel.delegate = self
    }

    deinit {
        NSStatusBar.system.removeStatusItem(item)
        PanelModel.panel.close()
    }

    func show() {
        let panel = PanelModel.panel
        panel.level = .statusBar + 1
        panel.contentView = NSHostingView(rootView: Text("Panel"))
        panel.makeKeyAndOrderFront(nil)
        NSApp.activate(ignoringOtherApps: true)
        NSApplication.shared.setActivationPolicy(.accessory)
        [1, 2].forEach { panel.setContentSize(NSSize(width: 100 * $0, height: 100)) }
    }

    func windowWillClose(_ notification: Notification) { (notification.object as? NSWindow)?.title = "" }
    func menuWillOpen(_ menu: NSMenu) { menu.items.first?.isHidden = false }
}

enum Alerts {
    static func ask(_ question: String) -> Bool {
        let alert = NSAlert()
        alert.messageText = question
        alert.addButton(withTitle: "Yes").keyEquivalent = "\r"
        return alert.runModal() == .alertFirstButtonReturn
    }

    static func open(_ handler: @escaping (URL?) -> Void) {
        let panel = NSOpenPanel()
        panel.begin { handler($0 == .OK ? panel.url : nil) }
    }
}
