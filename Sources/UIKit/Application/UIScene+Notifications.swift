import Foundation
import KitValues
import SwiftUICore

extension UIScene {
    /// A window has got the keyboard. The object of the notification is its scene, here and below.
    nonisolated public static let didActivateNotification = Notification.Name.ofProgram("UISceneDidActivateNotification")
    /// A window has lost the keyboard.
    nonisolated public static let willDeactivateNotification = Notification.Name.ofProgram("UISceneWillDeactivateNotification")
    /// A window has been minimised. Wayland does not tell.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name.ofProgram("UISceneDidEnterBackgroundNotification")
    /// A minimised window is shown again. Wayland does not tell.
    nonisolated public static let willEnterForegroundNotification = Notification.Name.ofProgram("UISceneWillEnterForegroundNotification")
    /// A window is about to close.
    nonisolated public static let didDisconnectNotification = Notification.Name.ofProgram("UISceneDidDisconnectNotification")

    /// Calls the delegate and posts the notifications for a change of the window.
    func changed(_ change: ProgramServices.WindowChange) {
        let center = NotificationCenter.default
        switch change {
        case .becameActive:
            delegate?.sceneDidBecomeActive(self)
            center.post(name: Self.didActivateNotification, object: self)
            ownWindow?.gotKeyboard()
        case .resignedActive:
            delegate?.sceneWillResignActive(self)
            center.post(name: Self.willDeactivateNotification, object: self)
            ownWindow?.lostKeyboard()
        case .minimized:
            delegate?.sceneDidEnterBackground(self)
            center.post(name: Self.didEnterBackgroundNotification, object: self)
        case .restored:
            delegate?.sceneWillEnterForeground(self)
            center.post(name: Self.willEnterForegroundNotification, object: self)
        case .willClose:
            delegate?.sceneDidDisconnect(self)
            center.post(name: Self.didDisconnectNotification, object: self)
            if let scene = self as? UIWindowScene { UIWindow.own(of: scene).forEach { $0.close() } }
        case .opened: (self as? UIWindowScene)?.connect()
        case .resized, .enteredFullScreen, .leftFullScreen: break
        }
    }

    /// The window of the scene itself.
    private var ownWindow: UIWindow? { (self as? UIWindowScene)?.windows.first }
}

extension UIWindow {
    /// A window has got the keyboard.
    nonisolated public static let didBecomeKeyNotification = Notification.Name.ofProgram("UIWindowDidBecomeKeyNotification")
    /// A window has lost the keyboard.
    nonisolated public static let didResignKeyNotification = Notification.Name.ofProgram("UIWindowDidResignKeyNotification")
}

extension Notification.Name {
    /// Creates the name of a notification that the program posts when its host reports something, and lets it observe the host.
    static func ofProgram(_ rawValue: String) -> Notification.Name {
        Notification.Name(ofProgram: rawValue) { _ = UIApplication.shared }
    }
}
