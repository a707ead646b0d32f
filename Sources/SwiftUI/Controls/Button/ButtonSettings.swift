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

extension EnvironmentValues {
    /// Whether buttons repeat their action while they are held down.
    @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

    /// The shape of bordered buttons.
    @Entry package var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
    /// Sets whether the buttons inside this view repeat their action while they are held down.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
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

/// A function to call after a button has been activated.
struct ButtonCompletion {
    var perform: @MainActor () -> Void
}

extension ButtonCompletion: CustomComparable {
    /// All values are equal: each belongs to a presenter that outlives the buttons and always ends in the same way.
    func isSame(as other: ButtonCompletion) -> Bool { true }
}
