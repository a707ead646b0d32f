import SwiftUICore

/// Whether lists can be edited.
public enum EditMode: Equatable, Hashable, Sendable {
    /// They cannot.
    case inactive
    /// They can for a moment, such as while a row shows what can be done with it.
    case transient
    /// They can.
    case active

    /// Whether lists can be edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the lists in the view can be edited; nil where nobody decides that.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
