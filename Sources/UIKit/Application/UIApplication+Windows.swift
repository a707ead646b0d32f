import Foundation
import KitValues
import SwiftUI
import SwiftUICore

extension UIApplication {
    /// The windows of the program.
    public var connectedScenes: Set<UIScene> { Set(UIWindowScene.connected) }
    /// The windows of the program.
    public var windows: [UIWindow] { UIWindowScene.connected.flatMap(\.windows) }
    /// The window that receives keys; nil without windows.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// Whether the window in front is wider than high.
    public var statusBarOrientation: UIInterfaceOrientation {
        let scenes = UIWindowScene.connected
        return (scenes.first { $0.keyWindow != nil } ?? scenes.first)?.interfaceOrientation ?? .unknown
    }

    /// Calls a method of a target. Without a target the focused view is the target; the only method it has is
    /// `UIResponder.resignFirstResponder`.
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
