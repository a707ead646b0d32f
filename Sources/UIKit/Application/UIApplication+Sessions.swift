import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// Whether the system may start the program in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// It may not, which the user cannot change.
    case restricted = 0
    /// The user does not want it.
    case denied = 1
    /// It may.
    case available = 2
}

/// The reason for which a window cannot be opened or closed.
///
/// Follows https://developer.apple.com/documentation/uikit/uisceneerror.
public struct UISceneError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// A reason.
    public enum Code: Int, Sendable {
        /// The program has one window only.
        case multipleScenesNotSupported = 0
        /// The program may not change the window.
        case requestDenied = 1
        /// There is no such place for a window.
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The reason.
    public let code: Code
    public var errorCode: Int { code.rawValue }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public var errorDescription: String? {
        switch code {
        case .multipleScenesNotSupported: "The program has one window only."
        case .requestDenied: "The window is not open."
        case .geometryRequestUnsupported, .geometryRequestDenied: "The desktop decides where windows are."
        }
    }
}

/// How a window is closed.
public class UISceneDestructionRequestOptions: NSObject {
    public override init() {}
}

/// How a window is closed on the screen. Desktops decide how it looks.
@preconcurrency @MainActor public final class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// What the animation means.
    public enum DismissalAnimation: Int, Sendable {
        /// The window goes.
        case standard = 1
        /// The contents are kept.
        case commit = 2
        /// The contents are thrown away.
        case decline = 3
    }

    /// Stored, without effect.
    public var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIScene {
    /// How a window is opened.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// Stored, without effect: the desktop places windows.
        open var requestingScene: UIScene?

        public override init() {}
    }
}

extension UIApplication {
    /// Whether the system may start the program in the background. It may not: desktops start programs for their users only.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Would be posted when the user changed whether the program may be started in the background.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name("UIApplicationBackgroundRefreshStatusDidChange")

    /// The sessions of the windows. Those of closed windows are not kept.
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Closes a window. The program ends with its last one, as when the user closes it.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the window.
    ///   - options: Ignored: desktops decide how a window goes.
    ///   - errorHandler: Is called with ``UISceneError/Code/requestDenied`` if the window is not open.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let close = sceneSession.scene?.window?.handle?.close else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        close()
    }

    /// Raises a window, or opens one of the program's first scene.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the window to raise; nil to open one.
    ///   - userActivity: Is passed to `onContinueUserActivity` of no window: the new one opens as any other.
    ///   - options: Ignored: the desktop places windows.
    ///   - errorHandler: Is called with ``UISceneError/Code/requestDenied`` if the window is not open, and with
    ///     ``UISceneError/Code/multipleScenesNotSupported`` if the program may have one window only.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let sceneSession {
            guard let window = sceneSession.scene?.window else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            window.present()
        } else if ProgramServices.windowManager.manager?.openNewWindow() != true {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
        }
    }
}
