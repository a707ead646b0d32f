import SwiftUICore

/// Whether a button repeats its action while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Storage: Hashable, Sendable {
        case automatic, enabled, disabled
    }

    private let storage: Storage

    /// The default of the platform, which does not repeat.
    public static let automatic = ButtonRepeatBehavior(storage: .automatic)
    /// Repeats the action while the button is held down.
    public static let enabled = ButtonRepeatBehavior(storage: .enabled)
    /// Performs the action once per press.
    public static let disabled = ButtonRepeatBehavior(storage: .disabled)
}

/// How wide a button with a bezel is.
public struct ButtonSizing: Hashable, Sendable {
    private enum Storage: Hashable, Sendable { case automatic, fitted, flexible }

    private let storage: Storage

    /// The default: as wide as its label needs.
    public static let automatic = ButtonSizing(storage: .automatic)
    /// As wide as its label needs.
    public static let fitted = ButtonSizing(storage: .fitted)
    /// As wide as the proposed width.
    public static let flexible = ButtonSizing(storage: .flexible)
}

extension EnvironmentValues {
    /// Whether buttons repeat their action while they are held down.
    @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

    /// How wide buttons with a bezel are.
    @Entry public var buttonSizing: ButtonSizing = .automatic

    /// The shape of bordered buttons.
    @Entry package var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
    /// Sets whether the buttons inside this view repeat their action while they are held down.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Sets how wide the buttons inside this view are that have a bezel, in the styles `bordered`, `borderedProminent`, `glass` and
    /// `glassProminent`.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }

    /// Sets the shape of the bordered buttons inside this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension EnvironmentValues {
    /// The function to call after a key or an assistive program has activated a button, such as closing the enclosing alert.
    @Entry var buttonCompletion: ButtonCompletion?
}

/// A function to call after a button has been activated, with the role of the button.
struct ButtonCompletion {
    var perform: @MainActor (ButtonRole?) -> Void
}

extension ButtonCompletion: CustomComparable {
    /// All values are equal: each belongs to a presenter that outlives the buttons and always ends in the same way.
    func isSame(as other: ButtonCompletion) -> Bool { true }
}
