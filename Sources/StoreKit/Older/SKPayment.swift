import Foundation

/// A wish to buy a product, in the older interface of the store.
///
/// Follows https://developer.apple.com/documentation/storekit/skpayment.
open class SKPayment: NSObject, NSCopying, NSMutableCopying {
    struct Values: Hashable {
        var productIdentifier = ""
        var quantity = 1
        var applicationUsername: String?
        var simulatesAskToBuyInSandbox = false
        var requestData: Data?
    }

    fileprivate(set) var values = Values()

    public override init() {}

    /// Creates a wish to buy one of a product.
    public init(product: SKProduct) { values.productIdentifier = product.productIdentifier }

    init(_ values: Values) { self.values = values }

    /// The identifier of the product.
    open var productIdentifier: String { values.productIdentifier }
    /// How many of a consumable product are bought.
    open var quantity: Int { values.quantity }
    /// The account of the program's own that the purchase is for.
    open var applicationUsername: String? { values.applicationUsername }
    /// Whether a store for testing asks somebody else whether the user may buy the product.
    open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuyInSandbox }
    /// Reserved by the store.
    open var requestData: Data? { values.requestData }

    open func copy(with zone: NSZone? = nil) -> Any { SKPayment(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SKPayment)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// A wish to buy a product that can be changed.
open class SKMutablePayment: SKPayment {
    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulatesAskToBuyInSandbox }
        set { values.simulatesAskToBuyInSandbox = newValue }
    }
    open override var requestData: Data? {
        get { values.requestData }
        set { values.requestData = newValue }
    }
}

/// A purchase, in the older interface of the store.
open class SKPaymentTransaction: NSObject {
    /// The wish to buy the product.
    public let payment: SKPayment
    /// How far the purchase is.
    open internal(set) var transactionState = SKPaymentTransactionState.purchasing
    /// Why the purchase has failed.
    open internal(set) var error: (any Error)?
    /// The identifier; nil as long as the product is not bought.
    open var transactionIdentifier: String? { nil }
    /// When the product was bought; nil as long as it is not.
    open var transactionDate: Date? { nil }
    /// The purchase that was restored; nil for others.
    open var original: SKPaymentTransaction? { nil }

    init(_ payment: SKPayment) { self.payment = payment }
}

/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Sendable {
    /// The store is asked.
    case purchasing = 0
    /// The user has paid.
    case purchased = 1
    /// The user has not bought the product. On Linux every purchase fails.
    case failed = 2
    /// The user has bought the product before.
    case restored = 3
    /// Somebody else has to agree.
    case deferred = 4
}
