import CoreGraphics
import SwiftUI
import SwiftUICore

extension NSMenu {
    /// A window that shows a menu until an item is chosen or the window loses the keyboard.
    private final class PopUpWindow: NSPanel, NSWindowDelegate {
        override var canBecomeKey: Bool { true }
        override func cancelOperation(_ sender: Any?) { close() }
        func windowDidResignKey(_ notification: Notification) { close() }
    }

    /// The content of the window.
    private struct PopUpContent: View {
        let menu: NSMenu
        let close: () -> Void

        var body: some View {
            MenuItems { MenuContent(menu: menu) }
                .environment(\.dismissMenu, MenuDismissAction(close: close))
                .fixedSize()
        }
    }

    /// Shows the menu in a window of its own and runs the event loop until that window closes.
    ///
    /// - Parameters:
    ///   - item: Has no effect.
    ///   - location: The upper left corner of the menu, in points from the lower left corner of the screen, if there is no view and the desktop lets
    ///     programs place windows. Else the desktop places the menu.
    ///   - view: The view over whose window the menu is shown; nil for none.
    /// - Returns: Whether the menu has been shown and an item has been chosen. Without windows it is false.
    @discardableResult
    public func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
        guard ProgramServices.windowManager.manager != nil else { return false }
        prepare()
        delegate?.menuWillOpen(self)
        let window = PopUpWindow(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
        window.delegate = window
        window.hidesOnDeactivate = false
        window.level = .popUpMenu
        var isChosen = false
        window.contentView = NSHostingView(
            rootView: PopUpContent(menu: self) { [weak window] in
                isChosen = true
                window?.close()
            })
        if let parent = view?.window {
            parent.addChildWindow(window, ordered: .above)
        } else {
            if location != .zero { window.setFrameTopLeftPoint(location) }
            window.makeKeyAndOrderFront(nil)
        }
        while window.window != nil { ProgramServices.runEvents() }
        delegate?.menuDidClose(self)
        return isChosen
    }

    /// Shows a menu over the window of a view and runs the event loop until the menu closes.
    public class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
        menu.popUp(positioning: nil, at: .zero, in: view)
    }
}
