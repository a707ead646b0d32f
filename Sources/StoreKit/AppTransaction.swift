import Foundation

/// How the user got the program from a store.
///
/// Linux has no such store: `shared` throws `StoreKitError.notAvailableInStorefront`, so that there is no value.
///
/// Follows https://developer.apple.com/documentation/storekit/apptransaction.
public struct AppTransaction: Hashable, Sendable {
    /// The identifier of the program.
    public let bundleID: String
    /// The version of the program.
    public let appVersion: String
    /// The version that the user got first.
    public let originalAppVersion: String
    /// The time at which the user got the program first.
    public let originalPurchaseDate: Date
    /// The identifier of the program in the store.
    public let appID: UInt64?

    private init() {
        bundleID = ""
        appVersion = ""
        originalAppVersion = ""
        originalPurchaseDate = .distantPast
        appID = nil
    }

    /// Throws `StoreKitError.notAvailableInStorefront`.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }

    /// Throws `StoreKitError.notAvailableInStorefront`.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.notAvailableInStorefront }
}
