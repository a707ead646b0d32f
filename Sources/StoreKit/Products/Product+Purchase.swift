import Foundation

extension Product {
    /// Buys the product. As there is no product, it is never called.
    @MainActor @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { switch nothing {} }

    /// Buys the product, and asks the user in a scene. As there is no product, it is never called.
    @MainActor @discardableResult
    public func purchase(confirmIn scene: some AnyObject, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        switch nothing {}
    }

    /// How a purchase has ended.
    ///
    /// Follows https://developer.apple.com/documentation/storekit/product/purchaseresult.
    public enum PurchaseResult: Sendable {
        /// The user has bought the product.
        case success(VerificationResult<Transaction>)
        /// The user has cancelled the purchase.
        case userCancelled
        /// Somebody else has to agree to the purchase.
        case pending
    }

    /// The reason for which a product cannot be bought.
    ///
    /// Follows https://developer.apple.com/documentation/storekit/product/purchaseerror.
    public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
        /// The quantity is not possible.
        case invalidQuantity
        /// The store does not have the product.
        case productUnavailable
        /// The user may not buy anything.
        case purchaseNotAllowed
        /// The user may not have the offer.
        case ineligibleForOffer
        /// The offer does not exist.
        case invalidOfferIdentifier
        /// The price of the offer is not valid.
        case invalidOfferPrice
        /// The signature of the offer is not valid.
        case invalidOfferSignature
        /// The offer lacks a parameter.
        case missingOfferParameters

        public var errorDescription: String? {
            switch self {
            case .invalidQuantity: "The quantity is not possible."
            case .productUnavailable: "The product is not available."
            case .purchaseNotAllowed: "Purchases are not allowed."
            case .ineligibleForOffer: "The offer is not for this user."
            case .invalidOfferIdentifier: "The offer does not exist."
            case .invalidOfferPrice: "The price of the offer is not valid."
            case .invalidOfferSignature: "The signature of the offer is not valid."
            case .missingOfferParameters: "The offer lacks a parameter."
            }
        }
    }

    /// A setting of a purchase.
    ///
    /// Follows https://developer.apple.com/documentation/storekit/product/purchaseoption.
    public struct PurchaseOption: Hashable, Sendable {
        private enum Kind: Hashable {
            case account(UUID)
            case quantity(Int)
            case simulatesAskToBuy(Bool)
            case text(key: String, String)
            case number(key: String, Double)
            case truth(key: String, Bool)
            case data(key: String, Data)
        }

        private let kind: Kind

        /// The account of the program's own that the purchase is for.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .account(token)) }
        /// How many of a consumable product are bought.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }
        /// Whether a store for testing asks somebody else whether the user may buy the product.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(kind: .simulatesAskToBuy(simulateAskToBuy))
        }
        /// A value of the program's own that the store is sent.
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(kind: .text(key: key, value)) }
        /// A value of the program's own that the store is sent.
        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(kind: .number(key: key, value)) }
        /// A value of the program's own that the store is sent.
        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(kind: .truth(key: key, value)) }
        /// A value of the program's own that the store is sent.
        public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(kind: .data(key: key, value)) }
    }
}
