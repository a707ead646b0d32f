import Foundation
import SwiftUI

extension Product {
    /// The state of loading a product.
    ///
    /// Follows https://developer.apple.com/documentation/storekit/product/taskstate.
    public enum TaskState: Sendable {
        /// The store is asked.
        case loading
        /// The product.
        case success(Product)
        /// The store does not have the product. It is the state of every product on Linux.
        case unavailable
        /// The store could not be asked.
        case failure(any Error)

        /// The product; nil in other states than success.
        public var product: Product? {
            if case .success(let product) = self { product } else { nil }
        }
    }

    /// The state of loading several products.
    ///
    /// Follows https://developer.apple.com/documentation/storekit/product/collectiontaskstate.
    public enum CollectionTaskState: Sendable {
        /// The store is asked.
        case loading
        /// The products, and the identifiers of those that the store does not have: on Linux all of them.
        case success([Product], unavailable: [Product.ID])
        /// The store could not be asked.
        case failure(any Error)

        /// The products; nil in other states than success.
        public var products: [Product]? {
            if case .success(let products, _) = self { products } else { nil }
        }
    }
}

/// The state of asking the store for the user's entitlements.
///
/// Follows https://developer.apple.com/documentation/storekit/entitlementtaskstate.
public enum EntitlementTaskState<Value> {
    /// The store is asked.
    case loading
    /// The entitlements.
    case success(Value)
    /// The store could not be asked.
    case failure(any Error)

    /// The entitlements; nil in other states than success.
    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    /// Returns the state with its value transformed. Other states than success stay as they are.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(try transform(value))
        case .failure(let error): .failure(error)
        }
    }

    /// Returns the state with its value transformed. Other states than success stay as they are.
    public func map<Other>(_ transform: (Value) async throws -> Other) async rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(try await transform(value))
        case .failure(let error): .failure(error)
        }
    }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
    /// The transaction; nil if the user does not have the product, and in other states than success.
    public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension View {
    /// Loads a product, before the view appears, and calls a function with each state of loading it.
    ///
    /// On Linux the function is called with `loading` and `unavailable`.
    ///
    /// - Parameters:
    ///   - id: The product. A change starts the task anew.
    ///   - priority: The priority of the task.
    ///   - action: Is called with each state.
    nonisolated public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View {
        storeTask(id: id, priority: priority, initial: .loading, action: action) {
            do {
                let products = try await Product.products(for: [id])
                return products.first.map { .success($0) } ?? .unavailable
            } catch {
                return .failure(error)
            }
        }
    }

    /// Loads products, before the view appears, and calls a function with each state of loading them.
    ///
    /// On Linux the function is called with `loading` and `success`, without any product.
    ///
    /// - Parameters:
    ///   - ids: The products. A change starts the task anew.
    ///   - priority: The priority of the task.
    ///   - action: Is called with each state.
    nonisolated public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View {
        storeTask(id: ids, priority: priority, initial: .loading, action: action) {
            do {
                let products = try await Product.products(for: ids)
                let found = Set(products.map(\.id))
                return .success(products, unavailable: ids.filter { !found.contains($0) })
            } catch {
                return .failure(error)
            }
        }
    }

    /// Asks whether the user has a product, before the view appears, and calls a function with the answer.
    ///
    /// On Linux the function is called with `loading` and `success(nil)`.
    ///
    /// - Parameters:
    ///   - productID: The product. A change starts the task anew.
    ///   - priority: The priority of the task.
    ///   - action: Is called with each state.
    nonisolated public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        storeTask(id: productID, priority: priority, initial: .loading, action: action) {
            .success(await Transaction.currentEntitlement(for: productID))
        }
    }

    /// Asks which subscriptions of a group the user has, before the view appears, and calls a function with the answer.
    ///
    /// On Linux the function is called with `loading` and `success`, without any subscription.
    ///
    /// - Parameters:
    ///   - groupID: The group. A change starts the task anew.
    ///   - priority: The priority of the task.
    ///   - action: Is called with each state.
    nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        storeTask(id: groupID, priority: priority, initial: .loading, action: action) {
            do {
                return .success(try await Product.SubscriptionInfo.status(for: groupID))
            } catch {
                return .failure(error)
            }
        }
    }

    /// Calls a function with the state before the store is asked, and with the answer.
    nonisolated private func storeTask<ID: Equatable & Sendable, State: Sendable>(
        id: ID, priority: TaskPriority, initial: State, action: @escaping (State) async -> Void,
        answer: @escaping @Sendable () async -> State
    ) -> some View {
        // The compiler cannot verify it, but only a task calls the function, and no two tasks run at a time.
        nonisolated(unsafe) let action = action
        return task(id: id, priority: priority) {
            await action(initial)
            let state = await answer()
            if !Task.isCancelled { await action(state) }
        }
    }
}
