import Dispatch

/// An actor with a context of its own; ``ModelActor()`` adds the conformance.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

    /// The context of the actor.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model with an identity; nil if there is none of the type.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.models(of: EntityLayout.of(type), keys: [id.primaryKey]).first as? T
    }
}

/// An executor with a context.
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
    func asUnownedSerialExecutor() -> UnownedSerialExecutor
}

/// A model executor that performs one job after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Performs the jobs of an actor on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    // Used by the jobs of one actor only, which the queue performs one by one.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelActor")

    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
    }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
