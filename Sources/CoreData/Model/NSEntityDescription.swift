import Foundation
import Synchronization

/// A kind of objects: their class and properties.
///
/// Follows https://developer.apple.com/documentation/coredata/nsentitydescription
open class NSEntityDescription: NSObject {
    open var name: String?
    /// The name of the class, with that of its module or without; `NSManagedObject` for objects without a class of their own.
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The properties whose values together are different for all saved objects: groups of names or attributes.
    open var uniquenessConstraints: [[Any]] = []
    open internal(set) weak var superentity: NSEntityDescription?
    open var managedObjectModel: NSManagedObjectModel { model ?? .none }
    weak var model: NSManagedObjectModel?
    private var own: [NSPropertyDescription] = []
    /// The class, once it is known.
    private let knownClass = Mutex<NSManagedObject.Type?>(nil)

    // Only compared.
    nonisolated(unsafe) static let none = NSEntityDescription()

    public override init() { super.init() }

    /// The entities that have the properties of this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    open var subentitiesByName: [String: NSEntityDescription] { Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first } }

    /// The properties, with those of the entities above.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
            own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in own { property.owner = self }
        }
    }

    open var propertiesByName: [String: NSPropertyDescription] { Dictionary(properties.map { ($0.name, $0) }) { $1 } }

    open var attributesByName: [String: NSAttributeDescription] {
        Dictionary(properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) }) { $1 }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        Dictionary(properties.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) }) { $1 }
    }

    /// The relationships to objects of an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
    }

    /// Whether the entity is another one or has its properties.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self, next: \.superentity).contains { $0 === entity || ($0.name == entity.name && entity.name != nil) }
    }

    /// The entity with a name in the model of a context. An unknown name is reported, and gives nil.
    public class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.entity(named: entityName)
    }

    /// Creates an object of the entity with a name. An unknown name is reported, and gives an object that is not saved.
    public class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = context.entity(named: entityName) else {
            CoreDataLog.report("There is no entity \"\(entityName)\" in the model.")
            return NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
        }
        return entity.makeObject(in: context)
    }

    // MARK: For the library

    /// The entity and those below it that objects can have.
    var concreteEntities: [NSEntityDescription] { (isAbstract ? [] : [self]) + subentities.flatMap(\.concreteEntities) }

    var root: NSEntityDescription { superentity?.root ?? self }

    private lazy var cachedProperties = propertiesByName
    /// Properties by name, once the model is in use.
    func property(_ name: String) -> NSPropertyDescription? { isInUse ? cachedProperties[name] : propertiesByName[name] }
    private(set) lazy var savedAttributes = attributesByName.values.filter { !$0.isTransient }.sorted { $0.name < $1.name }
    private(set) lazy var relationships = relationshipsByName.values.sorted { $0.name < $1.name }
    /// Whether a coordinator uses the model, which does not change any more.
    var isInUse: Bool { managedObjectModel.isInUse }

    /// The groups of names whose values are unique.
    var uniqueNames: [[String]] {
        (superentity?.uniqueNames ?? [])
            + uniquenessConstraints.map { $0.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name } }.filter { !$0.isEmpty }
    }

    /// Whether objects of a class belong to the entity.
    func isEntity(of type: NSManagedObject.Type) -> Bool {
        let full = String(reflecting: type)
        guard let name = managedObjectClassName, name != "NSManagedObject" else { return false }
        return name == full || name.split(separator: ".").last == full.split(separator: ".").last
    }

    /// Notes the class of an object of the entity.
    func noteClass(_ type: NSManagedObject.Type) {
        guard knownClass.withLock({ $0 }) == nil, isEntity(of: type) else { return }
        learn(type)
    }

    func learn(_ type: NSManagedObject.Type) { knownClass.withLock { $0 = type } }

    /// The class of the objects: found by its name in the modules that are known to use the model.
    var objectClass: NSManagedObject.Type {
        if let known = knownClass.withLock({ $0 }) { return known }
        let found = findClass()
        if let found { learn(found) }
        return found ?? superentity?.objectClass ?? NSManagedObject.self
    }

    private func findClass() -> NSManagedObject.Type? {
        guard let name = managedObjectClassName, name != "NSManagedObject" else { return nil }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let candidates = [name] + managedObjectModel.modules.map { "\($0).\(last)" }
        for candidate in candidates where candidate.contains(".") {
            if let type = NSClassFromString(candidate) as? NSManagedObject.Type { return type }
        }
        CoreDataLog.report("The class \"\(last)\" of the entity \"\(self.name ?? "")\" cannot be found; its objects are of a general class.")
        return nil
    }

    func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject { NSManagedObject.make(objectClass, self, in: context) }
}
