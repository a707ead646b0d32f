import Foundation
import FoundationOverlay

/// The kind of a change of an object or section of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// The objects of a controller that have the same value.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    /// The first letter of the name.
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// Told of the changes of a controller's objects.
///
/// The controller that is passed has the same content as the program's own, but is another object: types of Swift cannot be converted as those of
/// Objective-C are.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
}

/// Objects of a fetch in sections, kept up to date.
///
/// Follows https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller
open class NSFetchedResultsController<ResultType>: NSObject, ContextObserver {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    /// The path of names to the value that the objects of a section share.
    public let sectionNameKeyPath: String?
    /// The name of a cache, which has no effect.
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var found: [FetchedSection]?
    private var isUpdateScheduled = false

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        super.init()
    }

    public class func deleteCache(withName name: String?) {}

    /// Fetches the objects, and from now on follows the context's changes.
    open func performFetch() throws {
        found = try fetch()
        managedObjectContext.addObserver(self)
    }

    private func fetch() throws -> [FetchedSection] {
        FetchedSection.sections(of: try managedObjectContext.objects(for: fetchRequest), by: sectionNameKeyPath)
    }

    /// The objects; nil before the first fetch.
    open var fetchedObjects: [ResultType]? { found?.flatMap(\.members).compactMap { $0 as? ResultType } }
    open var sections: [any NSFetchedResultsSectionInfo]? { found }
    open var sectionIndexTitles: [String] { found?.compactMap(\.indexTitle) ?? [] }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { sectionName.first.map { String($0).uppercased() } }

    /// The object at a place: section and item. The place has to exist.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let found, indexPath.count == 2, found.indices.contains(indexPath[0]), found[indexPath[0]].members.indices.contains(indexPath[1]),
            let object = found[indexPath[0]].members[indexPath[1]] as? ResultType
        else { preconditionFailure("There is no object at \(indexPath).") }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? { found.flatMap { Self.place(of: object as AnyObject, in: $0) } }

    private static func place(of object: AnyObject, in sections: [FetchedSection]) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let index = section.members.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [number, index]) }
        }
        return nil
    }

    // MARK: Changes

    func contextDidChange(_ entities: Set<String>) {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        nonisolated(unsafe) weak let controller = self
        managedObjectContext.queue.async { controller?.update() }
    }

    private func update() {
        isUpdateScheduled = false
        guard let old = found, let new = try? fetch() else { return }
        let before = old.flatMap(\.members)
        let after = new.flatMap(\.members)
        let values = after.map { FetchedSection.values(of: $0) }
        let known = Dictionary(zip(before, old.flatMap(\.values)).map { (ObjectIdentifier($0.0), $0.1) }) { first, _ in first }
        let updated = zip(after, values).filter { object, values in known[ObjectIdentifier(object)].map { $0 != values } == true }.map(\.0)
        guard before.map(ObjectIdentifier.init) != after.map(ObjectIdentifier.init) || old.map(\.name) != new.map(\.name) || !updated.isEmpty else {
            return
        }
        guard let delegate else {
            found = new
            return
        }
        let passed = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: fetchRequest.converted(to: (any NSFetchRequestResult).self), managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        passed.found = old
        delegate.controllerWillChangeContent(passed)
        found = new
        passed.found = new
        let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
        for (index, section) in old.enumerated() where !newNames.contains(section.name) {
            delegate.controller(passed, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
            delegate.controller(passed, didChange: section, atSectionIndex: index, for: .insert)
        }
        let (beforeIDs, afterIDs) = (Set(before.map(ObjectIdentifier.init)), Set(after.map(ObjectIdentifier.init)))
        for object in before where !afterIDs.contains(ObjectIdentifier(object)) {
            delegate.controller(passed, didChange: object, at: Self.place(of: object, in: old), for: .delete, newIndexPath: nil)
        }
        for object in after where !beforeIDs.contains(ObjectIdentifier(object)) {
            delegate.controller(passed, didChange: object, at: nil, for: .insert, newIndexPath: Self.place(of: object, in: new))
        }
        for object in updated {
            // An object among others that stay has moved if its neighbours before it are others.
            let from = Self.place(of: object, in: old)
            let to = Self.place(of: object, in: new)
            let rest = { (list: [NSManagedObject]) in
                list.prefix { $0 !== object }.filter { beforeIDs.contains(ObjectIdentifier($0)) && afterIDs.contains(ObjectIdentifier($0)) }
            }
            let hasMoved =
                Set(rest(before).map(ObjectIdentifier.init)) != Set(rest(after).map(ObjectIdentifier.init))
                || from?.first.map { oldNames[$0] } != to?.first.map { newNames[$0] }
            delegate.controller(passed, didChange: object, at: from, for: hasMoved ? .move : .update, newIndexPath: to)
        }
        delegate.controllerDidChangeContent(passed)
    }
}

/// Objects in a row that have the same value.
struct FetchedSection: NSFetchedResultsSectionInfo {
    var name: String
    var members: [NSManagedObject]
    /// The values of the objects at the last update, by which changes are found.
    var values: [[String: AnyHashable]]

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }

    static func values(of object: NSManagedObject) -> [String: AnyHashable] { object.values.compactMapValues { $0 as? AnyHashable } }

    static func sections(of objects: [NSManagedObject], by path: String?) -> [FetchedSection] {
        guard let path else { return [FetchedSection(name: "", members: objects, values: objects.map { values(of: $0) })] }
        var sections: [FetchedSection] = []
        for object in objects {
            let name = KeyedValue.flattened(object.value(forKeyPath: path)).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
                sections[sections.count - 1].values.append(values(of: object))
            } else {
                sections.append(FetchedSection(name: name, members: [object], values: [values(of: object)]))
            }
        }
        return sections
    }
}
