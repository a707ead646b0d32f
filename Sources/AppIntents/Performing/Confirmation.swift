import Foundation
import SwiftUI

/// The word on the button that confirms an action.
///
/// Follows https://developer.apple.com/documentation/appintents/confirmationactionname.
public struct ConfirmationActionName: Sendable {
    let acceptLabel: LocalizedStringResource
    let denyLabel: LocalizedStringResource?

    public static var go: ConfirmationActionName { .custom(acceptLabel: "Go") }
    public static var add: ConfirmationActionName { .custom(acceptLabel: "Add") }
    public static var buy: ConfirmationActionName { .custom(acceptLabel: "Buy") }
    public static var `continue`: ConfirmationActionName { .custom(acceptLabel: "Continue") }
    public static var create: ConfirmationActionName { .custom(acceptLabel: "Create") }
    public static var `do`: ConfirmationActionName { .custom(acceptLabel: "Do") }
    public static var download: ConfirmationActionName { .custom(acceptLabel: "Download") }
    public static var open: ConfirmationActionName { .custom(acceptLabel: "Open") }
    public static var order: ConfirmationActionName { .custom(acceptLabel: "Order") }
    public static var pay: ConfirmationActionName { .custom(acceptLabel: "Pay") }
    public static var play: ConfirmationActionName { .custom(acceptLabel: "Play") }
    public static var post: ConfirmationActionName { .custom(acceptLabel: "Post") }
    public static var run: ConfirmationActionName { .custom(acceptLabel: "Run") }
    public static var search: ConfirmationActionName { .custom(acceptLabel: "Search") }
    public static var send: ConfirmationActionName { .custom(acceptLabel: "Send") }
    public static var set: ConfirmationActionName { .custom(acceptLabel: "Set") }
    public static var share: ConfirmationActionName { .custom(acceptLabel: "Share") }
    public static var start: ConfirmationActionName { .custom(acceptLabel: "Start") }

    /// Words of the program: for confirming, and for not doing it.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [], denyLabel: LocalizedStringResource? = nil,
        denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(acceptLabel: acceptLabel, denyLabel: denyLabel)
    }
}

// Linux has no interface in which an intent could ask its user: each confirmation throws an error, and the action is not performed.
extension AppIntent {
    /// Asks the user to confirm the action, which on Linux is not possible.
    ///
    /// - Throws: An `AppIntentError`.
    public func requestConfirmation() async throws { throw AppIntentError(.needsConfirmation(dialog: nil)) }

    /// Asks the user to confirm the action, which on Linux is not possible.
    ///
    /// - Throws: An `AppIntentError`.
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog, showDialogAsPrompt: Bool = true
    ) async throws {
        throw AppIntentError(.needsConfirmation(dialog: dialog.text))
    }

    /// Asks the user to confirm the action, which on Linux is not possible.
    ///
    /// - Throws: An `AppIntentError`.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        throw AppIntentError(.needsConfirmation(dialog: nil))
    }
}
