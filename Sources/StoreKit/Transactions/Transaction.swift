import Foundation

/// A purchase of the user. On Linux nothing is for sale, so that no value of this type exists.
///
/// SwiftUI has a type of the same name. Files that import both modules write `StoreKit.Transaction` or `SwiftUI.Transaction`, as on Apple's
/// systems.
///
/// Follows https://developer.apple.com/documentation/storekit/transaction.
public struct Transaction: Identifiable, Hashable, Sendable {
    let nothing: Never

    /// The identifier of the transaction.
    public var id: UInt64 { switch nothing {} }
    /// The identifier of the first transaction of a subscription.
    public var originalID: UInt64 { switch nothing {} }
    /// The product.
    public var productID: String { switch nothing {} }
    /// The kind of the product.
    public var productType: Product.ProductType { switch nothing {} }
    /// The group of a subscription.
    public var subscriptionGroupID: String? { switch nothing {} }
    /// When the product was bought.
    public var purchaseDate: Date { switch nothing {} }
    /// When the product was bought for the first time.
    public var originalPurchaseDate: Date { switch nothing {} }
    /// When a subscription ends.
    public var expirationDate: Date? { switch nothing {} }
    /// How many were bought.
    public var purchasedQuantity: Int { switch nothing {} }
    /// Whether the user has a better subscription of the group now.
    public var isUpgraded: Bool { switch nothing {} }
    /// When the store took the product back.
    public var revocationDate: Date? { switch nothing {} }
    /// Why the store took the product back.
    public var revocationReason: RevocationReason? { switch nothing {} }
    /// Whether the user has bought the product, or somebody of the family has.
    public var ownershipType: OwnershipType { switch nothing {} }
    /// Where the product was bought.
    public var environment: AppStore.Environment { switch nothing {} }
    /// The price that the user has paid.
    public var price: Decimal? { switch nothing {} }
    /// The currency of the price.
    public var currency: Locale.Currency? { switch nothing {} }
    /// Why the transaction was made.
    public var reason: Reason { switch nothing {} }
    /// The offer by which the price was lower; nil for none.
    public var offer: Offer? { switch nothing {} }
    /// The kind of that offer.
    public var offerType: OfferType? { switch nothing {} }
    /// The identifier of that offer; nil for introductory offers.
    public var offerID: String? { switch nothing {} }
    /// The country of the store, as a code of three letters.
    public var storefrontCountryCode: String { switch nothing {} }
    /// The account of the program's own that the purchase is for.
    public var appAccountToken: UUID? { switch nothing {} }
    /// When the transaction was signed.
    public var signedDate: Date { switch nothing {} }
    /// What the store knows of the transaction, as JSON.
    public var jsonRepresentation: Data { switch nothing {} }
    /// The subscription that the product is.
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { switch nothing {} } }

    /// Tells the store that the user has got the product.
    public func finish() async { switch nothing {} }

    /// Asks the store for the user's money back, in a scene.
    @MainActor public func beginRefundRequest(in scene: some AnyObject) async throws -> RefundRequestStatus { switch nothing {} }

    /// Asks the store for the user's money back, in a scene. No transaction has the identifier, so that it throws
    /// ``RefundRequestError/failed``.
    @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: some AnyObject) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }

    /// Why a transaction was made.
    public struct Reason: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The user has bought the product.
        public static let purchase = Reason(rawValue: "PURCHASE")
        /// The store has renewed the subscription.
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// A kind of offer by which a price was lower.
    public struct OfferType: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// An offer for users who have never subscribed to the group.
        public static let introductory = OfferType(rawValue: 1)
        /// An offer for current and former subscribers of the group.
        public static let promotional = OfferType(rawValue: 2)
        /// An offer for users who have a code.
        public static let code = OfferType(rawValue: 3)
        /// An offer for former subscribers of the group.
        public static let winBack = OfferType(rawValue: 4)
    }

    /// An offer by which a price was lower. As there are no transactions, no value of this type exists.
    public struct Offer: Hashable, Sendable {
        let nothing: Never

        /// The identifier; nil for introductory offers.
        public var id: String? { switch nothing {} }
        /// The kind of the offer.
        public var type: OfferType { switch nothing {} }
        /// When the user pays.
        public var paymentMode: Product.SubscriptionOffer.PaymentMode? { switch nothing {} }
    }

    /// Why the store has taken a product back.
    public struct RevocationReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The program had a fault.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Something else.
        public static let other = RevocationReason(rawValue: 0)
    }

    /// The kind of owner of a product.
    public struct OwnershipType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The user.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Somebody of the user's family.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// How the form with which the user asks for money back has ended.
    public enum RefundRequestStatus: Hashable, Sendable {
        /// The store has got the request.
        case success
        /// The user has closed the form.
        case userCancelled
    }

    /// Why the user cannot ask for money back.
    public enum RefundRequestError: Error, LocalizedError, Hashable, Sendable {
        /// The user has asked already.
        case duplicateRequest
        /// The request has failed.
        case failed

        public var errorDescription: String? {
            switch self {
            case .duplicateRequest: "The money was already asked for."
            case .failed: "There is no store that could return the money."
            }
        }
    }
}
