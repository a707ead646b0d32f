import SwiftUICore

/// Whether a button does again and again what it does while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Storage: Hashable, Sendable {
        case automatic, enabled, disabled
    }

    private let storage: Storage

    /// As the platform does: once.
    public static let automatic = ButtonRepeatBehavior(storage: .automatic)
    /// Again and again.
    public static let enabled = ButtonRepeatBehavior(storage: .enabled)
    /// Once.
    public static let disabled = ButtonRepeatBehavior(storage: .disabled)
}

private enum RepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    /// Whether buttons do again and again what they do while they are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatBehaviorKey.self] }
        set { self[RepeatBehaviorKey.self] = newValue }
    }

    /// The shape of bordered buttons.
    package var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Says whether the buttons in the view do again and again what they do while they are held.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Sets the shape of bordered buttons in the view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

private enum ButtonCompletionKey: EnvironmentKey { static var defaultValue: ButtonCompletion? { nil } }

extension EnvironmentValues {
    /// What follows when keys or an assistive program have pressed a button, such as the end of the alert that it is in.
    var buttonCompletion: ButtonCompletion? {
        get { self[ButtonCompletionKey.self] }
        set { self[ButtonCompletionKey.self] = newValue }
    }
}

/// What follows when a button has been pressed.
struct ButtonCompletion {
    var perform: @MainActor () -> Void
}

extension ButtonCompletion: CustomComparable {
    /// Whoever presents the buttons is there as long as they are, and ends by one function.
    func isSame(as other: ButtonCompletion) -> Bool { true }
}
