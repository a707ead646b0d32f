import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// A window of the program as an instance of its user interface.
@MainActor open class UIScene: NSObject {
    /// Whether a scene is visible and receives input.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    let id: ObjectIdentifier

    init(id: ObjectIdentifier) {
        self.id = id
    }

    /// The window; nil after it has been closed.
    var window: OpenWindow? { ProgramServices.openWindows.first { $0.id == id } }

    /// Whether the window is visible and receives input.
    public var activationState: ActivationState {
        guard let window else { return .unattached }
        switch window.tree?.environment.scenePhase {
        case .active: return .foregroundActive
        case .background: return .background
        default: return window.isActive ? .foregroundActive : .foregroundInactive
        }
    }

    /// The title of the window.
    public var title: String! {
        get { window?.title ?? "" }
        set { window?.handle?.setTitle(newValue) }
    }
}

/// The direction in which a user interface is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A window of the program with what belongs to it.
open class UIWindowScene: UIScene {
    private static var known: [ObjectIdentifier: UIWindowScene] = [:]

    private let ownWindow: UIWindow

    private override init(id: ObjectIdentifier) {
        ownWindow = UIWindow(id: id)
        super.init(id: id)
    }

    /// The scenes of the windows that are open, in the order in which they were opened.
    static var connected: [UIWindowScene] {
        let open = ProgramServices.openWindows.map(\.id)
        known = known.filter { open.contains($0.key) }
        return open.map { id in
            if let scene = known[id] { return scene }
            let scene = UIWindowScene(id: id)
            known[id] = scene
            scene.ownWindow.windowScene = scene
            return scene
        }
    }

    /// The windows of the scene: one.
    public var windows: [UIWindow] { window == nil ? [] : [ownWindow] }
    /// The window that receives keys; nil if it is that of another scene.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen of the scene.
    public var screen: UIScreen { .main }
    /// Whether the window is wider than high.
    public var interfaceOrientation: UIInterfaceOrientation {
        let size = ownWindow.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// The properties of the window's environment.
    public var traitCollection: UITraitCollection { ownWindow.traitCollection }
}

/// A window of the program, for code that asks for its size and its insets.
///
/// It is no view and has no view controller: what it shows is written in SwiftUI.
@MainActor public final class UIWindow: NSObject {
    private let id: ObjectIdentifier
    /// The scene of the window.
    public internal(set) weak var windowScene: UIWindowScene?

    init(id: ObjectIdentifier) {
        self.id = id
    }

    private var window: OpenWindow? { ProgramServices.openWindows.first { $0.id == id } }

    /// The rectangle of the window's content, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: window?.tree?.size ?? .zero) }
    /// The rectangle of the window on its screen, in points. Desktops do not tell where windows are: the origin is zero.
    public var frame: CGRect { bounds }
    /// The parts at the edges that bars or the device cover, in points.
    public var safeAreaInsets: UIEdgeInsets {
        guard let insets = window?.tree?.safeAreaInsets else { return .zero }
        let isMirrored = window?.tree?.environment.layoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }
    /// Whether the window receives keys.
    public var isKeyWindow: Bool { ProgramServices.frontWindow?.id == id }
    /// Whether the window is closed.
    public var isHidden: Bool { window == nil }
    /// The screen of the window.
    public var screen: UIScreen { .main }
    /// The style of the window in place of that of the desktop. What views prefer takes precedence.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(window?.tree?.windowColorScheme) }
        set { window?.tree?.windowColorScheme = newValue.scheme }
    }
    /// The properties of the window's environment.
    public var traitCollection: UITraitCollection {
        guard let environment = window?.tree?.environment else { return .current }
        var traits = UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(environment.colorScheme))
        traits.displayScale = environment.displayScale
        traits.horizontalSizeClass = environment.horizontalSizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
        traits.verticalSizeClass = environment.verticalSizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
        return traits
    }

    /// Brings the window to the front and gives it the keyboard.
    public func makeKeyAndVisible() { window?.present() }
    /// Takes the keyboard from what is edited in the window. Returns whether something was.
    @discardableResult public func endEditing(_ force: Bool) -> Bool { window?.tree?.endEditing() ?? false }
}

extension UIApplication {
    /// The windows of the program.
    public var connectedScenes: Set<UIScene> { Set(UIWindowScene.connected) }
    /// The windows of the program.
    public var windows: [UIWindow] { UIWindowScene.connected.flatMap(\.windows) }
    /// The window that receives keys; nil without windows.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// Calls a method. Without a target that of the view that has the keyboard, which knows `UIResponder.resignFirstResponder`.
    ///
    /// - Returns: Whether there is a target.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
        if let target {
            action._call(on: target, with: sender)
            return true
        }
        guard let tree = ProgramServices.frontWindow?.tree, tree.focus.focused != nil else { return false }
        action._call(on: FocusedResponder(tree: tree), with: sender)
        return true
    }
}

/// The view that has the keyboard.
private final class FocusedResponder: UIResponder {
    private let tree: ViewTree

    init(tree: ViewTree) {
        self.tree = tree
    }

    override func resignFirstResponder() -> Bool { tree.endEditing() }
}
