import Foundation
import SwiftUICore

/// A model with its stores and contexts.
///
///     let container = NSPersistentContainer(name: "Model")
///     container.loadPersistentStores { _, error in … }
///
/// The store is the file `~/.local/share/<program>/<name>.sqlite`; in the pictures of `apus` it is in memory.
/// Follows https://developer.apple.com/documentation/coredata/nspersistentcontainer
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main queue, which views use.
    public let viewContext: NSManagedObjectContext
    /// What ``loadPersistentStores(completionHandler:)`` opens. Initially a file in ``defaultDirectoryURL()``.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container for the model with its name. A model that cannot be found is reported, and the container has no entities.
    public convenience init(name: String, _ file: String = #fileID) {
        let model = NSManagedObjectModel.named(name, module: NSManagedObjectModel.module(file))
        if model == nil { CoreDataLog.report("There is no model \"\(name)\".") }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// Creates a container for a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueue)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.storeFolder.appendingPathComponent(name + ".sqlite"))
        ]
        super.init()
    }

    /// The folder of stores: that of the program among the user's application data.
    open class func defaultDirectoryURL() -> URL { storeFolder }

    private static var storeFolder: URL {
        switch ProgramStorage.place {
        case .folder(let program): URL.applicationSupportDirectory.appending(path: program, directoryHint: .isDirectory)
        case .memory: FileManager.default.temporaryDirectory
        }
    }

    /// Opens the stores, and calls a function for each.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Makes a context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Calls a function with a new context, on the context's queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Calls a function with a new context, on the context's queue, and returns its result.
    nonisolated(nonsending) public func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) -> T in try block(context) }
    }
}

/// A container whose objects stay on this computer: there is no iCloud on Linux.
///
/// Follows https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Has no effect.
    open func initializeCloudKitSchema(options: Int = 0) throws {}
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
}
