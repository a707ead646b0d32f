import Foundation
import SwiftUI

// Toggles show a state of the program, and perform an intent that changes it in a task. Errors are logged.

extension Toggle {
    /// Creates a toggle that performs an intent.
    ///
    /// - Parameters:
    ///   - isOn: Whether the toggle is on. It changes when the view is evaluated again.
    ///   - intent: The intent that turns it on or off.
    ///   - label: The view that describes the toggle.
    nonisolated public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in IntentRunner.start(intent) }), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title that performs an intent.
    nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// Creates a toggle with a localized title that performs an intent.
    @_disfavoredOverload
    nonisolated public init<Intent: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }

    /// Creates a toggle with a title that is not localized and that performs an intent.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Intent: AppIntent>(_ title: S, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
