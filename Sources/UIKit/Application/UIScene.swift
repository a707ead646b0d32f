import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// A window of the program as an instance of its user interface.
@preconcurrency @MainActor open class UIScene: NSObject {
    /// Whether a scene is visible and receives input.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    let id: ObjectIdentifier
    /// The delegate, which is called when the window changes; nil for none.
    public var delegate: (any UISceneDelegate)?
    /// The session of the window.
    public private(set) lazy var session = UISceneSession(self)
    /// Whether the program's delegate has been asked for a delegate of the scene.
    var isConnected = false

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
