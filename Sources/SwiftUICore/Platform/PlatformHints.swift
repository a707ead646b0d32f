import Foundation

// Settings that concern parts of Apple's systems without a counterpart on Linux. They exist so that programs compile; each comment says
// what happens.

extension View {
    /// Adds the view to the group that the system tints in an accented widget. Pictures of widgets are drawn
    /// in full colour: the view is not changed.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Assigns the gesture of a hand to the view's action. No device that runs Linux reports such gestures: the view is not changed.
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }

    /// Names an activity for the measurement of interactions by the system. Linux has no such measurement: the view is not changed.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

    /// Sets how far Writing Tools may change the text in the view. Linux has no Writing Tools: the view is not changed.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Sets the dynamic range in which images of the view may be shown. The renderer draws the standard range only: the value can be read
    /// from the environment, and pictures are the same.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}

/// A gesture of a hand that performs an action.
public struct HandGestureShortcut: Hashable, Sendable {
    private enum Kind { case primaryAction }
    private let kind: Kind

    /// The gesture for the main action of the screen.
    public static let primaryAction = HandGestureShortcut(kind: .primaryAction)
}

/// How far Writing Tools may change a text.
public struct WritingToolsBehavior: Hashable, Sendable {
    private enum Kind { case automatic, complete, limited, disabled }
    private let kind: Kind

    /// The default of the text's view.
    public static let automatic = WritingToolsBehavior(kind: .automatic)
    /// All changes, in the text itself.
    public static let complete = WritingToolsBehavior(kind: .complete)
    /// Suggestions beside the text.
    public static let limited = WritingToolsBehavior(kind: .limited)
    /// None.
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension Image {
    /// A range of brightness.
    public struct DynamicRange: Hashable, Sendable {
        private enum Kind { case standard, constrainedHigh, high }
        private let kind: Kind

        /// The standard range.
        public static let standard = DynamicRange(kind: .standard)
        /// A high range that is limited where it is shown beside content of the standard range.
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        /// The range of the display.
        public static let high = DynamicRange(kind: .high)
    }

    /// Returns the image with a dynamic range of its own. The renderer draws the standard range only: the image is not changed.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
    /// The dynamic range in which images may be shown; nil for the default. It has no influence on the pictures.
    @Entry public var allowedDynamicRange: Image.DynamicRange?
}
