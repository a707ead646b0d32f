/// A schema with a version.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// The versions of a schema, and how models are taken from one to the next.
public protocol SchemaMigrationPlan {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// The way from a version of a schema to the next.
public enum MigrationStage {
    /// New properties get their initial values, renamed ones their values under the earlier name, and removed ones are dropped.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// Like ``lightweight(fromVersion:toVersion:)``, with work on the models before, with the earlier schema, and after it.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?)

    fileprivate var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}

/// Takes the models in a store through the stages of a plan.
struct Migration {
    let plan: any SchemaMigrationPlan.Type
    let target: Schema

    /// Performs the stages after the version that was saved last; does nothing in a new store.
    func run(in store: ModelStore) throws {
        guard var version = try store.savedVersion(), version < target.version else { return }
        for stage in plan.stages {
            let (from, to) = stage.versions
            guard from.versionIdentifier >= version, to.versionIdentifier <= target.version else { continue }
            let (before, after) = (Schema(versionedSchema: from), Schema(versionedSchema: to))
            if case .custom(_, _, let willMigrate?, _) = stage {
                try store.prepare(for: before.layouts, version: before.version)
                try work(willMigrate, schema: before, store: store)
            }
            try store.prepare(for: after.layouts, version: after.version)
            if case .custom(_, _, _, let didMigrate?) = stage { try work(didMigrate, schema: after, store: store) }
            version = after.version
        }
    }

    private func work(_ body: (ModelContext) throws -> Void, schema: Schema, store: ModelStore) throws {
        let context = ModelContext(StoreCoordinator(schema: schema, stores: [store]), isMain: false)
        try body(context)
        try context.save()
    }
}
