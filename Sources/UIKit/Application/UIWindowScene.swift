import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// The scene of a window of the program.
open class UIWindowScene: UIScene {
    private static var handles = WindowHandles<UIWindowScene>()

    private let ownWindow: UIWindow
    /// The window that the program has made for the scene, in a program without an `App`.
    weak var content: UIWindow?

    private override init(id: ObjectIdentifier) {
        ownWindow = UIWindow(id: id)
        super.init(id: id)
        ownWindow.windowScene = self
    }

    /// The scenes of the windows that are open, in the order in which they were opened.
    static var connected: [UIWindowScene] { handles.open(except: UIWindow.identities, UIWindowScene.init(id:)) }

    /// The windows of the scene: its own, and those that the program has opened over it.
    public var windows: [UIWindow] { window == nil ? [] : [content ?? ownWindow] + UIWindow.own(of: self) }
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
