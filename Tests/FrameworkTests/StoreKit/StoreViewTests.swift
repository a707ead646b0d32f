import Foundation
import StoreKit
import SwiftUI
import SwiftUITesting
import Testing

/// Views of a store in which nothing is for sale.
@MainActor struct StoreViewTests {
    private static let size = CGSize(width: 390, height: 600)

    /// The states that a task has reported.
    @MainActor private final class Record {
        var states: [String] = []
    }

    private struct Spy: ProductViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProductView(configuration)
                .overlay {
                    if configuration.product == nil, case .unavailable = configuration.state {
                        Text("No \(configuration.hasCurrentEntitlement)")
                    }
                }
        }
    }

    /// Lets tasks and animations run until a condition holds, and returns whether it did.
    private func waits(_ host: ViewHost, until condition: () -> Bool) async -> Bool {
        for _ in 0..<50 {
            await host.settle()
            host.advance(by: 0.1)
            if condition() { return true }
        }
        return false
    }

    @Test("A product is loaded, and then unavailable; the user has neither it nor a subscription")
    func tasks() async throws {
        let record = Record()
        let view = Color.clear
            .storeProductTask(for: "pass") { state in
                switch state {
                case .loading: record.states.append("product loading")
                case .unavailable: record.states.append("product unavailable")
                default: record.states.append("product?")
                }
            }
            .storeProductsTask(for: ["a", "b"]) { state in
                switch state {
                case .loading: record.states.append("products loading")
                case .success(let found, let missing): record.states.append("products \(found.count) \(missing)")
                default: record.states.append("products?")
                }
            }
            .currentEntitlementTask(for: "pass") { state in
                switch state {
                case .loading: record.states.append("entitlement loading")
                case .success(nil): record.states.append("entitlement nil")
                default: record.states.append("entitlement?")
                }
            }
            .subscriptionStatusTask(for: "group") { state in
                switch state {
                case .loading: record.states.append("status loading")
                case .success(let found): record.states.append("status \(found.count)")
                default: record.states.append("status?")
                }
            }
        let host = ViewHost(view, size: Self.size)
        #expect(await waits(host) { record.states.count == 8 })
        func of(_ kind: String) -> [String] { record.states.filter { $0.hasPrefix(kind + " ") } }
        #expect(of("product") == ["product loading", "product unavailable"])
        #expect(of("products") == ["products loading", "products 0 [\"a\", \"b\"]"])
        #expect(of("entitlement") == ["entitlement loading", "entitlement nil"])
        #expect(of("status") == ["status loading", "status 0"])
    }

    @Test("A view of a product shows the placeholder and says that the product is unavailable")
    func product() async throws {
        let view = ProductView(id: "pass") {
            Text("Icon")
        } placeholderIcon: {
            Text("Placeholder").accessibilityHidden(false)
        }
        let host = ViewHost(view.productViewStyle(.compact), size: Self.size)
        #expect(await waits(host) { host.contains(.text("Product Unavailable")) })
        #expect(!host.contains(.text("Icon")))
    }

    @Test("A style may show a product in the style around it")
    func styles() async throws {
        let host = ViewHost(
            ProductView(id: "pass").productViewStyle(Spy()).productViewStyle(.large), size: Self.size)
        #expect(await waits(host) { host.contains(.text("No false")) && host.contains(.text("Product Unavailable")) })
    }

    @Test("A store says that nothing is for sale, and has the buttons that the program asks for")
    func store() async throws {
        let host = ViewHost(StoreView(ids: ["pass"]), size: Self.size)
        #expect(await waits(host) { host.contains(.text("Store Unavailable")) })
        #expect(!host.contains(.text("Restore Purchases")) && !host.contains(.label("Close")))
        host.show(StoreView(ids: ["pass"]).storeButton(.visible, for: .restorePurchases, .cancellation))
        #expect(await waits(host) { host.contains(.text("Store Unavailable")) })
        #expect(host.contains(.label("Close")))
        try host.tap(.text("Restore Purchases"))
        #expect(await waits(host) { host.contains(.text("There is no store on this system.")) })
    }

    private struct Presented: View {
        @State var isShown = true
        var body: some View { Color.clear.sheet(isPresented: $isShown) { StoreView(ids: ["pass"]) } }
    }

    @Test("A store in a sheet can be closed")
    func sheet() async throws {
        let host = ViewHost(Presented(), size: Self.size)
        #expect(await waits(host) { host.contains(.label("Close")) })
        try host.tap(.label("Close"))
        #expect(await waits(host) { !host.contains(.text("Store Unavailable")) })
    }

    @Test("A view of subscriptions has the content of the program, and buttons to sign in and for policies")
    func subscriptions() async throws {
        var count = 0
        var opened: URL?
        let view = SubscriptionStoreView(groupID: "group") { Text("Marketing") }
            .subscriptionStoreSignInAction { count += 1 }
            .subscriptionStorePolicyDestination(url: URL(string: "https://example.com/terms")!, for: .termsOfService)
            .storeButton(.visible, for: .policies)
            .environment(
                \.openURL,
                OpenURLAction {
                    opened = $0; return .handled
                })
        let host = ViewHost(view, size: Self.size)
        #expect(await waits(host) { host.contains(.text("Store Unavailable")) })
        #expect(host.contains(.text("Marketing")) && !host.contains(.text("Redeem Code")) && !host.contains(.text("Privacy Policy")))
        try host.tap(.text("Sign In"))
        try host.tap(.text("Terms of Service"))
        #expect(count == 1 && opened?.path() == "/terms")
        host.show(view.storeButton(.hidden, for: .signIn))
        #expect(!host.contains(.text("Sign In")))
    }

    private struct Requests: View {
        let record: Record
        @State var redeems = false
        @State var refunds = false

        var body: some View {
            VStack {
                Button("Redeem") { redeems = true }
                Button("Refund") { refunds = true }
                Text("\(redeems) \(refunds)")
            }
            .offerCodeRedemption(isPresented: $redeems) { result in
                if case .failure(StoreKitError.notAvailableInStorefront) = result { record.states.append("redemption") }
            }
            .refundRequestSheet(for: 1, isPresented: $refunds) { result in
                if case .failure(.failed) = result { record.states.append("refund") }
            }
        }
    }

    @Test("Requests to the store fail at once, and are over")
    func requests() throws {
        let record = Record()
        let host = ViewHost(Requests(record: record), size: Self.size)
        try host.tap(.text("Redeem"))
        try host.tap(.text("Refund"))
        #expect(record.states == ["redemption", "refund"] && host.contains(.text("false false")))
    }

    private struct Reviewer: View {
        @Environment(\.requestReview) private var requestReview
        @Environment(\.purchase) private var purchase

        var body: some View {
            Button("Review") { requestReview() }
        }

        func buy(_ product: Product) async throws -> Product.PurchaseResult { try await purchase(product) }
    }

    @Test("A review may be asked for, which the system ignores")
    func review() throws {
        let host = ViewHost(Reviewer(), size: Self.size)
        try host.tap(.text("Review"))
        #expect(host.contains(.text("Review")))
    }
}
