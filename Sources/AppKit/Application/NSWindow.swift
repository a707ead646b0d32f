import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// A window of the program, for code that lists, closes, raises and observes windows.
///
/// Programs cannot make windows. SwiftUI scenes make them and determine their content.
@MainActor public final class NSWindow: NSObject {
    private static var handles = WindowHandles<NSWindow>()

    private let id: ObjectIdentifier
    private var chosenIdentifier: NSUserInterfaceItemIdentifier?
    private var chosenLevel = Level.normal
    private var opacity: CGFloat = 1

    private init(id: ObjectIdentifier) {
        self.id = id
    }

    /// The windows that are open, in the order in which they were opened.
    static var open: [NSWindow] { handles.open(NSWindow.init(id:)) }

    /// The open window of an identity; nil if there is none.
    static func open(_ id: ObjectIdentifier) -> NSWindow? { open.first { $0.id == id } }

    private var window: OpenWindow? { ProgramServices.openWindows.first { $0.id == id } }
    private var state: WindowState? { window?.handle?.state() }

    /// The delegate, which is called when the window changes and decides whether the user may close it. The reference is weak.
    public weak var delegate: (any NSWindowDelegate)? {
        didSet {
            window?.handle?.mayClose = { [weak self] in
                guard let self, let delegate else { return true }
                return delegate.windowShouldClose(self)
            }
        }
    }

    /// The title of the window.
    public var title: String {
        get { window?.title ?? "" }
        set { window?.handle?.setTitle(newValue) }
    }
    /// The identifier that the program has given the window, or else that of its scene; nil if it has none.
    public var identifier: NSUserInterfaceItemIdentifier? {
        get { chosenIdentifier ?? window?.sceneID.map { NSUserInterfaceItemIdentifier($0) } }
        set { chosenIdentifier = newValue }
    }
    /// Whether the window is open and has not been taken from the screen.
    public var isVisible: Bool { state?.isVisible ?? (window != nil) }
    /// Whether the window is minimised. Wayland does not tell: there it is false.
    public var isMiniaturized: Bool { state?.isMinimized ?? false }
    /// Whether the window fills the screen within its bars.
    public var isZoomed: Bool { state?.isMaximized ?? false }
    /// True for every open window.
    public var canBecomeKey: Bool { window != nil }
    /// True for every open window.
    public var canBecomeMain: Bool { window != nil }
    /// Whether dragging the background moves the window.
    public var isMovableByWindowBackground: Bool {
        get { state?.movesByBackground ?? false }
        set { window?.handle?.setMovesByBackground(newValue) }
    }
    /// The level among other windows: levels above `normal` keep the window above them, where the desktop lets programs do so.
    public var level: Level {
        get { chosenLevel }
        set {
            chosenLevel = newValue
            window?.handle?.setLevel(newValue > .normal ? .floating : newValue < .normal ? .desktop : .normal)
        }
    }
    /// The opacity of the whole window, clamped to 0...1.
    public var alphaValue: CGFloat {
        get { opacity }
        set {
            opacity = newValue.isNaN ? 1 : min(max(newValue, 0), 1)
            window?.handle?.setOpacity(opacity)
        }
    }
    /// The parts and abilities of the window, as far as they are known: a title bar, and whether it covers the screen.
    public var styleMask: StyleMask {
        state?.isFullScreen == true
            ? [.titled, .closable, .miniaturizable, .resizable, .fullScreen] : [.titled, .closable, .miniaturizable, .resizable]
    }
    /// The screen of the window.
    public var screen: NSScreen? { window == nil ? nil : .main }
    /// The number of pixels per point.
    public var backingScaleFactor: CGFloat { NSScreen.main?.backingScaleFactor ?? 1 }
    /// The undo manager of the window or of its document; nil after it has been closed.
    public var undoManager: UndoManager? { window?.tree?.services.undoManager }
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
    /// Takes the window from the screen without closing it. `makeKeyAndOrderFront(_:)` shows it again.
    public func orderOut(_ sender: Any?) { window?.handle?.hide() }
    /// Shows the window, or takes it from the screen without closing it.
    public func setIsVisible(_ flag: Bool) { if flag { window?.present() } else { orderOut(nil) } }
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
    /// Covers the whole screen with the window, or gives it back the size that it had before.
    public func toggleFullScreen(_ sender: Any?) { window?.handle?.toggleFullScreen() }
    /// Moves the window to the middle of the screen, where the desktop lets programs do so. Wayland does not.
    public func center() { window?.handle?.center() }
    /// Gives the content a size in points, within the limits of its views. Sizes without area have no effect.
    public func setContentSize(_ size: CGSize) {
        guard size.width > 0, size.height > 0 else { return }
        window?.handle?.setSize(size)
    }
    /// Gives the content the size of a rectangle in points. Desktops place windows themselves: the origin has no effect.
    public func setFrame(_ frameRect: CGRect, display flag: Bool) { setContentSize(frameRect.size) }
    /// Gives the content the size of a rectangle in points, at once. Desktops place windows themselves: the origin has no effect.
    public func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) { setContentSize(frameRect.size) }

    /// Ends editing in the window. The only possible responder is nil, since there are no responders of AppKit.
    @discardableResult public func makeFirstResponder(_ responder: Never?) -> Bool {
        window?.tree?.endEditing()
        return true
    }
    /// Ends editing in the window. The argument is ignored: there are no responders of AppKit.
    public func endEditing(for object: Any?) { window?.tree?.endEditing() }
}

extension NSWindow {
    /// A level among windows: higher ones are above.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a level from its number.
        public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let submenu = Level(rawValue: 3)
        public static let tornOffMenu = Level(rawValue: 3)
        public static let modalPanel = Level(rawValue: 8)
        public static let mainMenu = Level(rawValue: 24)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
        public static let screenSaver = Level(rawValue: 1000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// Parts and abilities of a window.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1 << 0)
        public static let closable = StyleMask(rawValue: 1 << 1)
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        public static let resizable = StyleMask(rawValue: 1 << 3)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
    }
}
