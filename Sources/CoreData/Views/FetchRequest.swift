import Foundation
import SwiftUI

/// The objects of a fetch in the context of a view, kept up to date.
///
///     @FetchRequest(sortDescriptors: [SortDescriptor(\.timestamp)]) private var items: FetchedResults<Item>
///
/// The view is updated when objects of the entity change in the context, saved or not.
/// Follows https://developer.apple.com/documentation/swiftui/fetchrequest
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// The condition and the order of a fetch.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    @Environment(\.managedObjectContext) private var context
    @State private var results = FetchedObjects()
    private let request: NSFetchRequest<Result>
    private let transaction: Transaction?

    /// The objects of a request.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
    }

    /// The objects of a request, whose changes happen in a transaction.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        request = fetchRequest
        self.transaction = transaction
    }

    /// The objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, animation: animation)
    }

    @MainActor public var wrappedValue: FetchedResults<Result> { FetchedResults(results, request: request) }

    /// The condition and the order, to be changed by controls.
    @MainActor public var projectedValue: Binding<Configuration> {
        let (results, request) = (results, request)
        return Binding(
            get: {
                results.observe()
                return Configuration(
                    nsSortDescriptors: results.sortDescriptors ?? request.sortDescriptors ?? [], nsPredicate: results.predicate ?? request.predicate)
            },
            set: {
                results.setSortDescriptors($0.nsSortDescriptors)
                results.setPredicate($0.nsPredicate)
            })
    }

    public func update() { results.update(request, context: context, transaction: transaction) }
}

extension FetchRequest where Result: NSManagedObject {
    /// The objects of the class's entity, in an order.
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(fetchRequest: Self.request(sortDescriptors, predicate), animation: animation)
    }

    /// The objects of the class's entity, in an order, whose changes happen in a transaction.
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, transaction: Transaction) {
        self.init(fetchRequest: Self.request(sortDescriptors, predicate), transaction: transaction)
    }

    /// The objects of the class's entity, in an order of Swift.
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(fetchRequest: Self.request(sortDescriptors.map(NSSortDescriptor.init(swift:)), predicate), animation: animation)
    }

    /// The objects of the class's entity, in an order of Swift, whose changes happen in a transaction.
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, transaction: Transaction) {
        self.init(fetchRequest: Self.request(sortDescriptors.map(NSSortDescriptor.init(swift:)), predicate), transaction: transaction)
    }

    private static func request(_ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        // The entity is found when the context, and so the model, is known.
        request.objectClass = Result.self
        request.sortDescriptors = descriptors
        request.predicate = predicate
        return request
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order, in Swift's descriptors. Descriptors that were not made of such are left out.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { $0.swift as? SortDescriptor<Result> } }
        set { nsSortDescriptors = newValue.map(NSSortDescriptor.init(swift:)) }
    }
}

/// The objects of a ``FetchRequest``.
///
/// Follows https://developer.apple.com/documentation/swiftui/fetchedresults
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let results: FetchedObjects
    private let request: NSFetchRequest<Result>
    private let objects: [Result]

    @MainActor init(_ results: FetchedObjects, request: NSFetchRequest<Result>) {
        self.results = results
        self.request = request
        objects = results.fetch(request)
    }

    /// The condition that objects meet. Setting it fetches again; the condition stays while the view does.
    @MainActor public var nsPredicate: NSPredicate? {
        get { results.predicate ?? request.predicate }
        nonmutating set { results.setPredicate(newValue) }
    }

    /// The order. Setting it fetches again.
    @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.sortDescriptors ?? request.sortDescriptors ?? [] }
        nonmutating set { results.setSortDescriptors(newValue) }
    }

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order, in Swift's descriptors.
    @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { $0.swift as? SortDescriptor<Result> } }
        nonmutating set { nsSortDescriptors = newValue.map(NSSortDescriptor.init(swift:)) }
    }
}
