import Foundation

extension Product {
    /// The subscription that a product is. As there are no products, no value of this type exists.
    ///
    /// Follows https://developer.apple.com/documentation/storekit/product/subscriptioninfo.
    public struct SubscriptionInfo: Hashable, Sendable {
        let nothing: Never

        /// The group, of whose subscriptions the user has one at a time.
        public var subscriptionGroupID: String { switch nothing {} }
        /// The level in the group; 1 is the best.
        public var groupLevel: Int { switch nothing {} }
        /// The name of the group, in the user's language.
        public var groupDisplayName: String { switch nothing {} }
        /// The billing period.
        public var subscriptionPeriod: SubscriptionPeriod { switch nothing {} }
        /// The introductory offer, for users who have never subscribed to the group.
        public var introductoryOffer: SubscriptionOffer? { switch nothing {} }
        /// The promotional offers, for current and former subscribers of the group.
        public var promotionalOffers: [SubscriptionOffer] { switch nothing {} }
        /// Whether the user may have the introductory offer.
        public var isEligibleForIntroOffer: Bool { get async { switch nothing {} } }
        /// The user's subscriptions of the group.
        public var status: [Status] { get async throws { switch nothing {} } }

        /// Returns whether the user may have the introductory offer of a group. Without a store nobody may.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        /// Returns the user's subscriptions of a group. The store knows none, so that the array is empty.
        public static func status(for groupID: String) async throws -> [Status] { [] }

        /// A subscription of the user. As there are no products, no value of this type exists.
        public struct Status: Hashable, Sendable {
            let nothing: Never

            /// The state of the renewal.
            public var state: RenewalState { switch nothing {} }
            /// The last transaction.
            public var transaction: VerificationResult<Transaction> { switch nothing {} }
            /// The renewal of the subscription.
            public var renewalInfo: VerificationResult<RenewalInfo> { switch nothing {} }

            /// The subscriptions of the user that change while the program runs: none, until the task is cancelled.
            public static var updates: Statuses { Statuses() }

            /// The subscriptions of the user, by group. There are none, so that the sequence ends at once.
            public static var all: AsyncStream<(groupID: String, statuses: [Status])> { AsyncStream { $0.finish() } }

            /// The subscriptions of the user that change while the program runs.
            public struct Statuses: AsyncSequence, Sendable {
                public struct AsyncIterator: AsyncIteratorProtocol {
                    /// Returns nil when the task is cancelled.
                    public mutating func next() async -> Status? {
                        await cancellation()
                        return nil
                    }
                }

                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
            }
        }

        /// The renewal of a subscription. As there are no products, no value of this type exists.
        public struct RenewalInfo: Hashable, Sendable {
            let nothing: Never

            /// The identifier of the first transaction.
            public var originalTransactionID: UInt64 { switch nothing {} }
            /// The product that the user has.
            public var currentProductID: String { switch nothing {} }
            /// The product that the user will have.
            public var autoRenewPreference: String? { switch nothing {} }
            /// Whether the subscription renews at the end of the period.
            public var willAutoRenew: Bool { switch nothing {} }
            /// When the user pays again.
            public var renewalDate: Date? { switch nothing {} }
            /// Until when the user has the product although the store could not be paid.
            public var gracePeriodExpirationDate: Date? { switch nothing {} }
        }

        /// The state of the renewal of a subscription.
        public struct RenewalState: Hashable, RawRepresentable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// The user has the subscription.
            public static let subscribed = RenewalState(rawValue: 1)
            /// The subscription has ended.
            public static let expired = RenewalState(rawValue: 2)
            /// The subscription has ended, as the store could not be paid, which it tries again.
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            /// The store could not be paid, which it tries again, and the user has the subscription as yet.
            public static let inGracePeriod = RenewalState(rawValue: 4)
            /// The store has taken the subscription back.
            public static let revoked = RenewalState(rawValue: 5)
        }
    }

    /// The billing period of a subscription.
    ///
    /// Follows https://developer.apple.com/documentation/storekit/product/subscriptionperiod.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of time.
        public enum Unit: Hashable, Sendable {
            case day, week, month, year
        }

        /// The unit.
        public let unit: Unit
        /// The number of units.
        public let value: Int

        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
        public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    }

    /// A lower price for a time. As there are no products, no value of this type exists.
    public struct SubscriptionOffer: Hashable, Sendable {
        let nothing: Never

        /// The identifier; nil for introductory offers.
        public var id: String? { switch nothing {} }
        /// The kind of the offer.
        public var type: OfferType { switch nothing {} }
        /// The price in the currency of the user's store.
        public var price: Decimal { switch nothing {} }
        /// The price with the currency, as the user reads it.
        public var displayPrice: String { switch nothing {} }
        /// The billing period.
        public var period: SubscriptionPeriod { switch nothing {} }
        /// How many periods the offer lasts.
        public var periodCount: Int { switch nothing {} }
        /// When the user pays.
        public var paymentMode: PaymentMode { switch nothing {} }

        /// A kind of offer, which determines the users who are eligible for it.
        public struct OfferType: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// An offer for users who have never subscribed to the group.
            public static let introductory = OfferType(rawValue: "introductory")
            /// An offer for current and former subscribers of the group.
            public static let promotional = OfferType(rawValue: "promotional")
            /// An offer for former subscribers of the group.
            public static let winBack = OfferType(rawValue: "winBack")
        }

        /// When the user pays.
        public struct PaymentMode: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The user pays nothing during the offer.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
            /// The user pays in each period of the offer.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// The user pays once, at the start of the offer.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
        }
    }

    /// The relation of subscriptions of a group to the one that the user has.
    ///
    /// Follows https://developer.apple.com/documentation/storekit/product/subscriptionrelationship.
    public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Subscriptions of a better level.
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        /// The subscription that the user has.
        public static let current = SubscriptionRelationship(rawValue: 2)
        /// Other subscriptions of the same level.
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        /// Subscriptions of a lower level.
        public static let downgrade = SubscriptionRelationship(rawValue: 8)
        /// All subscriptions of the group.
        public static let all: SubscriptionRelationship = [.upgrade, .current, .crossgrade, .downgrade]
    }
}

/// The subscription that a product is.
public typealias SubscriptionInfo = Product.SubscriptionInfo
/// A subscription of the user.
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status
/// The renewal of a subscription.
public typealias RenewalInfo = Product.SubscriptionInfo.RenewalInfo
/// The state of the renewal of a subscription.
public typealias RenewalState = Product.SubscriptionInfo.RenewalState
/// The billing period of a subscription.
public typealias SubscriptionPeriod = Product.SubscriptionPeriod
/// A lower price for a time.
public typealias SubscriptionOffer = Product.SubscriptionOffer
