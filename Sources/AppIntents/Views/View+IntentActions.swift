import SwiftUI

extension View {
    /// Adds an accessibility action that performs an intent.
    nonisolated public func accessibilityAction<Intent: AppIntent>(_ actionKind: AccessibilityActionKind = .default, intent: Intent) -> some View {
        accessibilityAction(actionKind) { IntentRunner.start(intent) }
    }

    /// Adds an accessibility action with a name that performs an intent.
    nonisolated public func accessibilityAction<Intent: AppIntent>(named name: Text, intent: Intent) -> some View {
        accessibilityAction(named: name) { IntentRunner.start(intent) }
    }

    /// Adds an accessibility action with a localized name that performs an intent.
    nonisolated public func accessibilityAction<Intent: AppIntent>(named nameKey: LocalizedStringKey, intent: Intent) -> some View {
        accessibilityAction(named: Text(nameKey), intent: intent)
    }

    /// Adds an accessibility action with a name that is not localized, and that performs an intent.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol, Intent: AppIntent>(named name: S, intent: Intent) -> some View {
        accessibilityAction(named: Text(name), intent: intent)
    }

    /// Adds an accessibility action that performs an intent, with the name that a label shows.
    nonisolated public func accessibilityAction<Intent: AppIntent, Label: View>(intent: Intent, @ViewBuilder label: () -> Label) -> some View {
        accessibilityActions { Button(intent: intent, label: label) }
    }
}
