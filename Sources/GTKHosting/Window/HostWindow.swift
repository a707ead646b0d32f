#if GTK
import CGTKHost
import CoreGraphics
import SwiftUICore

/// A window on the screen that shows a scene, or what the program's code shows in it.
@MainActor
final class HostWindow {
    /// The scene or the program's code from which the window comes.
    let source: any WindowSource
    /// The value for which the window was opened; nil for none.
    let value: AnyHashable?
    let view: ViewWidget
    /// The phase of the window's scene.
    private(set) var phase = ScenePhase.inactive
    var onPhaseChange: () -> Void = {}
    /// Called after the window has been closed.
    var onClose: () -> Void = {}

    let window: UnsafeMutablePointer<GtkWindow>
    private let show: (ViewTree) -> Void
    /// The styles that the view set that has opened the window.
    private let presented: PresentedWindowSettings
    private let programName: String
    /// The operations that views and the program's code can perform on the window.
    private(set) var handle: WindowHandle!
    private var isClosed = false
    /// The title of the window.
    private(set) var title = ""
    /// What the program's code determines of the window.
    private var attributes = WindowAttributes()
    private var isMinimized = false {
        didSet { if isMinimized != oldValue { report(isMinimized ? .minimized : .restored) } }
    }
    /// The level of the window among others.
    private lazy var level = source.settings.level.kind
    /// The interactions that the views allow for their window.
    private var interactions = WindowInteractions() {
        didSet { if interactions != oldValue { interactionsChanged() } }
    }
    /// Retries the placement until the window manager manages the window.
    private lazy var placing = Timeout { [weak self] in self?.place() }
    private var placingAttempts = 0
    private var wasOnAllWorkspaces = false
    /// The placement that the scene requests.
    private var placement = WindowPlacement()

    init(
        _ source: any WindowSource, value: AnyHashable?, presented: PresentedWindowSettings, programName: String, size: CGSize? = nil,
        storage: String?, show: @escaping (ViewTree) -> Void
    ) {
        self.source = source
        self.presented = presented
        self.value = value
        self.programName = programName
        self.show = show
        window = gtk_window_new().cast()
        view = ViewWidget(environment: EnvironmentValues())
        handle = WindowHandle(
            close: { [weak self] in self?.requestClose() }, closeByUser: { [weak self] in self?.closeByUser() },
            setInteractions: { [weak self] in self?.interactions = $0 }, setTitle: { [weak self] in self?.setTitle($0) },
            move: { [weak self] in self?.view.pointerInput.moveWindow() }, minimize: { [weak self] in self?.minimize() },
            zoom: { [weak self] in self?.zoom() })
        addOperations()
        gtk_window_set_child(window, view.widget)
        updateDecoration()
        let close: SignalAnswer = { _, data in
            owner(data, as: HostWindow.self).closeByUser()
            return 1
        }
        connect(window, "close-request", self, to: close)
        let activeChanged: ArgumentHandler = { _, _, data in owner(data, as: HostWindow.self).updatePhase() }
        connect(window, "notify::is-active", self, to: activeChanged)
        let fullScreenChanged: ArgumentHandler = { _, _, data in
            let window = owner(data, as: HostWindow.self)
            window.report(gtk_window_is_fullscreen(window.window) != 0 ? .enteredFullScreen : .leftFullScreen)
        }
        connect(window, "notify::fullscreened", self, to: fullScreenChanged)
        let realized: SignalHandler = { _, data in owner(data, as: HostWindow.self).observeSurface() }
        connect(window, "realize", self, to: realized)

        if let storage { view.tree.services.sceneStore = SceneStore(identifier: storage) }
        showContent()
        setTitle(nil)
        view.tree.update()
        view.tree.focus.focusFirstInput()
        updateSizeLimits()
        placement =
            source.settings.placement.map { [view] make in
                make(WindowLayoutRoot { view.tree.rootNode?.contentSize(for: $0) ?? .zero }, WindowPlacementContext(defaultDisplay: .first))
            } ?? WindowPlacement(source.settings.defaultPosition)
        let size = contentSizes.initialSize(wanted: size ?? placement.size)
        gtk_window_set_default_size(window, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
        // The program's code may ask for the size before GTK has laid out the window.
        if source is ProgramWindow { view.tree.size = size }
        view.onUpdate = { [weak self] in self?.updateSizeLimits() }
        view.onResize = { [weak self] in self?.report(.resized) }
        view.pointerInput.isWindowMovedByBackground = source.settings.isMovedByBackground
    }

    /// Shows the current content of the window's source.
    func showContent() {
        var environment = source.environment
        environment.displayScale = view.scale
        environment.scenePhase = phase
        environment.windowValue = value
        environment.heldModifierKeys = view.tree.environment.heldModifierKeys
        environment.isWindowResized = view.tree.environment.isWindowResized
        environment.windowHandle = handle
        if let appearance = presented.toolbarAppearance { environment.windowToolbarAppearance = appearance }
        environment.fileDialogHost = WeakFileDialogHost(self)
        view.tree.environment = environment
        (handle.showOwnContent ?? show)(view.tree)
    }

    /// Shows the window, or raises it.
    func present() {
        if let token = ProgramServices.activationToken {
            ProgramServices.activationToken = nil
            gtk_window_set_startup_id(window, token)
        }
        gtk_window_present(window)
        if attributes.ignoresPointer { updateInputRegion() }
        if placingAttempts == 0 { place() }
    }

    /// Closes the window on behalf of the user, unless its views prevent it.
    func closeByUser() {
        if isClosable, handle.mayClose() { requestClose() }
    }

    /// The document that the window shows; nil for none.
    var document: (any WindowDocument)? { value?.base as? any WindowDocument }

    /// Closes the window once the questions of its views have been answered and its document has been saved or the user has given its
    /// changes up, and reports whether it has closed.
    func requestClose(completion: @escaping (Bool) -> Void = { _ in }) {
        handle.dismissalQuestions.ask { [weak self] isConfirmed in
            guard isConfirmed, let self else { return completion(false) }
            requestDocumentClose(completion: completion)
        }
    }

    private func requestDocumentClose(completion: @escaping (Bool) -> Void) {
        guard let document else {
            close()
            return completion(true)
        }
        document.prepareToClose { [weak self] mayClose in
            if mayClose { self?.close() }
            completion(mayClose)
        }
    }

    private func minimize() {
        gtk_window_minimize(window)
    }

    private func zoom() {
        if gtk_window_is_maximized(window) != 0 { gtk_window_unmaximize(window) } else { gtk_window_maximize(window) }
    }

    // MARK: What the program's code does with the window

    private var widget: Widget { UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self) }

    private func addOperations() {
        handle.toggleFullScreen = { [window] in
            if gtk_window_is_fullscreen(window) != 0 { gtk_window_unfullscreen(window) } else { gtk_window_fullscreen(window) }
        }
        handle.hide = { [weak self] in
            guard let self else { return }
            gtk_widget_set_visible(widget, 0)
            updatePhase()
        }
        handle.setSize = { [window] size in
            let limits = ViewWidget.SizeLimits(minimum: size, natural: size).natural
            gtk_window_set_default_size(window, Int32(limits.width), Int32(limits.height))
        }
        handle.place = { [weak self] in
            guard let self else { return }
            placement = WindowPlacement($0)
            placingAttempts = 0
            if isShown { place() }
        }
        handle.setAttributes = { [weak self] in self?.setAttributes($0) }
        handle.setLevel = { [weak self] in
            guard let self else { return }
            level = $0
            place()
        }
        handle.setOpacity = { [widget] in gtk_widget_set_opacity(widget, Double($0)) }
        handle.setMovesByBackground = { [view] in view.pointerInput.isWindowMovedByBackground = $0 }
        handle.state = { [weak self] in self?.state ?? WindowState() }
    }

    /// Whether the window has not been taken from the screen.
    var isShown: Bool { gtk_widget_get_visible(widget) != 0 }

    private var state: WindowState {
        var state = WindowState()
        state.isVisible = isShown
        state.isMinimized = isMinimized
        state.isMaximized = gtk_window_is_maximized(window) != 0
        state.isFullScreen = gtk_window_is_fullscreen(window) != 0
        state.movesByBackground = view.pointerInput.isWindowMovedByBackground
        return state
    }

    /// Reports when the window is minimised and shown again. Wayland does not tell.
    private func observeSurface() {
        guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
        let changed: ArgumentHandler = { surface, _, data in
            let window = owner(data, as: HostWindow.self)
            window.isMinimized = gdk_toplevel_get_state(surface.map { OpaquePointer($0) }).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        }
        connect(UnsafeMutableRawPointer(surface), "notify::state", self, to: changed)
    }

    private func report(_ change: ProgramServices.WindowChange) {
        ProgramServices.report(.windowChanged(ObjectIdentifier(self), change))
    }

    /// Whether the user may close the window.
    private var isClosable: Bool { interactions.isClosable ?? attributes.interactions.isClosable ?? true }

    private func interactionsChanged() {
        gtk_window_set_deletable(window, isClosable && !attributes.hidesCloseButton ? 1 : 0)
        updateSizeLimits()
    }

    private func updateDecoration() {
        let isDecorated = attributes.isDecorated ?? presented.isDecorated ?? source.settings.isDecorated
        if (gtk_window_get_decorated(window) != 0) != isDecorated { gtk_window_set_decorated(window, isDecorated ? 1 : 0) }
    }

    private func setAttributes(_ new: WindowAttributes) {
        guard new != attributes else { return }
        let old = attributes
        attributes = new
        updateDecoration()
        interactionsChanged()
        if new.hidesTitle != old.hidesTitle { showTitle() }
        if new.background != old.background {
            view.windowBackground = new.background
            apus_window_set_translucent(window, new.background == nil ? 0 : 1)
        }
        if new.ignoresPointer != old.ignoresPointer { updateInputRegion() }
        if new.isOnAllWorkspaces != old.isOnAllWorkspaces {
            placingAttempts = 0
            if isShown { place() }
        }
    }

    /// Lets the pointer act on the windows behind the window, or on the window itself.
    private func updateInputRegion() {
        gtk_widget_set_can_target(view.widget, attributes.ignoresPointer ? 0 : 1)
        guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
        let region = attributes.ignoresPointer ? cairo_region_create() : nil
        gdk_surface_set_input_region(surface, region)
        if let region { cairo_region_destroy(region) }
    }

    // MARK: Placement

    /// Requests the position and level of the scene from the window manager, once it manages the window.
    private func place() {
        placingAttempts += 1
        var results: [ApusPlacing] = []
        switch placement.position {
        case .relative(let point): results.append(apus_x11_place(window, Double(point.x), Double(point.y), 1))
        case .absolute(let point): results.append(apus_x11_place(window, Double(point.x), Double(point.y), 0))
        case nil: break
        }
        switch level {
        case .automatic: break
        case .normal: results.append(apus_x11_set_level(window, 0))
        case .floating: results.append(apus_x11_set_level(window, 1))
        case .desktop: results.append(apus_x11_set_level(window, -1))
        }
        if attributes.isOnAllWorkspaces || wasOnAllWorkspaces {
            wasOnAllWorkspaces = attributes.isOnAllWorkspaces
            results.append(apus_x11_set_on_all_workspaces(window, wasOnAllWorkspaces ? 1 : 0))
        }
        // Gives up after a while, because a display may have no window manager.
        if results.contains(APUS_PLACING_TOO_EARLY), placingAttempts < 50 { placing.start(after: 0.02) }
    }

    /// Closes the window. One that the program's code has made keeps its views, which `reopen()` shows again.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        report(.willClose)
        placing.stop()
        if source is ProgramWindow {
            gtk_widget_set_visible(widget, 0)
            updatePhase()
        } else {
            destroy()
        }
        onClose()
    }

    /// Prepares a closed window to be shown again.
    func reopen() {
        isClosed = false
        showContent()
    }

    /// Removes the views and destroys the window.
    func destroy() {
        disconnect(window, self)
        view.end()
        gtk_window_destroy(window)
    }

    private func setTitle(_ title: String?) {
        self.title = title ?? source.description.title?.plainString() ?? programName
        showTitle()
    }

    private func showTitle() {
        gtk_window_set_title(window, attributes.hidesTitle ? "" : title)
    }

    private func updatePhase() {
        let phase: ScenePhase = gtk_window_is_active(window) != 0 ? .active : .inactive
        guard phase != self.phase else { return }
        self.phase = phase
        view.tree.environment.scenePhase = phase
        onPhaseChange()
        report(phase == .active ? .becameActive : .resignedActive)
    }

    // MARK: Size

    private var contentSizes: WindowContentSizes { WindowContentSizes(of: view.tree, source, attributes) }

    /// Sets the minimum size of the window to that of the content. A window with only one possible size cannot be resized.
    private func updateSizeLimits() {
        let sizes = contentSizes
        view.sizeLimits = ViewWidget.SizeLimits(minimum: sizes.minimum, natural: sizes.minimum)
        let isFixed = (interactions.isResizable ?? attributes.interactions.isResizable) == false || sizes.isFixed
        if (gtk_window_get_resizable(window) == 0) != isFixed { gtk_window_set_resizable(window, isFixed ? 0 : 1) }
        if sizes.isLimited, !isFixed {
            // GTK has no maximum size and clears that of the window manager each time it updates the size hints.
            let largest = ViewWidget.SizeLimits(minimum: sizes.minimum, natural: sizes.maximum).natural
            apus_x11_set_largest_size(window, Int32(largest.width), Int32(largest.height))
        }
    }
}
#endif
