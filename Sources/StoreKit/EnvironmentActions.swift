import SwiftUI

/// An action, obtained from the environment, that asks for a review of the program. Call it as a function.
///
/// ```swift
/// @Environment(\.requestReview) private var requestReview
/// …
/// if finishedLevels == 10 { requestReview() }
/// ```
///
/// Follows https://developer.apple.com/documentation/storekit/requestreviewaction.
@MainActor @preconcurrency public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    /// Asks the system to ask the user for a review. The system decides whether it does, and on Linux it never does, as there is no store
    /// that shows reviews.
    public func callAsFunction() {}
}

/// An action, obtained from the environment, that buys a product. Call it as a function.
///
/// Follows https://developer.apple.com/documentation/storekit/purchaseaction.
@MainActor @preconcurrency public struct PurchaseAction: Sendable {
    nonisolated init() {}

    /// Buys a product, of which there are none.
    public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult {
        try await product.purchase(options: options)
    }
}

extension EnvironmentValues {
    /// The action that asks for a review of the program.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// The action that buys a product.
    public var purchase: PurchaseAction { PurchaseAction() }
}
