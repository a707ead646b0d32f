import Foundation
import StoreKit
import Testing

/// A store in which nothing is for sale.
struct StoreTests {
    @Test("No product is known, and the user can pay nothing")
    func products() async throws {
        #expect(try await Product.products(for: ["pass.year", "pass.month"]).isEmpty)
        #expect(try await Product.SubscriptionInfo.status(for: "pass").isEmpty)
        #expect(await !Product.SubscriptionInfo.isEligibleForIntroOffer(for: "pass"))
        #expect(!AppStore.canMakePayments)
        #expect(await Storefront.current == nil)
    }

    @Test("The sequences of transactions that the user has end at once")
    func transactions() async {
        var count = 0
        for await _ in Transaction.all { count += 1 }
        for await _ in Transaction.currentEntitlements { count += 1 }
        for await _ in Transaction.unfinished { count += 1 }
        for await _ in Transaction.currentEntitlements(for: "pass.year") { count += 1 }
        #expect(count == 0)
        #expect(await Transaction.latest(for: "pass.year") == nil)
    }

    @Test("Updates of transactions end with the task, and not before", .timeLimit(.minutes(15)))
    func updates() async throws {
        let (ends, end) = AsyncStream.makeStream(of: String.self)
        let listener = Task {
            for await _ in Transaction.updates { end.yield("transaction") }
            for await _ in Product.SubscriptionInfo.Status.updates { end.yield("status") }
            end.yield("end")
        }
        try await Task.sleep(for: .milliseconds(50))
        end.yield("cancellation")
        listener.cancel()
        var order: [String] = []
        for await word in ends {
            order.append(word)
            if word == "end" { break }
        }
        #expect(order == ["cancellation", "end"])
    }

    @Test("What needs a store fails, and says that there is none")
    @MainActor func failures() async {
        let scene = NSObject()
        for request in [
            { try await AppStore.sync() }, { try await AppStore.showManageSubscriptions(in: scene) },
            { try await AppStore.presentOfferCodeRedeemSheet(in: scene) },
        ] as [@MainActor () async throws -> Void] {
            do {
                try await request()
                Issue.record("There is a store.")
            } catch StoreKitError.notAvailableInStorefront {
            } catch {
                Issue.record("another error")
            }
        }
        await #expect(throws: Transaction.RefundRequestError.failed) { try await Transaction.beginRefundRequest(for: 1, in: scene) }
        #expect(StoreKitError.notAvailableInStorefront.localizedDescription == "There is no store on this system.")
        // These are requests that the system may ignore.
        AppStore.requestReview(in: scene)
        SKStoreReviewController.requestReview(in: scene)
        SKStoreReviewController.requestReview()
    }

    @Test("A signed value is returned if its signature is right, otherwise the error is thrown")
    func verification() throws {
        let right = VerificationResult.verified(3), wrong = VerificationResult.unverified(4, .invalidSignature)
        #expect(try right.payloadValue == 3 && right.unsafePayloadValue == 3 && wrong.unsafePayloadValue == 4)
        #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try wrong.payloadValue }
    }

    @Test("States of entitlements are mapped in success only")
    func states() async {
        let found = EntitlementTaskState.success([1, 2]), missing = EntitlementTaskState<[Int]>.loading
        #expect(found.map(\.count).value == 2 && missing.map(\.count).value == nil)
        let later = await found.map { numbers in
            await Task.yield()
            return numbers.reduce(0, +)
        }
        #expect(later.value == 3)
        #expect(EntitlementTaskState<VerificationResult<Transaction>?>.success(nil).transaction == nil)
    }

    @Test("Settings of purchases are told apart by kind, key and value")
    func options() {
        let options: Set<Product.PurchaseOption> = [
            .quantity(2), .quantity(2), .quantity(3), .custom(key: "a", value: 1), .custom(key: "a", value: true), .custom(key: "b", value: 1),
        ]
        #expect(options.count == 5)
    }
}
