import Foundation

/// A product of the older interface of the store. The store has none on Linux: only objects that a program creates itself exist, and they are
/// empty unless a subclass says otherwise.
///
/// Follows https://developer.apple.com/documentation/storekit/skproduct.
open class SKProduct: NSObject {
    public override init() {}

    /// The identifier of the product.
    open var productIdentifier: String { "" }
    /// The name, in the user's language.
    open var localizedTitle: String { "" }
    /// The description, in the user's language.
    open var localizedDescription: String { "" }
    /// The price in the currency of the user's store.
    open var price: NSDecimalNumber { .zero }
    /// The locale with which the price is formatted.
    open var priceLocale: Locale { .current }
    /// Whether the members of the user's family have it, too.
    open var isFamilyShareable: Bool { false }
    /// The group of a subscription; nil for other products.
    open var subscriptionGroupIdentifier: String? { nil }
    /// The billing period of a subscription; nil for other products.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The offer for users who have never subscribed; nil for none.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// The offers for current and former subscribers.
    open var discounts: [SKProductDiscount] { [] }
}

/// The billing period of a subscription in the older interface of the store.
open class SKProductSubscriptionPeriod: NSObject {
    /// The number of units.
    public let numberOfUnits: Int
    /// The unit.
    public let unit: SKProduct.PeriodUnit

    init(numberOfUnits: Int, unit: SKProduct.PeriodUnit) {
        self.numberOfUnits = numberOfUnits
        self.unit = unit
    }
}

extension SKProduct {
    /// A unit of time.
    public enum PeriodUnit: UInt, Sendable {
        case day = 0
        case week = 1
        case month = 2
        case year = 3
    }
}

/// A lower price for a time in the older interface of the store. The store has none on Linux.
open class SKProductDiscount: NSObject {
    /// When the user pays.
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo = 0
        case payUpFront = 1
        case freeTrial = 2
    }

    public override init() {}

    /// The identifier; nil for introductory offers.
    open var identifier: String? { nil }
    /// The price in the currency of the user's store.
    open var price: NSDecimalNumber { .zero }
    /// The locale with which the price is formatted.
    open var priceLocale: Locale { .current }
    /// When the user pays.
    open var paymentMode: PaymentMode { .payAsYouGo }
    /// How many periods the offer lasts.
    open var numberOfPeriods: Int { 1 }
    /// The billing period.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod(numberOfUnits: 1, unit: .month) }
}
