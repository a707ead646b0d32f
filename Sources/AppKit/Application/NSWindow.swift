import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// A window of the program, for code that lists, closes and raises windows.
///
/// Programs cannot make windows. SwiftUI scenes make them and determine their content.
@MainActor public final class NSWindow: NSObject {
    private static var handles = WindowHandles<NSWindow>()

    private let id: ObjectIdentifier

    private init(id: ObjectIdentifier) {
        self.id = id
    }

    /// The windows that are open, in the order in which they were opened.
    static var open: [NSWindow] { handles.open(NSWindow.init(id:)) }

    private var window: OpenWindow? { ProgramServices.openWindows.first { $0.id == id } }

    /// The title of the window.
    public var title: String {
        get { window?.title ?? "" }
        set { window?.handle?.setTitle(newValue) }
    }
    /// The identifier of the window's scene; nil if it has none.
    public var identifier: NSUserInterfaceItemIdentifier? { window?.sceneID.map { NSUserInterfaceItemIdentifier($0) } }
    /// Whether the window is open.
    public var isVisible: Bool { window != nil }
    /// Whether the window has the keyboard.
    public var isKeyWindow: Bool { window?.isActive ?? false }
    /// Whether the window has the keyboard.
    public var isMainWindow: Bool { isKeyWindow }
    /// The rectangle of the window's content, in points. Desktops do not tell where windows are: the origin is zero.
    public var frame: CGRect { CGRect(origin: .zero, size: window?.tree?.size ?? .zero) }
    /// The appearance of the window; nil for that of the desktop. What views prefer takes precedence.
    public var appearance: NSAppearance? {
        get { window?.tree?.windowColorScheme.flatMap { NSAppearance(named: $0 == .dark ? .darkAqua : .aqua) } }
        set { window?.tree?.windowColorScheme = newValue.map { $0.isDark ? .dark : .light } }
    }

    /// Closes the window.
    public func close() { window?.handle?.close() }
    /// Closes the window unless its views prevent the user from it.
    public func performClose(_ sender: Any?) { window?.handle?.closeByUser() }
    /// Brings the window to the front and gives it the keyboard.
    public func makeKeyAndOrderFront(_ sender: Any?) { window?.present() }
    /// Brings the window to the front.
    public func orderFront(_ sender: Any?) { window?.present() }
    /// Brings the window to the front.
    public func orderFrontRegardless() { window?.present() }
    /// Gives the window the keyboard.
    public func makeKey() { window?.present() }
    /// Hides the window in the desktop's list of windows.
    public func miniaturize(_ sender: Any?) { window?.handle?.minimize() }
    /// Hides the window in the desktop's list of windows.
    public func performMiniaturize(_ sender: Any?) { window?.handle?.minimize() }
    /// Shows a minimised window again.
    public func deminiaturize(_ sender: Any?) { window?.present() }
    /// Lets the window fill the screen, or gives it back the size that it had before.
    public func zoom(_ sender: Any?) { window?.handle?.zoom() }
    /// Lets the window fill the screen, or gives it back the size that it had before.
    public func performZoom(_ sender: Any?) { window?.handle?.zoom() }
    /// Ends editing in the window. The only possible responder is nil, since there are no responders of AppKit.
    @discardableResult public func makeFirstResponder(_ responder: Never?) -> Bool {
        window?.tree?.endEditing()
        return true
    }
}
