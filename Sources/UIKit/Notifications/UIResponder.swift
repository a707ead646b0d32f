import Foundation

/// An object that receives keys. Programs cannot make any: the only one is the view that has the keyboard, which
/// `UIApplication.sendAction(_:to:from:for:)` finds. SwiftUI's own way is `FocusState`.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Takes the keyboard from the view. Returns whether it had it.
    @discardableResult open func resignFirstResponder() -> Bool { false }

    /// Posted before the keyboard appears on iOS. Never posted on Linux, where the desktop resizes the window instead.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard has appeared. It is never posted.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard disappears. It is never posted.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has disappeared. It is never posted.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard changes its frame. It is never posted.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The frame of the keyboard before the change.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame of the keyboard after the change.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the change in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The number of the curve of the change.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension NSValue {
    /// The rectangle in the value; zero if it has none.
    public var cgRectValue: CGRect { rectValue }
    /// The point in the value; zero if it has none.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value; zero if it has none.
    public var cgSizeValue: CGSize { sizeValue }
}
