import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// A window of the program, for code that asks for its size and its insets.
///
/// It is not a view and has no view controller. Its content is that of a SwiftUI scene.
@preconcurrency @MainActor public final class UIWindow: NSObject {
    private let id: ObjectIdentifier
    /// The scene of the window.
    public internal(set) weak var windowScene: UIWindowScene?

    init(id: ObjectIdentifier) {
        self.id = id
    }

    /// Creates a window that is not on the screen, for code that has to name one. Scenes make the windows that are.
    public override convenience init() { self.init(id: ObjectIdentifier(UIWindow.self)) }

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
    /// Whether the window is closed or has been taken from the screen. Setting it takes an open window from the screen or shows it again; a closed
    /// one remains closed.
    public var isHidden: Bool {
        get { !(window?.handle?.state().isVisible ?? (window != nil)) }
        set { if newValue { window?.handle?.hide() } else { window?.present() } }
    }
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
    /// Ends editing in the window. Returns whether a view was being edited.
    @discardableResult public func endEditing(_ force: Bool) -> Bool { window?.tree?.endEditing() ?? false }
}

/// The window over which AuthenticationServices shows a login. It is declared here, as that module is the same for iOS and macOS.
public typealias ASPresentationAnchor = UIWindow
