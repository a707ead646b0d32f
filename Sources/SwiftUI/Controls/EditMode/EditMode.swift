import Observation
import SwiftUICore

/// Whether what is shown can be edited.
public enum EditMode: Hashable, Sendable {
    /// It cannot.
    case inactive
    /// A part of it can, for a while.
    case transient
    /// It can.
    case active

    /// Whether it can be edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether what is shown can be edited; nil where nobody keeps that.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// The edit mode of a window, for views outside of pages that keep one of their own.
@Observable final class RootEditMode {
    var mode = EditMode.inactive

    /// Gives views an edit mode that belongs to one window, on iOS.
    static func environmentChange() -> (inout EnvironmentValues) -> Void {
        let root = RootEditMode()
        let binding = Binding(get: { root.mode }, set: { root.mode = $0 })
        return { if !$0.isMac { $0.editMode = binding } }
    }
}

/// A button that begins and ends editing: it changes the environment's edit mode.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// A button that begins and ends editing.
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
