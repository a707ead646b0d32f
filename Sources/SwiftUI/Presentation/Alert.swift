import SwiftUICore

/// A description of an alert for `alert(isPresented:content:)`. Superseded by `alert(_:isPresented:actions:message:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    /// Creates an alert with one button, which is titled "OK" by default.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert. Every button closes the alert after its action.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        /// Returns a button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// Returns a button with the cancel role.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// Returns a button with the cancel role and the standard title.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: Text("Cancel"), role: .cancel, action: action ?? {})
        }

        /// Returns a button with the destructive role.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

/// A description of a choice of actions for `actionSheet`. Superseded by `confirmationDialog(_:isPresented:actions:)`.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [ActionSheet.Button]

    /// Creates an action sheet with the given buttons.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an action sheet.
    public typealias Button = Alert.Button
}

/// The buttons of an alert or action sheet.
struct DialogButtons: View {
    var buttons: [Alert.Button]

    var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            SwiftUI.Button(role: button.role, action: { button.action() }, label: { button.label })
        }
    }
}
