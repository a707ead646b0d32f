import CoreGraphics

/// A view that can have the focus.
package protocol FocusTarget: ViewNode {
    /// Whether it can have it now.
    var canFocus: Bool { get }
    /// What it can do with it.
    var focusInteractions: FocusInteractions { get }
    /// Called when it gets the focus or loses it.
    func focusChanged(to isFocused: Bool)
    /// Where in the view, in its own coordinates, the user looks: what is scrolled into sight.
    var focusArea: CGRect { get }
}

extension FocusTarget {
    package var focusArea: CGRect { CGRect(origin: .zero, size: size) }

    /// Whether it has the focus.
    package var isFocused: Bool { tree.focus.focused === self }
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    /// The interactions with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It has one action, which a key does in place of the pointer.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// It takes in what is entered over time; a click gives it the focus.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// What suits the platform.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}
