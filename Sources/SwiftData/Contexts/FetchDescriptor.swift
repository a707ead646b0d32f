import Foundation

/// The models to fetch, and their order.
///
/// Predicates are evaluated, and models sorted, in the program: a fetch takes time in proportion to the number of all models of the type.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition that the models meet; nil for all models.
    public var predicate: Predicate<T>?
    /// The order; without any it is that in which the models were inserted.
    public var sortBy: [SortDescriptor<T>]
    /// The greatest number of models; nil or a negative number for all.
    public var fetchLimit: Int?
    /// The number of models to leave out at the beginning.
    public var fetchOffset: Int?
    /// Whether models that have been inserted, changed or deleted since the context was saved are taken as they are in the context,
    /// and not as they were saved.
    public var includePendingChanges = true
    /// Accepted without effect: values are loaded with the models.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Accepted without effect: related models are loaded when they are used.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
