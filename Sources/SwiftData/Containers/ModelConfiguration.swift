import Foundation
import SwiftUICore

/// Where models are saved.
///
/// The default is a database in the folder of the program among the user's application data
/// (`~/.local/share/<program>/default.store`), and the memory for the pictures of `apus render`, `apus inspect`, `apus snapshot` and
/// `apus preview`. The format of the file is that of SQLite with tables of this library.
public struct ModelConfiguration: Sendable, Hashable {
    /// A folder that several programs share.
    public struct GroupContainer: Sendable, Hashable {
        let identifier: String?
        public static let automatic = GroupContainer(identifier: nil)
        public static let none = GroupContainer(identifier: nil)
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
    }

    /// A database of iCloud. Accepted without effect: there is no iCloud on Linux.
    public struct CloudKitDatabase: Sendable, Hashable {
        private let name: String?
        public static let automatic = CloudKitDatabase(name: nil)
        public static let none = CloudKitDatabase(name: nil)
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
    }

    public let name: String
    /// The types of models in this store; nil for all.
    public var schema: Schema?
    /// The file of the database.
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    /// Whether contexts may save.
    public let allowsSave: Bool
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase

    /// Creates a configuration with a file whose name is that of the configuration.
    ///
    /// - Parameter isStoredInMemoryOnly: Whether the models are lost when the container is released.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let isInMemory = if case .memory = ProgramStorage.place { true } else { false }
        self.init(
            name: name ?? "default", schema: schema,
            url: Self.folder(groupContainer).appending(path: (name ?? "default").replacingOccurrences(of: "/", with: "_") + ".store"),
            isStoredInMemoryOnly: isStoredInMemoryOnly || isInMemory, allowsSave: allowsSave, groupContainer: groupContainer,
            cloudKitDatabase: cloudKitDatabase)
    }

    /// Creates a configuration with a given file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name: name ?? url.deletingPathExtension().lastPathComponent, schema: schema, url: url, isStoredInMemoryOnly: false,
            allowsSave: allowsSave, groupContainer: .none, cloudKitDatabase: cloudKitDatabase)
    }

    /// Creates a configuration for some types of models.
    @_disfavoredOverload public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    private init(
        name: String, schema: Schema?, url: URL, isStoredInMemoryOnly: Bool, allowsSave: Bool, groupContainer: GroupContainer,
        cloudKitDatabase: CloudKitDatabase
    ) {
        self.name = name
        self.schema = schema
        self.url = url
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
    }

    private static func folder(_ group: GroupContainer) -> URL {
        if let group = group.identifier, let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) {
            return folder
        }
        switch ProgramStorage.place {
        case .folder(let program): return URL.applicationSupportDirectory.appending(path: program, directoryHint: .isDirectory)
        case .memory: return FileManager.default.temporaryDirectory
        }
    }
}
