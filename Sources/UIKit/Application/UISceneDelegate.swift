import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// The session of a window: its purpose and configuration.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// The purpose of a window.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose: always that of a window of the program.
    public let role = Role.windowApplication
    /// An identifier that stays the same while the window is open.
    public let persistentIdentifier = UUID().uuidString
    /// The scene of the window.
    public internal(set) weak var scene: UIScene?
    /// How the program has configured the scene.
    public internal(set) var configuration: UISceneConfiguration

    init(_ scene: UIScene) {
        self.scene = scene
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// How a window is set up: the class of its delegate.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
    /// The name of the configuration; nil for none.
    public let name: String?
    /// The purpose of the window.
    public let role: UISceneSession.Role
    /// The class of the delegate, one object of which is made for each window; nil for none.
    public var delegateClass: AnyClass?

    /// Creates a configuration without a delegate.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

extension UIScene {
    /// The content with which a window opens. It is empty: desktops pass addresses after the window has opened.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The addresses to open: none.
        public var urlContexts: Set<UIOpenURLContext> { [] }
        /// The quick action that was chosen: desktops have none for programs that run.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }
}

/// An address that the program has to open.
public final class UIOpenURLContext: NSObject, Sendable {
    /// The address.
    public let url: URL

    init(_ url: URL) { self.url = url }
}

/// A delegate that is called when a window changes. `UISceneConfiguration.delegateClass` names its class; all functions have default
/// implementations.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// The window is open.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The window has been closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The window has got the keyboard.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The window has lost the keyboard.
    func sceneWillResignActive(_ scene: UIScene)
    /// The minimised window is shown again. Wayland does not tell.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The window has been minimised. Wayland does not tell.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The program has to open addresses, which the window in front receives.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a window's scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// Never called: desktops have no quick actions for programs that run.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(false)
    }
}

extension UIWindowScene {
    /// Makes the delegate that the program's delegate wants for the window, once.
    func connect() {
        guard !isConnected else { return }
        isConnected = true
        let application = UIApplication.shared
        let options = ConnectionOptions()
        if let wanted = application.delegate?.application(application, configurationForConnecting: session, options: options) {
            session.configuration = wanted
        }
        let delegateClass: AnyClass? = session.configuration.delegateClass ?? UISceneConfiguration.declaredDelegateClass
        guard let kind = delegateClass as? (NSObject & UISceneDelegate).Type else { return }
        let made = makeDelegate(kind)
        delegate = made
        made.scene(self, willConnectTo: session, options: options)
        if activationState == .foregroundActive { made.sceneDidBecomeActive(self) }
    }
}

/// Creates a delegate of a class that is known at runtime only.
@MainActor func makeDelegate<Object: NSObject>(_ type: Object.Type) -> Object { makeObject(type) }
