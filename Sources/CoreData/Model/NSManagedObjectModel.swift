import Foundation
import Glibc
import ManagedObjectModels
import Synchronization

/// The entities of a program.
///
/// A model is read from the file that Xcode edits (`.xcdatamodeld`), by the name that Xcode gives to the compiled one, or made of
/// ``NSEntityDescription``s.
/// Follows https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    private struct WeakModel {
        weak var model: NSManagedObjectModel?
    }

    /// The models in use, the latest last: classes find their entities in them.
    private static let used = Mutex<[WeakModel]>([])
    static let none = NSManagedObjectModel()

    /// The modules in which the classes are looked for.
    var modules: [String] = []
    private(set) var isInUse = false
    open var versionIdentifiers: Set<AnyHashable> = []
    /// The names of the entities that are kept together. Configurations of files are not read.
    open private(set) var configurations: [String] = []
    private var configured: [String: [NSEntityDescription]] = [:]

    /// Creates a model without entities.
    public override init() { super.init() }

    /// Reads a model; nil if there is none at the URL.
    public convenience init?(contentsOf url: URL, _ file: String = #fileID) {
        guard let file_ = ModelFile(url) else { return nil }
        self.init(file_, module: Self.module(file))
    }

    convenience init?(_ file: ModelFile, module: String?) {
        guard let document = ModelDocument(contents: file.contents) else { return nil }
        self.init()
        modules = [module].compactMap { $0 }
        read(document)
    }

    /// The model that consists of the entities of all models in some bundles, or in the program's.
    public class func mergedModel(from bundles: [Bundle]?, _ file: String = #fileID) -> NSManagedObjectModel? {
        let folders = (bundles ?? [Bundle.main]).flatMap { [$0.bundleURL, $0.resourceURL].compactMap { $0 } }
        var files: [String: ModelFile] = [:]
        for folder in folders {
            for item in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
                if let model = ModelFile(item) { files[model.name] = model }
            }
        }
        return NSManagedObjectModel(
            byMerging: files.sorted { $0.key < $1.key }.compactMap { NSManagedObjectModel($0.value, module: module(file)) })
    }

    /// Creates a model of the entities of some models; nil without models.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        modules = models.flatMap(\.modules)
        entities = models.flatMap(\.entities)
    }

    /// The model with a name: part of the program, or in its resources. nil if there is none.
    static func named(_ name: String, module: String?) -> NSManagedObjectModel? {
        if let made = partOfProgram(name) { return made }
        for folder in [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap({ $0 }) {
            let bundles = ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
                .filter { ["resources", "bundle"].contains($0.pathExtension) }
            for place in [folder] + bundles {
                for (source, compiled) in ModelFile.compiledExtensions.sorted(by: { $0.key > $1.key }) {
                    for kind in [compiled, source] {
                        let url = place.appendingPathComponent("\(name).\(kind)")
                        if let file = ModelFile(url), let model = NSManagedObjectModel(file, module: module) { return model }
                    }
                }
            }
        }
        return nil
    }

    /// The model that `apus` has made part of the program.
    private static func partOfProgram(_ name: String) -> NSManagedObjectModel? {
        // The symbol belongs to a function of this type, which `ModelSource` writes.
        guard let symbol = dlsym(nil, ModelFile(name: name, contents: "").symbol) else { return nil }
        let part = unsafeBitCast(symbol, to: (@convention(c) (Int32) -> UnsafePointer<UInt8>).self)
        return NSManagedObjectModel(ModelFile(name: name, contents: String(cString: part(1))), module: module(String(cString: part(0))))
    }

    /// The module in a file's identifier.
    static func module(_ fileID: String) -> String? { fileID.split(separator: "/").first.map(String.init) }

    // MARK: Entities

    /// The entities. They are not changed any more once a coordinator uses the model.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.model = self } }
    }

    open var entitiesByName: [String: NSEntityDescription] { Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first } }

    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.map { configured[$0] } ?? entities
    }

    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured[configuration] = entities
        if !configurations.contains(configuration) { configurations.append(configuration) }
    }

    /// Fetch requests of model files are not read: nil.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { nil }

    private lazy var cachedEntities = entitiesByName
    func entity(named name: String) -> NSEntityDescription? { isInUse ? cachedEntities[name] : entitiesByName[name] }

    /// Notes that a coordinator uses the model.
    func use() {
        guard !isInUse else { return }
        isInUse = true
        for entity in entities where entity.superentity == nil { entity.fillCaches() }
        _ = cachedEntities
        Self.used.withLock { models in
            models.removeAll { $0.model == nil }
            models.append(WeakModel(model: self))
        }
    }

    /// The entity of a class in the model that was used last; one without a model if there is none.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        let models = used.withLock { $0.compactMap(\.model) }
        for model in models.reversed() {
            if let entity = model.entity(of: type) { return entity }
        }
        let entity = NSEntityDescription()
        entity.name = String(describing: type)
        return entity
    }

    /// The entity of a class, or of the nearest class above that has one.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        var next: AnyClass? = type
        while let current = next as? NSManagedObject.Type, current != NSManagedObject.self {
            if let entity = entities.first(where: { $0.isEntity(of: current) }) {
                entity.learn(current)
                if let module = String(reflecting: current).split(separator: ".").first.map(String.init), !modules.contains(module) {
                    modules.append(module)
                }
                return entity
            }
            next = _getSuperclass(current)
        }
        return nil
    }

    // MARK: Files

    private func read(_ document: ModelDocument) {
        var made: [String: NSEntityDescription] = [:]
        for source in document.entities {
            let entity = NSEntityDescription()
            entity.name = source.name
            entity.managedObjectClassName = source.className ?? (source.codeGeneration == .none ? "NSManagedObject" : source.name)
            entity.isAbstract = source.isAbstract
            entity.renamingIdentifier = source.renamingIdentifier
            entity.userInfo = source.userInfo
            entity.uniquenessConstraints = source.uniquenessConstraints
            entity.properties = source.attributes.map(Self.attribute) + source.relationships.map(Self.relationship)
            made[source.name] = entity
        }
        for source in document.entities {
            guard let entity = made[source.name] else { continue }
            if let parent = source.parent.flatMap({ made[$0] }), !parent.isKindOf(entity: entity) { parent.subentities.append(entity) }
            for (relationship, source) in zip(entity.ownRelationships, source.relationships) {
                relationship.destinationEntity = source.destination.flatMap { made[$0] }
            }
        }
        for source in document.entities {
            guard let entity = made[source.name] else { continue }
            for (relationship, source) in zip(entity.ownRelationships, source.relationships) {
                relationship.inverseRelationship = source.inverse.flatMap { relationship.destinationEntity?.relationshipsByName[$0] }
            }
        }
        entities = document.entities.compactMap { made[$0.name] }
    }

    private static func attribute(_ source: ModelDocument.Attribute) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = source.name
        attribute.attributeType = NSAttributeType(name: source.type)
        attribute.isOptional = source.isOptional
        attribute.isTransient = source.isTransient
        attribute.renamingIdentifier = source.renamingIdentifier
        attribute.userInfo = source.userInfo
        attribute.attributeValueClassName = source.className
        attribute.valueTransformerName = source.transformerName
        attribute.minimum = source.minimum.flatMap { Double($0) }
        attribute.maximum = source.maximum.flatMap { Double($0) }
        attribute.pattern = source.pattern
        if let date = source.defaultDate {
            attribute.defaultValue = Date(timeIntervalSinceReferenceDate: date)
        } else if let text = source.defaultValue {
            attribute.defaultValue = attribute.value(ofText: text)
        }
        return attribute
    }

    private static func relationship(_ source: ModelDocument.Relationship) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = source.name
        relationship.isOptional = source.isOptional
        relationship.isTransient = source.isTransient
        relationship.isOrdered = source.isOrdered
        relationship.deleteRule = NSDeleteRule(name: source.deletionRule)
        relationship.minCount = source.minimumCount
        relationship.maxCount = source.isToMany ? (source.maximumCount == 1 ? 0 : source.maximumCount) : 1
        relationship.renamingIdentifier = source.renamingIdentifier
        relationship.userInfo = source.userInfo
        return relationship
    }
}

extension NSEntityDescription {
    /// The relationships of the entity itself, in the order of their declarations.
    var ownRelationships: [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.entity === self }
    }

    /// Computes what several threads read.
    func fillCaches() {
        _ = (property(""), savedAttributes, relationships)
        for entity in subentities { entity.fillCaches() }
    }
}
