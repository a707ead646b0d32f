import Foundation
import SwiftUI

// Buttons perform their intents in a task. Errors are logged.

extension Button {
    /// Creates a button that performs an intent.
    nonisolated public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(action: { IntentRunner.start(intent) }, label: label)
    }

    /// Creates a button with a role that performs an intent.
    nonisolated public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { IntentRunner.start(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title that performs an intent.
    nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
        self.init(intent: intent) { Text(titleKey) }
    }

    /// Creates a button with a localized title that performs an intent.
    @_disfavoredOverload
    nonisolated public init<Intent: AppIntent>(_ titleResource: LocalizedStringResource, intent: Intent) {
        self.init(intent: intent) { Text(titleResource) }
    }

    /// Creates a button with a title that is not localized and that performs an intent.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Intent: AppIntent>(_ title: S, intent: Intent) { self.init(intent: intent) { Text(title) } }

    /// Creates a button with a role and a localized title that performs an intent.
    nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: Intent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// Creates a button with a role and a localized title that performs an intent.
    @_disfavoredOverload
    nonisolated public init<Intent: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: Intent) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }

    /// Creates a button with a role and a title that is not localized, and that performs an intent.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Intent: AppIntent>(_ title: S, role: ButtonRole?, intent: Intent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a localized title and a symbol that performs an intent.
    nonisolated public init<Intent: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a localized title and a symbol that performs an intent.
    @_disfavoredOverload
    nonisolated public init<Intent: AppIntent>(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: Intent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a title that is not localized and a symbol, and that performs an intent.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Intent: AppIntent>(_ title: S, systemImage: String, role: ButtonRole? = nil, intent: Intent) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a localized title and an image of the program that performs an intent.
    nonisolated public init<Intent: AppIntent>(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: Intent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a button with a title that is not localized and an image of the program, and that performs an intent.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Intent: AppIntent>(_ title: S, image: ImageResource, role: ButtonRole? = nil, intent: Intent) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, image: image) }
    }
}
