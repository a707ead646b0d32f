import Foundation

/// An object that receives keys. Programs cannot make any: the only one is the view that has the keyboard, which
/// `UIApplication.sendAction(_:to:from:for:)` finds. SwiftUI's own way is `FocusState`.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Takes the keyboard from the view. Returns whether it had it.
    @discardableResult open func resignFirstResponder() -> Bool { false }

    /// Changes the menu bar of the program: called for the program and for its delegate, if that is a responder, when the program has been launched.
    /// It does nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// The on-screen keyboard appears or changes its height. Posted for views with the appearance of iOS whose host has such a keyboard, as the
    /// host of tests has; never in a window on Linux, where the desktop resizes the window instead.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard has appeared or changed its height, and the views have been laid out for it.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard disappears.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has disappeared, and the views have been laid out without it.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard changes its frame, which it also does when it appears or disappears.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The keyboard has changed its frame.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The frame of the keyboard before the change, in the coordinates of the screen: a rectangle, which is a `CGRect` and an `NSValue`.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame of the keyboard after the change, as that before it.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the change in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The number of the curve of the change.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard belongs to this program; always true.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Creates a value that contains a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Creates a value that contains a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// The rectangle in the value; zero if it has none.
    public var cgRectValue: CGRect { rectValue }
    /// The point in the value; zero if it has none.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value; zero if it has none.
    public var cgSizeValue: CGSize { sizeValue }
}
