import Foundation
import KitValues
import SwiftUI
import SwiftUICore
import os

/// A window of the program: one of a SwiftUI scene, for code that asks for its size and its insets, or one that the program shows over a scene.
///
///     let window = UIWindow(windowScene: scene)
///     window.rootViewController = UIHostingController(rootView: Notice())
///     window.makeKeyAndVisible()
///
/// The controller of a window of a scene stands for the scene's views: it presents other controllers. A window that the program has made is a window of the desktop
/// without a title bar, over that of its scene and in its size. It is shown as long as the program refers to it, it is not hidden, and the window
/// of its scene is open. In a program without an `App` the first window of a scene is the scene's own, with a title bar.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The windows of the program's own that have been opened.
    private static var own: [ObjectIdentifier: Weak] = [:]

    private struct Weak {
        weak var window: UIWindow?
    }

    /// The identity of the window; nil for one of the program's own that has not been opened.
    private var id: ObjectIdentifier?
    /// The parameters of a window that the program has made; nil for those of scenes.
    private let source: OwnedWindow?
    /// The scene of the window.
    public internal(set) weak var windowScene: UIWindowScene?
    private var chosenStyle = UIUserInterfaceStyle.unspecified
    /// The controllers that are presented in the window.
    let presenter = WindowPresenter()

    /// Creates the object of a window that a scene has opened.
    init(id: ObjectIdentifier) {
        self.id = id
        source = nil
        super.init()
    }

    /// Creates a window that is shown over that of a scene.
    public init(windowScene: UIWindowScene) {
        source = OwnedWindow()
        self.windowScene = windowScene
        super.init()
        prepare()
    }

    /// Creates a window without a scene, which is shown over the window in front.
    public override init() {
        source = OwnedWindow()
        super.init()
        prepare()
    }

    /// Creates a window without a scene, which is shown over the window in front, in its size. The rectangle is not used.
    public init(frame: CGRect) {
        source = OwnedWindow()
        super.init()
        prepare()
    }

    /// Returns nil: archives of windows, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    private func prepare() {
        source?.window.settings.resizability = .contentMinSize
        source?.window.show = { [weak self] in self?.ownController?.show(in: $0) }
    }

    /// The windows of the program's own that are open, by their identities.
    static var identities: Set<ObjectIdentifier> {
        own = own.filter { $0.value.window != nil }
        return Set(own.keys)
    }

    /// The open window of the program's own with an identity; nil if there is none.
    static func own(_ id: ObjectIdentifier) -> UIWindow? { own[id]?.window }

    /// The windows of the program's own that are open over a scene.
    static func own(of scene: UIWindowScene) -> [UIWindow] {
        own.values.compactMap(\.window).filter { $0.windowScene === scene && $0.hostWindow != nil }
    }

    private var hostWindow: OpenWindow? {
        guard let id else { return nil }
        return ProgramServices.openWindows.first { $0.id == id }
    }

    /// The tree of the views in the window; nil while it is closed.
    var tree: ViewTree? { hostWindow?.tree }

    /// The controller of the content of the window; nil for none. That of a window of a scene stands for the views of the scene, and cannot be set.
    open var rootViewController: UIViewController? {
        get { source == nil ? sceneController : ownController }
        set {
            guard source == nil else { return ownController = newValue }
            if newValue !== sceneController {
                RuntimeWarnings.report("The content of a window of a scene cannot be set: the scene determines it.")
            }
        }
    }

    /// The controller of a window of a scene, which presents others.
    private lazy var sceneController: UIViewController = {
        let controller = UIViewController()
        controller.ownView.window = self
        return controller
    }()

    /// The controller of a window that the program has made.
    private var ownController: UIViewController? {
        didSet {
            guard ownController !== oldValue else { return }
            oldValue?.dismissPresented()
            oldValue?.hiding()
            oldValue?.leaveWindow()
            oldValue?.ownView.window = nil
            ownController?.ownView.window = self
            contentBackgroundChanged()
            guard let tree else { return }
            func showContent() {
                if let ownController { ownController.show(in: tree) } else { tree.removeRootView() }
                tree.update()
            }
            if let ownController, !isHidden { ownController.showing(showContent) } else { showContent() }
        }
    }

    /// The rectangle of the window's content, in points. Setting it has no effect: users and desktops determine the sizes of windows.
    open override var bounds: CGRect {
        get { CGRect(origin: .zero, size: tree?.size ?? .zero) }
        set {}
    }
    /// The rectangle of the window on its screen, in points. Desktops do not tell where windows are: the origin is zero. Setting it has no effect.
    open override var frame: CGRect {
        get { bounds }
        set {}
    }
    /// The ideal size of the content, in points.
    open override var intrinsicContentSize: CGSize { tree?.rootNode?.contentSize(for: .unspecified) ?? .zero }

    /// Returns the size that the content chooses for a proposed size, both in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        tree?.rootNode?.contentSize(for: Proposal(width: size.width, height: size.height)) ?? .zero
    }
    /// The parts at the edges that bars or the device cover, in points.
    open var safeAreaInsets: UIEdgeInsets {
        guard let insets = hostWindow?.tree?.safeAreaInsets else { return .zero }
        let isMirrored = hostWindow?.tree?.environment.layoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }
    override func drawContent(in rect: CGRect, of context: CGContext) { tree?.draw(in: rect, of: context) }
    /// Whether the window receives keys.
    open var isKeyWindow: Bool { id != nil && ProgramServices.frontWindow?.id == id }
    /// Whether the window is closed or has been taken from the screen. Setting it takes an open window from the screen or shows it again. A window
    /// of a scene that is closed remains closed; one of the program's own opens.
    open var isHidden: Bool {
        get { !(hostWindow?.handle?.state().isVisible ?? (hostWindow != nil)) }
        set {
            guard newValue else { return show() }
            let hide = { [self] in if let handle = hostWindow?.handle { handle.hide() } }
            if let ownController { ownController.hiding(hide) } else { hide() }
        }
    }
    /// The screen of the window.
    open var screen: UIScreen { .main }
    /// The style of the window in place of that of the desktop. What views prefer takes precedence.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { source == nil ? UIUserInterfaceStyle(hostWindow?.tree?.windowColorScheme) : chosenStyle }
        set {
            chosenStyle = newValue
            hostWindow?.tree?.windowColorScheme = newValue.scheme
        }
    }
    /// The colour behind the view of the controller, which has one of its own; nil for none, so that the window below is seen where the desktop
    /// composites windows. The windows of scenes have that of the system, and cannot have others.
    open override var backgroundColor: UIColor? {
        didSet { contentBackgroundChanged() }
    }
    /// The properties of the window's environment.
    open var traitCollection: UITraitCollection {
        guard let environment = hostWindow?.tree?.environment else { return .current }
        var traits = UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(environment.colorScheme))
        traits.displayScale = environment.displayScale
        traits.horizontalSizeClass = environment.horizontalSizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
        traits.verticalSizeClass = environment.verticalSizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
        return traits
    }

    /// Brings the window to the front and gives it the keyboard, if need be by opening it.
    open func makeKeyAndVisible() { show() }
    /// Gives a window that is shown the keyboard.
    open func makeKey() { if !isHidden { hostWindow?.present() } }
    /// Called when the window has got the keyboard, before the notification.
    open func becomeKey() {}
    /// Called when the window has lost the keyboard, before the notification. It does not take the keyboard away.
    open func resignKey() {}
    /// Ends editing in the window. Returns whether a view was being edited.
    @discardableResult open override func endEditing(_ force: Bool) -> Bool { hostWindow?.tree?.endEditing() ?? false }

    // MARK: Windows of the program's own

    /// The attributes of a window that the program controls.
    private var attributes: WindowAttributes {
        var attributes = WindowAttributes()
        guard source != nil else { return attributes }
        attributes.isDecorated = false
        attributes.interactions.isResizable = false
        let colors = [ownController?.ownView.backgroundColor, backgroundColor].compactMap { $0 }.map { Color($0) }
        attributes.background = colors.first { $0.resolve(in: EnvironmentValues()).opacity > 0 } ?? .clear
        return attributes
    }

    /// Shows another colour behind the views.
    func contentBackgroundChanged() { if source != nil, !fillsScene { hostWindow?.handle?.setAttributes(attributes) } }

    private func show() {
        guard let ownController else { return open() }
        ownController.showing(open)
    }

    private func open() {
        if let hostWindow { return hostWindow.present() }
        guard let source else { return }
        if let scene = sceneToFill { return fill(scene) }
        let below = windowScene?.window ?? ProgramServices.frontWindow
        source.window.settings.defaultSize = below?.tree?.size
        guard let opened = ProgramServices.windowManager.manager?.open(source.window) else {
            return RuntimeWarnings.report("A UIWindow can be shown when the program has been launched.")
        }
        id = opened.id
        Self.own[opened.id] = Weak(window: self)
        opened.handle?.setAttributes(attributes)
        opened.tree?.windowColorScheme = chosenStyle.scheme
        if let below { ProgramServices.windowManager.manager?.attach(opened.id, to: below.id, isModal: false) }
        opened.present()
    }

    /// The scene whose window this one becomes: in a program without an `App`, each scene that has none yet.
    private var sceneToFill: UIWindowScene? {
        guard UIApplication.isRunByDelegate, let scene = windowScene ?? UIWindowScene.connected.first, scene.window != nil else { return nil }
        return scene.content == nil ? scene : nil
    }

    /// Shows the content in the window of a scene.
    private func fill(_ scene: UIWindowScene) {
        id = scene.id
        windowScene = scene
        scene.content = self
        tree?.windowColorScheme = chosenStyle.scheme
        // The host shows the content again when the desktop changes.
        hostWindow?.handle?.showOwnContent = { [weak self] in self?.ownController?.show(in: $0) }
        guard let ownController, let tree else { return }
        ownController.show(in: tree)
        tree.update()
    }

    /// Whether the window is that of its scene, in a program without an `App`.
    private var fillsScene: Bool { windowScene?.content === self }

    /// Reacts to a change of a window of the program's own.
    func changed(_ change: ProgramServices.WindowChange) {
        switch change {
        case .becameActive: gotKeyboard()
        case .resignedActive: lostKeyboard()
        case .willClose: ownController?.hiding()
        case .opened, .resized, .minimized, .restored, .enteredFullScreen, .leftFullScreen: break
        }
    }

    /// Tells that the window has got the keyboard.
    func gotKeyboard() {
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    /// Tells that the window has lost the keyboard.
    func lostKeyboard() {
        resignKey()
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// Closes a window of the program's own, whose scene ends.
    func close() { hostWindow?.handle?.close() }
}

/// The window over which AuthenticationServices shows a login. It is declared here, as that module is the same for iOS and macOS.
public typealias ASPresentationAnchor = UIWindow
