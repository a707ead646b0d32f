import SwiftUI

/// What a program does before and after the user buys a product in a view of the store.
struct PurchaseObserver {
    var start: (@MainActor (Product) async -> Void)?
    var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

    /// Buys a product, and tells the program.
    @MainActor func purchase(_ product: Product) async {
        await start?(product)
        let result: Result<Product.PurchaseResult, any Error>
        do {
            result = .success(try await product.purchase())
        } catch {
            result = .failure(error)
        }
        await completion?(product, result)
    }
}

extension EnvironmentValues {
    @Entry var purchaseObserver = PurchaseObserver()
}

extension View {
    /// Sets what the program does before the user buys a product in a view of the store, such as `ProductView`; nil for nothing.
    ///
    /// As there are no products on Linux, the function is not called.
    ///
    /// Follows https://developer.apple.com/documentation/swiftui/view/oninapppurchasestart(perform:).
    nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View {
        var start: (@MainActor (Product) async -> Void)?
        if let action {
            // The compiler cannot verify it, but views call the function on the main actor only.
            nonisolated(unsafe) let action = action
            start = { await action($0) }
        }
        return transformEnvironment(\.purchaseObserver) { $0.start = start }
    }

    /// Sets what the program does with the result of buying a product in a view of the store, such as `ProductView`; nil for nothing.
    ///
    /// As there are no products on Linux, the function is not called.
    ///
    /// Follows https://developer.apple.com/documentation/swiftui/view/oninapppurchasecompletion(perform:).
    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
    ) -> some View {
        var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
        if let action {
            // The compiler cannot verify it, but views call the function on the main actor only.
            nonisolated(unsafe) let action = action
            completion = { await action($0, $1) }
        }
        return transformEnvironment(\.purchaseObserver) { $0.completion = completion }
    }
}
