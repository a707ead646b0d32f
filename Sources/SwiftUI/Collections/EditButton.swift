import SwiftUICore

/// A button that lets lists be edited, and ends that.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// A button titled "Edit" or, while lists are edited, "Done".
    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}
