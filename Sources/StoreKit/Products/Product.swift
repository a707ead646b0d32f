import Foundation

/// An in-app purchase.
///
/// On Linux nothing is for sale, so that no value of this type exists, and ``products(for:)`` finds none. Code that handles products compiles
/// and is never run.
///
/// Follows https://developer.apple.com/documentation/storekit/product.
public struct Product: Identifiable, Hashable, Sendable {
    let nothing: Never

    /// The identifier of the product.
    public var id: String { switch nothing {} }
    /// The kind of the product.
    public var type: ProductType { switch nothing {} }
    /// The name, in the user's language.
    public var displayName: String { switch nothing {} }
    /// The description, in the user's language.
    public var description: String { switch nothing {} }
    /// The price in the currency of the user's store.
    public var price: Decimal { switch nothing {} }
    /// The price with the currency, as the user reads it.
    public var displayPrice: String { switch nothing {} }
    /// The format of the price.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { switch nothing {} }
    /// Whether the members of the user's family have it, too.
    public var isFamilyShareable: Bool { switch nothing {} }
    /// What the store knows of the product, as JSON.
    public var jsonRepresentation: Data { switch nothing {} }
    /// The subscription; nil for products of other kinds.
    public var subscription: SubscriptionInfo? { switch nothing {} }
    /// The last transaction with the product.
    public var latestTransaction: VerificationResult<Transaction>? { get async { switch nothing {} } }
    /// The transaction by which the user has the product now.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { switch nothing {} } }

    /// Asks the store for products. It knows none of them, so that the array is empty.
    ///
    /// - Parameter identifiers: The identifiers of the products. Those that the store does not know are left out.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

    /// A kind of products.
    public struct ProductType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A product that is used up and bought again.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// A product that the user keeps.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that ends by itself.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// A subscription that goes on until the user ends it.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }
}
