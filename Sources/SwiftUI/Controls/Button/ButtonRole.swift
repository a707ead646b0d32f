/// The purpose of a button, which influences its appearance and its place in alerts and menus.
public struct ButtonRole: Equatable, Sendable {
    private enum Storage: Equatable, Sendable {
        case destructive, cancel, close, confirm
    }

    private let storage: Storage

    /// Deletes something or performs another action that cannot be undone.
    public static let destructive = ButtonRole(storage: .destructive)
    /// Leaves the current state unchanged.
    public static let cancel = ButtonRole(storage: .cancel)
    /// Closes the presented view.
    public static let close = ButtonRole(storage: .close)
    /// Confirms the proposed action.
    public static let confirm = ButtonRole(storage: .confirm)
}
