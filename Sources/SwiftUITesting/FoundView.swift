import SwiftUI

/// A view as it was when a test found it.
public struct FoundView: Sendable {
    /// The kind of view: `Text`, `padding`.
    public let type: String
    /// The frame in the window, in points.
    public let frame: CGRect
    /// The text in the view and in the views inside it, in view order; nil if there is none.
    public let text: String?
    /// What is told to those who do not see the view; nil where nothing is.
    public let accessibilityLabel: String?
    public let accessibilityValue: String?
    public let accessibilityHint: String?
}
