import Foundation

/// The store of the program.
///
/// Linux has no App Store: the user can buy nothing, and whatever needs the store fails with an error.
///
/// Follows https://developer.apple.com/documentation/storekit/appstore.
public enum AppStore {
    /// Where transactions are made.
    public struct Environment: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The store itself.
        public static let production = Environment(rawValue: "Production")
        /// A store for testing, in which nothing is paid.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// A store that Xcode simulates.
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// Whether the user may buy something. It is false.
    public static var canMakePayments: Bool { false }
    /// The identifier with which a program verifies that a transaction belongs to the device. It is nil, as there are no transactions.
    public static var deviceVerificationID: UUID? { nil }

    /// Asks the store for transactions that the program lacks. There is no store to ask: it throws ``StoreKitError/notAvailableInStorefront``.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

    /// Shows the user's subscriptions in a scene. There is no store that could show them: it throws
    /// ``StoreKitError/notAvailableInStorefront``.
    @MainActor public static func showManageSubscriptions(in scene: some AnyObject) async throws {
        throw StoreKitError.notAvailableInStorefront
    }

    /// Shows the subscriptions of a group in a scene. There is no store that could show them: it throws
    /// ``StoreKitError/notAvailableInStorefront``.
    @MainActor public static func showManageSubscriptions(in scene: some AnyObject, subscriptionGroupID: String) async throws {
        throw StoreKitError.notAvailableInStorefront
    }

    /// Shows a form for offer codes in a scene. There is no store that could redeem them: it throws
    /// ``StoreKitError/notAvailableInStorefront``.
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: some AnyObject) async throws {
        throw StoreKitError.notAvailableInStorefront
    }

    /// Asks the system to ask the user for a review. The system decides whether it does, and on Linux it never does, as there is no store
    /// that shows reviews.
    ///
    /// - Parameter scene: The scene or the view controller over which the question would appear.
    @MainActor public static func requestReview(in scene: some AnyObject) {}
}
