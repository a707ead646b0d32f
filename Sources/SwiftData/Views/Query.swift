import Foundation
import SwiftUI

/// The models in the context of a view that a descriptor describes, kept up to date.
///
/// A variable with the attribute ``Query()`` has one; an initializer may replace it by `_trips = Query(filter: …)`. The view is updated
/// when models of the type are inserted or deleted and, if there is a filter or an order, when models are changed.
public struct Query<Element: PersistentModel, Result: RangeReplaceableCollection & RandomAccessCollection>: DynamicProperty
where Result.Element == Element {
    @Environment(\.modelContext) private var context
    @State private var results = QueryResults<Element>()
    private let descriptor: FetchDescriptor<Element>
    private let transaction: Transaction?

    private init(_ descriptor: FetchDescriptor<Element>, changes: Transaction?) {
        self.descriptor = descriptor
        transaction = changes
    }

    /// The models.
    @MainActor public var wrappedValue: Result { results.models as? Result ?? Result(results.models) }

    /// The error of the latest fetch; nil if it succeeded.
    @MainActor public var fetchError: (any Error)? { results.error }

    /// The context that the models are fetched from.
    @MainActor public var modelContext: ModelContext { context }

    public func update() { results.update(descriptor, context: context, transaction: transaction) }
}

extension Query where Result == [Element] {
    /// All models of a type, in the order in which they were inserted.
    public init() { self.init(FetchDescriptor(), changes: nil) }

    /// The models that a descriptor describes.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, changes: transaction)
    }

    /// The models that a descriptor describes, whose changes are animated.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, changes: Transaction(animation: animation))
    }

    /// The models that meet a condition, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), changes: transaction)
    }

    /// The models that meet a condition, in an order, whose changes are animated.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), changes: Transaction(animation: animation))
    }

    /// The models that meet a condition, in the order of the values of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), changes: transaction)
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), changes: Transaction(animation: animation))
    }

    /// The models that meet a condition, in the order of the values of an optional property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), changes: transaction)
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), changes: Transaction(animation: animation))
    }
}
