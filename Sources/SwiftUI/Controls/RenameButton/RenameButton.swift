import SwiftUICore

/// An action, obtained from the environment, that begins to rename the item that the view shows. Call it as a function.
public struct RenameAction: Sendable {
    private let action: @MainActor () -> Void

    nonisolated init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Begins to rename.
    @MainActor @preconcurrency public func callAsFunction() {
        action()
    }
}

extension EnvironmentValues {
    /// The action with which a `RenameButton` begins to rename; nil if nothing can be renamed.
    @Entry public internal(set) var rename: RenameAction?
}

extension View {
    /// Sets the action of a `RenameButton` in this view, for example in the view's context menu.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        // Called on the main actor only, as buttons are.
        nonisolated(unsafe) let action = action
        return environment(\.rename, RenameAction { action() })
    }

    /// Lets a `RenameButton` in this view focus the text field that edits the name.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}

/// A button that calls the action of the enclosing `renameAction(_:)`, which begins to rename an item. Without an action it is disabled.
public struct RenameButton<Label: View> {
    let label: Label
    @Environment(\.rename) private var rename

    nonisolated init(label: Label) {
        self.label = label
    }
}

extension RenameButton: View {
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }.disabled(rename == nil)
    }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with the standard title.
    nonisolated public init() {
        self.init(label: SwiftUI.Label("Rename", systemImage: "pencil"))
    }
}
