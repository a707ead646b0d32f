import Foundation
import SwiftUI

/// The objects of a fetch in the context of a view, in sections by the values of a property, kept up to date.
///
/// The order begins with that of the sections: objects in a row with the same value are a section.
/// Follows https://developer.apple.com/documentation/swiftui/sectionedfetchrequest
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    /// The sections, the condition and the order of a fetch.
    public struct Configuration {
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    @Environment(\.managedObjectContext) private var context
    @State private var results = FetchedObjects()
    private let request: NSFetchRequest<Result>
    private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    private let transaction: Transaction?

    /// The objects of a request.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) {
        self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier, transaction: Transaction(animation: animation))
    }

    /// The objects of a request, whose changes happen in a transaction.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction
    ) {
        request = fetchRequest
        self.sectionIdentifier = sectionIdentifier
        self.transaction = transaction
    }

    /// The objects of an entity.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(results, request: request, sectionIdentifier: sectionIdentifier)
    }

    /// The sections, the condition and the order, to be changed by controls.
    @MainActor public var projectedValue: Binding<Configuration> {
        let (results, request, identifier) = (results, request, sectionIdentifier)
        return Binding(
            get: {
                results.observe()
                return Configuration(
                    sectionIdentifier: results.sectionIdentifier as? KeyPath<Result, SectionIdentifier> ?? identifier,
                    nsSortDescriptors: results.sortDescriptors ?? request.sortDescriptors ?? [], nsPredicate: results.predicate ?? request.predicate)
            },
            set: {
                results.setSectionIdentifier($0.sectionIdentifier)
                results.setSortDescriptors($0.nsSortDescriptors)
                results.setPredicate($0.nsPredicate)
            })
    }

    public func update() { results.update(request, context: context, transaction: transaction) }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// The objects of the class's entity, in an order.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.objectClass = Result.self
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    /// The objects of the class's entity, in an order of Swift.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map(NSSortDescriptor.init(swift:)), predicate: predicate,
            animation: animation)
    }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
    /// The order, in Swift's descriptors.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { $0.swift as? SortDescriptor<Result> } }
        set { nsSortDescriptors = newValue.map(NSSortDescriptor.init(swift:)) }
    }
}

/// The sections of a ``SectionedFetchRequest``.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Objects in a row that have the same value.
    public struct Section: RandomAccessCollection, Identifiable {
        public let id: SectionIdentifier
        fileprivate var objects: [Result]
        public var startIndex: Int { objects.startIndex }
        public var endIndex: Int { objects.endIndex }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let results: FetchedObjects
    private let request: NSFetchRequest<Result>
    private let initialIdentifier: KeyPath<Result, SectionIdentifier>
    private var sections: [Section] = []

    @MainActor init(_ results: FetchedObjects, request: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
        self.results = results
        self.request = request
        initialIdentifier = sectionIdentifier
        let path = results.sectionIdentifier as? KeyPath<Result, SectionIdentifier> ?? sectionIdentifier
        for object in results.fetch(request) {
            let id = object[keyPath: path]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
    }

    /// The property whose values make the sections.
    @MainActor public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { results.sectionIdentifier as? KeyPath<Result, SectionIdentifier> ?? initialIdentifier }
        nonmutating set { results.setSectionIdentifier(newValue) }
    }

    /// The condition that objects meet. Setting it fetches again.
    @MainActor public var nsPredicate: NSPredicate? {
        get { results.predicate ?? request.predicate }
        nonmutating set { results.setPredicate(newValue) }
    }

    /// The order. Setting it fetches again.
    @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.sortDescriptors ?? request.sortDescriptors ?? [] }
        nonmutating set { results.setSortDescriptors(newValue) }
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order, in Swift's descriptors.
    @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { $0.swift as? SortDescriptor<Result> } }
        nonmutating set { nsSortDescriptors = newValue.map(NSSortDescriptor.init(swift:)) }
    }
}
