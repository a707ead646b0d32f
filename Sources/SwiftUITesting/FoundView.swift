import SwiftUI

/// A snapshot of a view found by a test.
public struct FoundView: Sendable {
    /// The kind of view, such as `Text` or `padding`.
    public let type: String
    /// The frame in the window, in points; during an animation, where the view is shown then.
    public let frame: CGRect
    /// The text of the view and its descendants in view order, separated by spaces; nil if there is none.
    public let text: String?
    /// The accessibility properties of the view; nil if it has none, or has several accessibility elements.
    public let accessibilityLabel: String?
    public let accessibilityValue: String?
    public let accessibilityHint: String?
}
