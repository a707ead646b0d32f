import Combine
import Foundation
import KitValues
import SwiftUI
import SwiftUICore
import os

/// A window of the program: one of a SwiftUI scene, or one that the program makes itself.
///
///     let panel = NSWindow(
///         contentRect: NSRect(x: 0, y: 0, width: 320, height: 200), styleMask: [.titled, .closable], backing: .buffered, defer: false)
///     panel.title = "Inspector"
///     panel.contentView = NSHostingView(rootView: Inspector())
///     panel.center()
///     panel.makeKeyAndOrderFront(nil)
///
/// A window that the program has made is shown by the same means as those of scenes. Ordered to the front before the program has been launched,
/// it opens then. Closing it keeps its views with their state, which are shown when it is ordered to the front again, until the last reference
/// to the window ends. An open window is kept alive. Scenes determine the content of their windows themselves.
@preconcurrency @MainActor open class NSWindow: NSResponder, _PropertyAnnouncing {
    private static var handles = WindowHandles<NSWindow>()
    /// The windows that open when the program has been launched.
    private static var waiting: [NSWindow] = []
    private static var count = 0

    /// How AppKit stores the pixels of a window. It has no effect on Linux.
    public enum BackingStoreType: UInt, Sendable {
        case retained, nonretained, buffered
    }

    /// The identity of the window while it is open.
    private var id: ObjectIdentifier?
    /// The parameters of a window that the program has made; nil for those of scenes.
    private var source: OwnedWindow?
    private var chosenIdentifier: NSUserInterfaceItemIdentifier?
    private var chosenTitle = ""
    private var chosenAppearance: NSAppearance? {
        didSet { _changes.send() }
    }
    private var sceneContent: SceneContentView?
    private var isKeyIgnored = false

    /// The number of the window in this run of the program.
    public let windowNumber: Int

    // Stored here, as extensions store nothing.
    /// The next step of a change of the opacity; nil if it does not change.
    var fading: DispatchWorkItem?
    var settings = Settings() {
        didSet { _changes.send() }
    }
    public let _changes = PassthroughSubject<Void, Never>()
    /// The attributes of the window that the program controls.
    var attributes = WindowAttributes() {
        didSet {
            guard attributes != oldValue else { return }
            window?.handle?.setAttributes(attributes)
            _changes.send()
        }
    }
    var relations = Relations()
    var delivery = EventDelivery()

    /// Creates a window, which is not shown yet.
    ///
    /// - Parameters:
    ///   - contentRect: The rectangle of the content in points, from the lower left corner of the screen. Without area, the window opens in the
    ///     ideal size of its content. With an origin of zero, or on Wayland, the desktop determines the position.
    ///   - style: The parts and abilities of the window.
    ///   - backingStoreType: Has no effect.
    ///   - flag: Has no effect: the window is created when it is shown.
    public init(contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool) {
        Self.count += 1
        windowNumber = Self.count
        super.init()
        let source = OwnedWindow()
        source.window.settings.resizability = .contentSize
        source.window.show = { [weak self] in self?.contentView?.show(in: $0) }
        self.source = source
        settings.styleMask = style
        styleChanged()
        setContentSize(contentRect.size)
        if contentRect.origin != .zero { setFrameOrigin(contentRect.origin) }
    }

    /// Creates a window on a screen, which has no effect: the desktop determines the screen.
    public convenience init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool, screen: NSScreen?
    ) {
        self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
    }

    /// Creates a window with a title bar, which can be resized, closed and minimised, and shows the view of a controller in its ideal size.
    public convenience init(contentViewController: NSViewController) {
        self.init(
            contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
        self.contentViewController = contentViewController
    }

    /// Creates a window with a title bar.
    public override convenience init() {
        self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    }

    /// Creates the object of a window that a scene has opened.
    private convenience init(id: ObjectIdentifier) {
        self.init()
        source = nil
        settings.styleMask = nil
        attributes = WindowAttributes()
        self.id = id
    }

    /// The windows that are open, in the order in which they were opened.
    static var open: [NSWindow] { handles.open(NSWindow.init(id:)) }

    /// The open window of an identity; nil if there is none.
    static func open(_ id: ObjectIdentifier) -> NSWindow? { open.first { $0.id == id } }

    /// Opens the windows that were ordered to the front before the launch.
    static func programHasLaunched() {
        let windows = waiting
        waiting = []
        for window in windows { window.makeKeyAndOrderFront(nil) }
    }

    /// Releases the windows that the program has made and closed, unless it refers to them.
    static func releaseClosed() { _ = open }

    /// The window in the list of the window manager; nil unless it is open.
    var window: OpenWindow? {
        guard let id else { return nil }
        return ProgramServices.openWindows.first { $0.id == id }
    }
    var state: WindowState? { window?.handle?.state() }
    /// Whether a scene has made the window.
    var isOfScene: Bool { source == nil }

    // MARK: Content

    /// The view in the window. Setting it keeps the size of the window, within the limits of the view.
    ///
    /// The content of a scene's window is determined by the scene and cannot be set.
    open var contentView: NSView? {
        get {
            guard isOfScene else { return settings.contentView }
            if sceneContent == nil { sceneContent = SceneContentView(self) { [weak self] in self?.window?.tree } }
            return sceneContent
        }
        set { setContent(newValue, of: nil) }
    }

    /// The controller of the view in the window. Setting it gives the window the size that the controller prefers, or the ideal size of its view.
    ///
    /// The content of a scene's window is determined by the scene and cannot be set.
    open var contentViewController: NSViewController? {
        get { settings.contentViewController }
        set {
            // In a window, the frame of the view is that of the window.
            let size = newValue?.initialSize
            setContent(newValue?.view, of: newValue)
            guard let newValue, !isOfScene else { return }
            if let title = newValue.title { self.title = title }
            settings.contentSize = size
            if window != nil { setContentSize(size ?? newValue.view.fittingSize) } else { updateInitialSize() }
        }
    }

    private func setContent(_ view: NSView?, of controller: NSViewController?) {
        guard !isOfScene else {
            RuntimeWarnings.report("The content of a window of a scene cannot be set: the scene determines it.")
            return
        }
        settings.contentViewController = controller
        guard view !== settings.contentView else { return }
        settings.contentView?.leaveWindow()
        settings.contentView?.window = nil
        if let other = view?.window, other !== self { other.contentView = nil }
        settings.contentView = view
        view?.window = self
        guard let tree = window?.tree else { return }
        if let view { view.show(in: tree) } else { tree.removeRootView() }
        tree.update()
    }

    /// Passes the size with which the window opens to its parameters.
    func updateInitialSize() {
        guard let source else { return }
        source.window.settings.defaultSize = settings.contentSize
        source.window.settings.fitsContent = settings.contentSize == nil
    }

    // MARK: Identity and appearance

    /// The controller that owns the window; nil for none. The reference is weak.
    open weak var windowController: NSWindowController?

    /// The delegate, which is called when the window changes and decides whether the user may close it. The reference is weak.
    open weak var delegate: (any NSWindowDelegate)? {
        didSet { if let handle = window?.handle { connectClosing(handle) } }
    }

    /// The title of the window.
    open var title: String {
        get { window?.title ?? chosenTitle }
        set {
            chosenTitle = newValue
            source?.window.description.title = Text(verbatim: newValue)
            window?.handle?.setTitle(newValue)
            _changes.send()
        }
    }
    /// The identifier that the program has given the window, or else that of its scene; nil if it has none.
    open var identifier: NSUserInterfaceItemIdentifier? {
        get { chosenIdentifier ?? window?.sceneID.map { NSUserInterfaceItemIdentifier($0) } }
        set { chosenIdentifier = newValue }
    }
    /// The appearance of the window; nil for that of the desktop. What views prefer takes precedence. Windows with the style `hudWindow` are
    /// dark unless they have an appearance.
    open var appearance: NSAppearance? {
        get {
            guard isOfScene else { return chosenAppearance }
            return window?.tree?.windowColorScheme.flatMap { NSAppearance(named: $0 == .dark ? .darkAqua : .aqua) }
        }
        set {
            chosenAppearance = newValue
            applyAppearance()
        }
    }

    func applyAppearance() {
        let scheme: ColorScheme? = chosenAppearance.map { $0.isDark ? .dark : .light } ?? (styleMask.contains(.hudWindow) ? .dark : nil)
        if let tree = window?.tree, tree.windowColorScheme != scheme { tree.windowColorScheme = scheme }
    }

    /// The parts and abilities of the window. What views of a scene's window say about closing, resizing and minimising takes precedence.
    open var styleMask: StyleMask {
        get {
            let mask = settings.styleMask ?? [.titled, .closable, .miniaturizable, .resizable]
            return state?.isFullScreen == true ? mask.union(.fullScreen) : mask.subtracting(.fullScreen)
        }
        set {
            let isFullScreen = styleMask.contains(.fullScreen)
            settings.styleMask = newValue
            styleChanged()
            applyAppearance()
            if newValue.contains(.fullScreen) != isFullScreen { toggleFullScreen(nil) }
        }
    }
    /// The level among other windows: levels above `normal` keep the window above them, where the desktop lets programs do so.
    open var level: Level {
        get { settings.level }
        set {
            settings.level = newValue
            applyLevel()
        }
    }

    private func applyLevel() {
        window?.handle?.setLevel(level > .normal ? .floating : level < .normal ? .desktop : .normal)
    }

    // MARK: State

    /// Whether the window is open and has not been taken from the screen.
    open var isVisible: Bool { state?.isVisible ?? (window != nil) }
    /// Whether the window may be the key window: by default, whether it has a title bar or can be resized. Desktops give the keyboard to any
    /// window; one that cannot become key is not told that it has it, and is never `NSApp.keyWindow`.
    open var canBecomeKey: Bool { !styleMask.isDisjoint(with: [.titled, .resizable]) }
    /// Whether the window may be the main window: by default, whether it is visible and can become the key window.
    open var canBecomeMain: Bool { isVisible && canBecomeKey }
    /// Whether the window has the keyboard.
    open var isKeyWindow: Bool { window?.isActive ?? false && canBecomeKey }
    /// Whether the window has the keyboard and may be the main window.
    open var isMainWindow: Bool { window?.isActive ?? false && canBecomeMain }
    /// The undo manager of the window or of its document; nil after it has been closed.
    open var undoManager: UndoManager? { window?.tree?.services.undoManager }

    // MARK: Showing and closing

    /// Brings the window to the front, if need be by opening it.
    private func show() {
        // Before the launch the window does not open yet.
        if let controller = settings.contentViewController, window != nil || ProgramServices.windowManager.manager != nil {
            controller.showing(open)
        } else {
            open()
        }
        _changes.send()
    }

    private func open() {
        if let window { return window.present() }
        guard let source else { return }
        guard let opened = ProgramServices.windowManager.manager?.open(source.window) else {
            if !Self.waiting.contains(self) { Self.waiting.append(self) }
            return
        }
        id = opened.id
        Self.handles.register(self, for: opened)
        if let handle = opened.handle { connect(handle) }
        if relations.parent != nil || relations.sheetParent != nil { applyRelations() }
        opened.present()
        ProgramServices.report(.windowChanged(opened.id, .opened))
    }

    /// Applies to a new window what the program has determined before.
    private func connect(_ handle: WindowHandle) {
        connectClosing(handle)
        handle.unusedKey = { [weak self] in self?.useKey($0) ?? false }
        NSEvent.deliverToWindows()
        handle.setAttributes(attributes)
        if level != .normal { applyLevel() }
        if alphaValue != 1 { handle.setOpacity(alphaValue) }
        if settings.isMovedByBackground { handle.setMovesByBackground(true) }
        if settings.isPlacedByOrigin { setFrameOrigin(settings.origin) } else if let position = settings.position { handle.place(position) }
        applyAppearance()
    }

    /// Asks the delegate before the user closes the window. A window that the program has made is then closed by its own `close()`, which may be
    /// that of a subclass.
    private func connectClosing(_ handle: WindowHandle) {
        handle.mayClose = { [weak self] in
            guard let self else { return true }
            guard delegate?.windowShouldClose(self) ?? true else { return false }
            if isOfScene { return true }
            close()
            return false
        }
    }

    /// Closes the window.
    open func close() { window?.handle?.close() }
    /// Closes the window unless its views, its style or its delegate prevent the user from it.
    open func performClose(_ sender: Any?) { window?.handle?.closeByUser() }
    /// Brings the window to the front and gives it the keyboard.
    open func makeKeyAndOrderFront(_ sender: Any?) { show() }
    /// Brings the window to the front.
    open func orderFront(_ sender: Any?) { show() }
    /// Brings the window to the front.
    open func orderFrontRegardless() { show() }
    /// Gives the window the keyboard.
    open func makeKey() { window?.present() }
    /// Gives the window the keyboard.
    open func makeMain() { window?.present() }
    /// Takes the window from the screen without closing it. `makeKeyAndOrderFront(_:)` shows it again. A window that waits for the launch of the
    /// program is not opened then.
    open func orderOut(_ sender: Any?) {
        Self.waiting.removeAll { $0 === self }
        if let controller = settings.contentViewController {
            controller.hiding { window?.handle?.hide() }
        } else {
            window?.handle?.hide()
        }
        _changes.send()
    }

    /// Does nothing: desktops let programs raise windows only.
    open func orderBack(_ sender: Any?) { order(.below, relativeTo: 0) }

    /// Shows the window above or below others, or takes it from the screen.
    ///
    /// - Parameters:
    ///   - place: `above` brings the window to the front and `out` takes it from the screen. `below` has no effect: desktops let programs
    ///     raise windows only.
    ///   - otherWin: Ignored: the window is shown above all.
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
        switch place {
        case .above: show()
        case .out: orderOut(nil)
        case .below: break
        }
    }

    /// Begins to move the window with the mouse button that is pressed.
    open func performDrag(with event: NSEvent) { window?.handle?.move() }

    /// Shows the window, or takes it from the screen without closing it.
    open func setIsVisible(_ flag: Bool) { if flag { show() } else { orderOut(nil) } }
    /// Hides the window in the desktop's list of windows.
    open func miniaturize(_ sender: Any?) { window?.handle?.minimize() }
    /// Hides the window in the desktop's list of windows.
    open func performMiniaturize(_ sender: Any?) { window?.handle?.minimize() }
    /// Shows a minimised window again.
    open func deminiaturize(_ sender: Any?) { window?.present() }
    /// Lets the window fill the screen, or gives it back the size that it had before.
    open func zoom(_ sender: Any?) { window?.handle?.zoom() }
    /// Lets the window fill the screen, or gives it back the size that it had before.
    open func performZoom(_ sender: Any?) { window?.handle?.zoom() }
    /// Covers the whole screen with the window, or gives it back the size that it had before.
    open func toggleFullScreen(_ sender: Any?) { window?.handle?.toggleFullScreen() }

    // MARK: Events

    /// Called with each event of the keyboard, the mouse and the wheel in a window that the program has made, after the monitors. It passes the event
    /// to the hosting view and the SwiftUI views, which receive it when this function has returned. They do not receive events that an
    /// override keeps. Changes of the modifier keys cannot be kept from them.
    ///
    /// Called by the program with the event of a key, it sends that to the views at once.
    open func sendEvent(_ event: NSEvent) { deliver(event) }

    /// Whether the window itself takes keys that neither a view nor a command has handled. If it is false, `keyDown(with:)` and `keyUp(with:)`
    /// are not called.
    open override var acceptsFirstResponder: Bool { true }

    /// Called for the Escape key in a window that the program has made, if no view has handled it. It does nothing; panels close.
    open override func cancelOperation(_ sender: Any?) { isKeyIgnored = true }

    /// Called for a key in a window that the program has made, if neither a view nor a command has handled it. Escape calls
    /// `cancelOperation(_:)`, other keys do nothing.
    open override func keyDown(with event: NSEvent) {
        if event.charactersIgnoringModifiers == "\u{1B}", !event.isARepeat { cancelOperation(nil) } else { super.keyDown(with: event) }
    }

    override func pass(_ event: NSEvent) { isKeyIgnored = true }

    /// Returns whether an event of a key that nobody has used has an effect.
    func useKey(_ event: NSEvent) -> Bool {
        guard acceptsFirstResponder else { return false }
        isKeyIgnored = false
        receive(event)
        return !isKeyIgnored
    }

    /// Called when the window has become the key window, before its delegate.
    open func becomeKey() {}
    /// Called when the window is no longer the key window, before its delegate.
    open func resignKey() {}
    /// Called when the window has become the main window, before its delegate.
    open func becomeMain() {}
    /// Called when the window is no longer the main window, before its delegate.
    open func resignMain() {}

    // MARK: Size and position

    /// The rectangle of the window's content, in points. Desktops do not tell where windows are: the origin is the one that the program has set
    /// last, or zero.
    open var frame: CGRect {
        CGRect(origin: settings.origin, size: window?.tree?.size ?? settings.contentSize ?? contentView?.fittingSize ?? .zero)
    }

    /// Moves the window to the middle of the screen, where the desktop lets programs do so. Wayland does not.
    open func center() { place(.relative(.center)) }

    /// Gives the content a size in points, within the limits of its views. Sizes without area have no effect.
    open func setContentSize(_ size: CGSize) {
        guard size.width > 0, size.height > 0 else { return updateInitialSize() }
        settings.contentSize = size
        updateInitialSize()
        window?.handle?.setSize(size)
    }

    /// Gives the window the size of a rectangle in points and, if its origin is not that of `frame`, the position, where the desktop lets
    /// programs do so.
    open func setFrame(_ frameRect: CGRect, display flag: Bool) {
        let origin = frame.origin
        setContentSize(frameRect.size)
        if frameRect.origin != origin { setFrameOrigin(frameRect.origin) }
    }

    /// Gives the window the size and position of a rectangle at once, like `setFrame(_:display:)`.
    open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) { setFrame(frameRect, display: displayFlag) }

    /// Moves the lower left corner of the window to a point, in points from the lower left corner of the screen, where the desktop lets programs
    /// do so. Wayland does not.
    open func setFrameOrigin(_ point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        settings.origin = point
        place(.absolute(CGPoint(x: point.x, y: ScreenMetrics.main.size.height - point.y - frame.height)))
        settings.isPlacedByOrigin = true
    }

    /// Places the window, at once if it is open.
    func place(_ position: WindowPlacement.Position) {
        settings.position = position
        settings.isPlacedByOrigin = false
        window?.handle?.place(position)
    }

    // MARK: Responders

    /// The object that receives keys first: the view in the window while a part of it has the keyboard, or else the window.
    open var firstResponder: NSResponder? { window?.tree?.focus.focused == nil ? self : contentView }

    /// Ends editing in the window, unless the responder is the view in it, whose parts take the keyboard themselves. Returns whether the responder is nil,
    /// the window, or the view in it. Others have no effect.
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        if let responder, responder === contentView { return responder.acceptsFirstResponder }
        guard responder == nil || responder === self else { return false }
        window?.tree?.endEditing()
        return true
    }
    /// Ends editing in the window. The argument is ignored: there are no responders of AppKit.
    open func endEditing(for object: Any?) { window?.tree?.endEditing() }
}

/// The window over which AuthenticationServices shows a login. It is declared here, as that module is the same for iOS and macOS.
public typealias ASPresentationAnchor = NSWindow
