import CoreGraphics
import Foundation

/// An item in the status bar: a small window with a button, the items of a menu, or both.
///
/// Closing the window sets `isVisible` to false.
///
///     let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
///     item.button?.image = NSImage(systemSymbolName: "star", accessibilityDescription: "Favourites")
///     item.menu = menu
@MainActor open class NSStatusItem: NSObject {
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
    open var autosaveName: String?

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
        }
    }

    /// Whether the item has a window.
    open var isVisible: Bool {
        get { isShown && statusBar != nil }
        set {
            isShown = newValue
            if newValue { show() } else { itemWindow.close() }
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

    /// Notes that the user has closed the window.
    func windowHasClosed() { isShown = false }

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
