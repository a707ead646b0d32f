import Foundation

/// The identifier of a donation.
///
/// Follows https://developer.apple.com/documentation/appintents/intentdonationidentifier.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID

    init() { id = UUID() }
}

/// Takes donations, by which programs tell the system about actions of the user. Linux suggests no intents: donations are not stored.
///
/// Follows https://developer.apple.com/documentation/appintents/intentdonationmanager.
public struct IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()

    /// Returns an identifier for an intent that the user has performed in the program. Nothing is kept.
    @discardableResult public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Returns an identifier for an intent that the user has performed in the program. Nothing is kept.
    @discardableResult public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    /// Does nothing, as nothing is kept.
    public func deleteDonations(matching identifiers: [IntentDonationIdentifier]) async throws {}
}

extension AppIntent {
    /// Returns an identifier for the intent, which the user has performed in the program. Nothing is kept, as Linux makes no suggestions.
    @discardableResult public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Returns an identifier for the intent, which the user has performed in the program. Nothing is kept, as Linux makes no suggestions.
    @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}
