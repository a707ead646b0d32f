/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private enum Storage: Equatable, Sendable {
        case destructive, cancel, close, confirm
    }

    private let storage: Storage

    /// Deletes something, or does something else that cannot be undone.
    public static let destructive = ButtonRole(storage: .destructive)
    /// Leaves things as they are.
    public static let cancel = ButtonRole(storage: .cancel)
    /// Closes what is shown.
    public static let close = ButtonRole(storage: .close)
    /// Does what has been asked.
    public static let confirm = ButtonRole(storage: .confirm)
}
