import Foundation

/// A question to the store, in its older interface.
///
/// Follows https://developer.apple.com/documentation/storekit/skrequest.
open class SKRequest: NSObject {
    /// The delegate, which is told the answer on the main queue.
    open weak var delegate: (any SKRequestDelegate)?
    /// The request that was started last and not cancelled; an answer to another one is not delivered.
    private var startedRequest: UUID?

    public override init() {}

    /// Asks the store.
    open func start() {
        let request = UUID()
        startedRequest = request
        // The request is used on the main queue, as those of Apple's systems are.
        nonisolated(unsafe) let unsafeSelf = self
        DispatchQueue.main.async {
            guard unsafeSelf.startedRequest == request else { return }
            unsafeSelf.startedRequest = nil
            unsafeSelf.answer()
        }
    }

    /// Takes the question back, so that the delegate is told nothing.
    open func cancel() { startedRequest = nil }

    /// Tells the delegate the answer: an error, as there is no store.
    func answer() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
}

/// An object that is told the end of a request. The default implementations do nothing.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// The request has been answered.
    func requestDidFinish(_ request: SKRequest)
    /// The request has failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question for products, in the older interface of the store.
///
/// On Linux nothing is for sale: the response has no products, and all identifiers are invalid.
///
/// Follows https://developer.apple.com/documentation/storekit/skproductsrequest.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>

    /// Creates a question for products.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    override func answer() {
        (delegate as? any SKProductsRequestDelegate)?
            .productsRequest(self, didReceive: SKProductsResponse(products: [], invalidProductIdentifiers: identifiers.sorted()))
        delegate?.requestDidFinish(self)
    }
}

/// An object that receives the products of a request.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The store has answered.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to a question for products.
open class SKProductsResponse: NSObject {
    /// The products. There are none.
    open var products: [SKProduct]
    /// The identifiers that the store does not know: all that were asked for.
    open var invalidProductIdentifiers: [String]

    init(products: [SKProduct], invalidProductIdentifiers: [String]) {
        self.products = products
        self.invalidProductIdentifiers = invalidProductIdentifiers
    }
}

/// A question for the receipt of the program. There is no store that could issue one: the request fails with ``SKError/unknown``.
open class SKReceiptRefreshRequest: SKRequest {
    /// The properties of a receipt for testing.
    public let receiptProperties: [String: Any]?

    /// Creates a question for the receipt.
    public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}
