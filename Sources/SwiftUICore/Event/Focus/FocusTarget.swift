import CoreGraphics

/// A node that can have the focus.
package protocol FocusTarget: ViewNode {
    /// Whether the node can have the focus now.
    var canFocus: Bool { get }
    /// Whether the keyboard can move the focus to the node; if not, only the program and assistive technologies can.
    var isInFocusOrder: Bool { get }
    /// How the node uses the focus.
    var focusInteractions: FocusInteractions { get }
    /// Called when the node gets or loses the focus.
    func focusChanged(to isFocused: Bool)
    /// The area to scroll into sight while the node has the focus, such as that of the text cursor, in the node's coordinates.
    var focusArea: CGRect { get }
}

extension FocusTarget {
    package var isInFocusOrder: Bool { true }
    package var focusArea: CGRect { CGRect(origin: .zero, size: size) }

    /// Whether the node has the focus.
    package var isFocused: Bool { tree.focus.focused === self }
}

/// How a view uses the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The view has a primary action that a key can perform instead of the pointer.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// The view accepts input over time, such as text; a click gives it the focus.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// The interactions that suit the platform: at present both of the others on all platforms.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}
