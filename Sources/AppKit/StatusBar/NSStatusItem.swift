import Combine
import CoreGraphics
import Foundation

/// An item in the status bar: a small window with a button, the items of a menu, or both.
///
/// Closing the window sets `isVisible` to false.
///
///     let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
///     item.button?.image = NSImage(systemSymbolName: "star", accessibilityDescription: "Favourites")
///     item.menu = menu
@preconcurrency @MainActor open class NSStatusItem: NSObject, _PropertyAnnouncing {
    /// The name under which macOS keeps the position of an item.
    public typealias AutosaveName = String

    /// The ways in which the user may change an item.
    public struct Behavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The user can remove the item. On Linux the user can close the window of every item.
        public static let removalAllowed = Behavior(rawValue: 1 << 1)
        /// The program ends when the user closes the window of the item.
        public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
    }

    /// The length of an item that is as wide as its content.
    public static let variableLength: CGFloat = -1
    /// The length of an item that is as wide as high.
    public static let squareLength: CGFloat = -2

    private let itemButton: NSStatusBarButton
    private let itemWindow: StatusItemWindow
    private var isShown = true

    /// The bar of the item; nil after the item has been removed.
    open private(set) weak var statusBar: NSStatusBar?
    /// The width in points. It is kept and has no effect, since windows fit their content.
    open var length: CGFloat
    /// The name under which macOS keeps the position of the item. Kept only: the desktop places its window.
    open var autosaveName: AutosaveName!
    /// The ways in which the user may change the item.
    open var behavior: Behavior = [] {
        didSet { _changes.send() }
    }
    public let _changes = PassthroughSubject<Void, Never>()

    init(length: CGFloat, in bar: NSStatusBar) {
        self.length = length
        statusBar = bar
        itemWindow = StatusItemWindow(contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable], backing: .buffered, defer: false)
        itemButton = NSStatusBarButton()
        super.init()
        itemWindow.item = self
        itemWindow.delegate = itemWindow
        itemWindow.hidesOnDeactivate = false
        itemWindow.contentView = NSHostingView(rootView: StatusItemContent(item: self))
        itemButton.window = itemWindow
        itemButton.item = self
        updateTitle()
    }

    /// The button of the item.
    open var button: NSStatusBarButton? { itemButton }

    /// The menu, whose items are shown below the button; nil for none. An item with a menu does not call the action of its button.
    open var menu: NSMenu? {
        didSet {
            menu?.prepare()
            itemButton.revision.changed()
            _changes.send()
        }
    }

    /// Whether the item has a window.
    open var isVisible: Bool {
        get { isShown && statusBar != nil }
        set {
            isShown = newValue
            if newValue { show() } else { itemWindow.close() }
            _changes.send()
        }
    }

    /// Opens the window, unless the item has been removed or is not visible.
    func show() {
        guard isVisible, !itemWindow.isVisible else { return }
        menu?.prepare()
        itemWindow.orderFront(nil)
    }

    func remove() {
        statusBar = nil
        itemWindow.close()
    }

    /// Notes that the window has closed: on behalf of the user unless the item has been hidden or removed.
    func windowHasClosed() {
        let isRemovedByUser = isVisible
        isShown = false
        _changes.send()
        if isRemovedByUser, behavior.contains(.terminationOnRemoval) { NSApp.terminate(self) }
    }

    /// Gives the window the title of the button or else the name of the program.
    func updateTitle() {
        let title = [itemButton.title, itemButton.toolTip ?? "", ProcessInfo.processInfo.processName].first { !$0.isEmpty } ?? ""
        if itemWindow.title != title { itemWindow.title = title }
    }

    /// The menu is shown while its window has the keyboard.
    func menuIsShown(_ isShown: Bool) {
        guard let menu else { return }
        if isShown {
            menu.prepare()
            menu.delegate?.menuWillOpen(menu)
        } else {
            menu.delegate?.menuDidClose(menu)
        }
    }
}
