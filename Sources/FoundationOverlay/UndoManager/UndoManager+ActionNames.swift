import Foundation

extension UndoManager {
    /// A key for information about an action.
    public struct UserInfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        /// Creates a key from its name.
        nonisolated public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    // MARK: Names

    /// Sets the name of the current action for menus: "Typing" gives "Undo Typing".
    public func setActionName(_ actionName: String) {
        currentGroup?.actionName = actionName
        changed()
    }

    /// The name of the action that would be undone; empty if it has none or there is no such action.
    public var undoActionName: String { undoGroup?.actionName ?? "" }
    /// The name of the action that would be redone; empty if it has none or there is no such action.
    public var redoActionName: String { redoGroup?.actionName ?? "" }

    /// The title of the menu item that undoes, such as "Undo Typing".
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the menu item that redoes, such as "Redo Typing".
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes an action with a name, which may be empty.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String { title("Undo", actionName) }
    /// Returns the title of a menu item that redoes an action with a name, which may be empty.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String { title("Redo", actionName) }

    private func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

    // MARK: Other information

    /// Sets whether the current action may be discarded when the document cannot be saved any more. Initially false.
    public func setActionIsDiscardable(_ discardable: Bool) { currentGroup?.isDiscardable = discardable }
    /// Whether the action that would be undone may be discarded.
    public var undoActionIsDiscardable: Bool { undoGroup?.isDiscardable ?? false }
    /// Whether the action that would be redone may be discarded.
    public var redoActionIsDiscardable: Bool { redoGroup?.isDiscardable ?? false }

    /// Stores information about the current action; nil removes it.
    public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { currentGroup?.userInfo[key] = info }
    /// Returns information about the action that would be undone; nil if there is none.
    public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { undoGroup?.userInfo[key] }
    /// Returns information about the action that would be redone; nil if there is none.
    public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoGroup?.userInfo[key] }
}
