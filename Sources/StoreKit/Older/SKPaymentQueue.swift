import Foundation

/// The purchases that the store is asked for, in its older interface.
///
/// Linux has no store: a payment that is added fails with ``SKError/Code/paymentNotAllowed``, of which observers are told, and restoring
/// purchases fails with ``SKError/Code/unknown``.
///
/// Follows https://developer.apple.com/documentation/storekit/skpaymentqueue.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [Weak] = []
    private var queued: [SKPaymentTransaction] = []

    private struct Weak {
        weak var observer: (any SKPaymentTransactionObserver)?
    }

    public override init() {}

    /// The queue of the program.
    open class func `default`() -> SKPaymentQueue { shared }

    /// Whether the user may buy something. It is false.
    open class func canMakePayments() -> Bool { false }

    /// The user's store. It is nil.
    open var storefront: SKStorefront? { nil }

    /// The purchases that the program has not finished.
    open var transactions: [SKPaymentTransaction] { lock.withLock { queued } }

    /// The observers, which are held weakly.
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers.compactMap(\.observer) } }

    /// Tells an object of changes of purchases. It is held weakly.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock {
            observers.removeAll { $0.observer == nil || $0.observer === observer }
            observers.append(Weak(observer: observer))
        }
    }

    /// Tells an object of changes no longer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.observer == nil || $0.observer === observer } }
    }

    /// Asks the store for a product. The purchase fails with ``SKError/Code/paymentNotAllowed``; observers are told on the main queue, first that
    /// the store is asked and then of the failure.
    open func add(_ payment: SKPayment) {
        nonisolated(unsafe) let transaction = SKPaymentTransaction((payment.copy() as? SKPayment) ?? payment)
        lock.withLock { queued.append(transaction) }
        tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
        DispatchQueue.main.async {
            transaction.transactionState = .failed
            transaction.error = SKError(.paymentNotAllowed)
        }
        tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
    }

    /// Removes a purchase that has failed or for which the user has got the product. Observers are told on the main queue.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        nonisolated(unsafe) let transaction = transaction
        let isQueued = lock.withLock {
            let index = queued.firstIndex { $0 === transaction }
            if let index { queued.remove(at: index) }
            return index != nil
        }
        if isQueued { tell { $0.paymentQueue(self, removedTransactions: [transaction]) } }
    }

    /// Asks the store for what the user has bought before. Observers are told on the main queue that it fails with ``SKError/Code/unknown``.
    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    /// Asks the store for what the user has bought before. Observers are told on the main queue that it fails with ``SKError/Code/unknown``.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        tell { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown)) }
    }

    /// Shows a form for offer codes. There is no store that could redeem them: nothing appears.
    open func presentCodeRedemptionSheet() {}

    private func tell(_ news: @escaping @Sendable (any SKPaymentTransactionObserver) -> Void) {
        DispatchQueue.main.async {
            for observer in self.transactionObservers { news(observer) }
        }
    }
}

/// An object that is told of changes of purchases. All functions but the first have default implementations, which do nothing.
///
/// Follows https://developer.apple.com/documentation/storekit/skpaymenttransactionobserver.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Purchases have changed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Purchases were finished.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Purchases cannot be restored.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// All purchases were restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Returns whether a purchase that was begun in the store goes on in the program.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    /// The user has another store.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}

/// The store of the user's country, in the older interface. Linux has none, so that the program never sees one.
open class SKStorefront: NSObject {
    /// The country, as a code of three letters.
    public let countryCode: String
    /// The identifier of the store.
    public let identifier: String

    init(countryCode: String, identifier: String) {
        self.countryCode = countryCode
        self.identifier = identifier
    }
}
