import Foundation

/// A kind of stores. All kinds but that in memory are databases of SQLite.
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
/// In the options of a store: whether it is changed to fit the model, and whether the change is found out by comparing the models.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// In the options of a store: whether contexts cannot save into it.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
// Options that programs set and that have no effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// In the metadata of a store.
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

/// A place in which objects are saved.
///
/// Follows https://developer.apple.com/documentation/coredata/nspersistentstore
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// A kind of stores, by the names of newer code.
    public struct StoreType: Hashable, Sendable, RawRepresentable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    let objects: ObjectStore
    open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public let type: String
    public let configurationName: String
    public let options: [AnyHashable: Any]?
    open var url: URL?
    open var isReadOnly: Bool
    open var identifier: String { objects.identifier }
    /// The metadata of the store: values of property lists, which are saved at once.
    open var metadata: [String: Any] {
        get { [NSStoreTypeKey: type, NSStoreUUIDKey: identifier].merging(objects.metadata) { $1 } }
        set { objects.metadata = newValue.filter { ![NSStoreTypeKey, NSStoreUUIDKey].contains($0.key) } }
    }

    /// Opens a store.
    init(_ coordinator: NSPersistentStoreCoordinator, type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) throws {
        let isInMemory = !coordinator.savesInFiles || type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
        do {
            if !isInMemory, let folder = url?.deletingLastPathComponent() {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            objects = try ObjectStore(path: isInMemory ? nil : url?.path)
        } catch let failure as StoreFailure {
            throw failure.error
        } catch {
            throw NSError(coreData: NSPersistentStoreOpenError, error.localizedDescription, [NSFilePathErrorKey: url?.path ?? ""])
        }
        self.type = type
        self.options = options
        self.url = url
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        isReadOnly =
            (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? (options?[NSReadOnlyPersistentStoreOption] as? Bool) ?? false
        persistentStoreCoordinator = coordinator
        super.init()
        objects.owner = self
    }
}

/// The settings of a store that a container opens.
///
/// Follows https://developer.apple.com/documentation/coredata/nspersistentstoredescription
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    /// Whether the store is opened after ``NSPersistentContainer/loadPersistentStores(completionHandler:)`` has returned.
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    /// Kept and without effect: there is no iCloud.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]
    open private(set) var sqlitePragmas: [String: NSObject] = [:]

    public override init() { super.init() }

    /// Describes a store of a kind that is a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    var allOptions: [AnyHashable: Any] {
        var all: [AnyHashable: Any] = options
        all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
        all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
        if isReadOnly { all[NSReadOnlyPersistentStoreOption] = true }
        return all
    }
}

/// A database of iCloud. Kept and without effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
}
