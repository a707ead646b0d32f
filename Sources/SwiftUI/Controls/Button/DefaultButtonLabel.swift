import SwiftUICore

/// The standard label of a button with a role: a symbol in bars, and a title elsewhere.
public struct DefaultButtonLabel {
    let role: ButtonRole
    @Environment(\.isInBar) private var isInBar

    nonisolated init(role: ButtonRole) {
        self.role = role
    }
}

extension DefaultButtonLabel: View {
    public var body: some View {
        if isInBar {
            Label(role.title, systemImage: role.symbol)
        } else {
            Text(role.title)
        }
    }
}

extension ButtonRole {
    fileprivate var title: LocalizedStringKey {
        switch self {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .close: "Close"
        default: "Done"
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .destructive: "trash"
        case .cancel, .close: "xmark"
        default: "checkmark"
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the standard label of a role.
    ///
    /// ```swift
    /// .toolbar { ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } } }
    /// ```
    @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, content: DefaultButtonLabel(role: role))
    }
}
