import Foundation
import StoreKit
import SwiftUI
import SwiftUITesting
import Testing

/// The older interface of a store in which nothing is for sale.
@MainActor @Suite(.serialized) struct OlderStoreTests {
    /// Records what it is told.
    private final class Listener: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var news: [String] = []

        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            news.append("products \(response.products.count) \(response.invalidProductIdentifiers)")
        }
        func requestDidFinish(_ request: SKRequest) { news.append("finish") }
        func request(_ request: SKRequest, didFailWithError error: any Error) { news.append("error \((error as? SKError)?.code.rawValue ?? -1)") }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            for transaction in transactions {
                let code = (transaction.error as? SKError)?.code
                news.append("\(transaction.payment.productIdentifier) \(transaction.transactionState) \(code.map { "\($0)" } ?? "-")")
                if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
            }
        }
        func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) { news.append("removed") }
        func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) { news.append("not restored") }
    }

    private func wait(_ condition: () -> Bool) async throws {
        for _ in 0..<6000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(condition())
    }

    @Test("All products that are asked for are invalid")
    func products() async throws {
        let listener = Listener()
        let request = SKProductsRequest(productIdentifiers: ["pass.year", "pass.month"])
        request.delegate = listener
        request.start()
        #expect(listener.news.isEmpty)
        try await wait { listener.news.count == 2 }
        #expect(listener.news == [#"products 0 ["pass.month", "pass.year"]"#, "finish"])
        let receipt = SKReceiptRefreshRequest()
        receipt.delegate = listener
        receipt.start()
        receipt.cancel()
        receipt.start()
        try await wait { listener.news.count > 2 }
        #expect(listener.news.dropFirst(2) == ["error 0"])
    }

    @Test("A payment fails, and is removed when it is finished")
    func payment() async throws {
        let queue = SKPaymentQueue.default()
        let listener = Listener()
        queue.add(listener)
        queue.add(listener)
        defer { queue.remove(listener) }
        let payment = SKMutablePayment()
        payment.productIdentifier = "pass.year"
        payment.quantity = 2
        queue.add(payment)
        payment.productIdentifier = "changed later"
        #expect(queue.transactions.first?.payment.quantity == 2)
        try await wait { listener.news.count >= 3 }
        #expect(listener.news == ["pass.year purchasing -", "pass.year failed paymentNotAllowed", "removed"])
        #expect(queue.transactions.isEmpty && !SKPaymentQueue.canMakePayments())
        queue.restoreCompletedTransactions()
        try await wait { listener.news.last == "not restored" }
        do {
            throw SKError(.paymentCancelled)
        } catch SKError.paymentCancelled {
        } catch {
            Issue.record("another error")
        }
        #expect((SKError(.paymentNotAllowed) as NSError).domain == SKErrorDomain)
    }

    @Test("Payments are equal if all their values are, and copies are independent")
    func values() throws {
        let first = SKMutablePayment()
        first.productIdentifier = "a"
        let copy = try #require(first.copy() as? SKPayment)
        #expect(copy == first && !(copy is SKMutablePayment))
        first.quantity = 3
        #expect(copy != first && copy.quantity == 1)
        #expect((copy.mutableCopy() as? SKMutablePayment) != nil)
    }

    @Test("The user has no subscriptions in any group; states have names")
    func names() async {
        var groups = 0
        for await (_, statuses) in SubscriptionStatus.all { groups += statuses.count + 1 }
        #expect(groups == 0)
        #expect(RenewalState.inGracePeriod.localizedDescription == "In Grace Period")
        #expect(RenewalState(rawValue: 99).localizedDescription == "Unknown")
        #expect(Product.ProductType(rawValue: "Later").localizedDescription == "Later")
        #expect(StoreKit.Transaction.OfferType.code.localizedDescription == "Offer Code")
        #expect(StoreKit.Transaction.RevocationReason.developerIssue.localizedDescription == "Developer Issue")
    }

    @Test("Views observe purchases, of which there are none")
    func observers() async {
        let view = ProductView(id: "pass")
            .onInAppPurchaseStart { _ in Issue.record("a purchase") }
            .onInAppPurchaseCompletion { _, _ in Issue.record("a purchase") }
        let host = ViewHost(view, size: CGSize(width: 200, height: 100))
        for _ in 0..<50 where !host.contains(.text("Product Unavailable")) {
            await host.settle()
            host.advance(by: 0.1)
        }
        #expect(host.contains(.text("Product Unavailable")))
    }
}
