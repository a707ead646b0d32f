import Foundation

/// The saved models of a program: a schema, and where its models are.
///
/// ```swift
/// let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
/// container.mainContext.insert(Trip(name: "Lisbon"))
/// ```
///
/// Follows https://developer.apple.com/documentation/swiftdata/modelcontainer
public final class ModelContainer: Sendable {
    let coordinator: StoreCoordinator
    // Types are immutable.
    nonisolated(unsafe) public let migrationPlan: (any SchemaMigrationPlan.Type)?
    // Made and used on the main actor only.
    @MainActor private var knownMainContext: ModelContext?

    /// Opens the saved models of a schema, and makes the files that do not exist.
    ///
    /// Models that were saved with an earlier schema get the initial values of new properties.
    ///
    /// - Throws: ``SwiftDataError/loadIssueModelContainer`` if a file cannot be opened, or if a new property has neither an initial value
    ///   nor an optional type, and what a migration plan throws.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        self.migrationPlan = migrationPlan
        coordinator = try StoreCoordinator(schema: givenSchema, plan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        // The last version of a plan describes the types.
        let version = migrationPlan?.schemas.last?.versionIdentifier ?? Schema.Version(1, 0, 0)
        try self.init(for: Schema(forTypes, version: version), migrationPlan: migrationPlan, configurations: configurations)
    }

    init(_ coordinator: StoreCoordinator) {
        self.coordinator = coordinator
        migrationPlan = nil
    }

    public var schema: Schema { coordinator.schema }
    public var configurations: Set<ModelConfiguration> { Set(coordinator.configurations) }

    /// The context of the main actor, for views.
    @MainActor public var mainContext: ModelContext {
        if let knownMainContext { return knownMainContext }
        let context = ModelContext(coordinator, isMain: true)
        knownMainContext = context
        return context
    }

    /// Removes all saved models.
    public func deleteAllData() { try? erase() }

    /// Removes all saved models.
    public func erase() throws { try coordinator.removeAll() }
}

extension ModelContainer: Equatable {
    public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first.coordinator === second.coordinator }
}
