// What users read of the values that programs show in their lists of purchases. The texts are those of the program's language on Apple's systems;
// here they are English.

extension Product.ProductType {
    /// The kind of the product, as the user reads it. Unknown kinds are described by their name.
    public var localizedDescription: String {
        switch self {
        case .consumable: "Consumable"
        case .nonConsumable: "Non-Consumable"
        case .nonRenewable: "Non-Renewing Subscription"
        case .autoRenewable: "Auto-Renewable Subscription"
        default: rawValue
        }
    }
}

extension Product.SubscriptionInfo.RenewalState {
    /// The state of the renewal, as the user reads it.
    public var localizedDescription: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetryPeriod: "In Billing Retry Period"
        case .inGracePeriod: "In Grace Period"
        case .revoked: "Revoked"
        default: "Unknown"
        }
    }
}

extension Product.SubscriptionOffer.OfferType {
    /// The kind of the offer, as the user reads it. Unknown kinds are described by their name.
    public var localizedDescription: String {
        switch self {
        case .introductory: "Introductory"
        case .promotional: "Promotional"
        case .winBack: "Win-Back"
        default: rawValue
        }
    }
}

extension Product.SubscriptionOffer.PaymentMode {
    /// When the user pays, as the user reads it. Unknown modes are described by their name.
    public var localizedDescription: String {
        switch self {
        case .freeTrial: "Free Trial"
        case .payAsYouGo: "Pay As You Go"
        case .payUpFront: "Pay Up Front"
        default: rawValue
        }
    }
}

extension Product.SubscriptionPeriod.Unit {
    /// The unit, as the user reads it.
    public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
    }
}

extension Transaction.OfferType {
    /// The kind of the offer, as the user reads it.
    public var localizedDescription: String {
        switch self {
        case .introductory: "Introductory"
        case .promotional: "Promotional"
        case .code: "Offer Code"
        case .winBack: "Win-Back"
        default: "Unknown"
        }
    }
}

extension Transaction.OwnershipType {
    /// The kind of owner of the product, as the user reads it. Unknown owners are described by their name.
    public var localizedDescription: String {
        switch self {
        case .purchased: "Purchased"
        case .familyShared: "Family Shared"
        default: rawValue
        }
    }
}

extension Transaction.RevocationReason {
    /// Why the store has taken the product back, as the user reads it.
    public var localizedDescription: String {
        switch self {
        case .developerIssue: "Developer Issue"
        case .other: "Other"
        default: "Unknown"
        }
    }
}

extension Transaction.Reason {
    /// Why the transaction was made, as the user reads it. Unknown reasons are described by their name.
    public var localizedDescription: String {
        switch self {
        case .purchase: "Purchase"
        case .renewal: "Renewal"
        default: rawValue
        }
    }
}
