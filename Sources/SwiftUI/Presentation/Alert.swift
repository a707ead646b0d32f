import SwiftUICore

/// An alert, as programs described it before `alert(_:isPresented:actions:message:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    /// An alert with one button, by default "OK".
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// A button that ends the alert without doing anything else.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// A button, titled as the platform does, that ends the alert without doing anything else.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: Text("Cancel"), role: .cancel, action: action ?? {})
        }

        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}

/// A choice of actions, as programs described it before `confirmationDialog(_:isPresented:actions:)`.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [ActionSheet.Button]

    /// A choice between buttons.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of a choice.
    public typealias Button = Alert.Button
}

/// The buttons of an alert or a choice.
struct DialogButtons: View {
    var buttons: [Alert.Button]

    var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            SwiftUI.Button(role: button.role, action: { button.action() }, label: { button.label })
        }
    }
}
