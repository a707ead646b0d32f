import Observation
import SwiftUICore

/// Whether the user can edit the content of a view.
public enum EditMode: Hashable, Sendable {
    /// The content cannot be edited.
    case inactive
    /// A part of the content can be edited temporarily.
    case transient
    /// The content can be edited.
    case active

    /// Whether the mode is `active` or `transient`.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// The edit mode of the enclosing page or window; nil where none exists, as on macOS.
    @Entry public var editMode: Binding<EditMode>?
}

/// The edit mode of a window, for views outside of pages, which have edit modes of their own.
@Observable final class RootEditMode {
    var mode = EditMode.inactive

    /// Returns a function that sets a new edit mode, shared by the views of one window, in the environment. It has no effect on macOS.
    static func environmentChange() -> (inout EnvironmentValues) -> Void {
        let root = RootEditMode()
        let binding = Binding(get: { root.mode }, set: { root.mode = $0 })
        return { if !$0.isMac { $0.editMode = binding } }
    }
}

/// A button that toggles the edit mode in the environment. It is disabled where there is none.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// Creates an edit button.
    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .disabled(editMode == nil)
    }
}
