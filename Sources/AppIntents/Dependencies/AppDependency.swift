import Foundation
import Synchronization

/// The identity of a dependency: a key of the program, or the type. Keys are only compared, and never returned.
private struct DependencyKey: Hashable, @unchecked Sendable {
    private let key: AnyHashable

    init<Value>(_ key: AnyHashable?, _ type: Value.Type) { self.key = key ?? AnyHashable(ObjectIdentifier(type)) }
}

/// The value of a dependency, or the function that makes it.
enum DependencyProvider: Sendable {
    case value(any Sendable)
    case made(MadeDependency)
    case byDefault(@Sendable () -> any Sendable)
}

/// A dependency that takes time to be made, which is made once.
final class MadeDependency: Sendable {
    private let make: @Sendable () async throws -> any Sendable
    private let task = Mutex<Task<any Sendable, any Error>?>(nil)

    init(_ make: @escaping @Sendable () async throws -> any Sendable) { self.make = make }

    var value: any Sendable {
        get async throws {
            let task = task.withLock { task in
                let running = task ?? Task { [make] in try await make() }
                task = running
                return running
            }
            return try await task.value
        }
    }
}

/// The objects that intents and queries of a program depend on, such as its store.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: library)
/// ```
///
/// Follows https://developer.apple.com/documentation/appintents/appdependencymanager.
public final class AppDependencyManager: Sendable {
    /// The dependencies of the program.
    public static let shared = AppDependencyManager()

    private let providers = Mutex<[DependencyKey: DependencyProvider]>([:])

    /// Creates a collection of dependencies, for tests.
    public init() {}

    /// Adds a dependency under a key, or under its type if the key is nil.
    @_disfavoredOverload public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure () -> Dependency
    ) {
        set(DependencyKey(key, Dependency.self), .value(dependencyProvider()))
    }

    /// Adds a dependency that is made asynchronously. It is made once, before the first intent with it is performed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) {
        set(DependencyKey(key, Dependency.self), .made(MadeDependency(dependencyProvider)))
    }

    private func set(_ key: DependencyKey, _ provider: DependencyProvider) { providers.withLock { $0[key] = provider } }

    func provider<Value>(_ key: AnyHashable?, _ type: Value.Type) -> DependencyProvider? {
        providers.withLock { [key = DependencyKey(key, type)] in $0[key] }
    }
}

/// A property of an intent or a query that reads a dependency of the program's `AppDependencyManager`.
///
/// Reading a dependency that was not added ends the program with a message, as there is no value to return. Intents of buttons, and intents that are
/// called like functions, fail with an `AppIntentError` before their dependencies are read.
///
/// Follows https://developer.apple.com/documentation/appintents/appdependency.
@propertyWrapper public final class AppDependency<Value: Sendable>: Sendable {
    private let provider: @Sendable () -> DependencyProvider?
    private let stored = Mutex<Value?>(nil)

    private init(provider: @escaping @Sendable () -> DependencyProvider?) { self.provider = provider }

    /// Creates a property for the dependency under a key, or under its type if the key is nil.
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        let place = DependencyPlace(key: key, manager: manager)
        self.init { place.provider(Value.self) }
    }

    /// Creates a property for a dependency with a default value, which is made if none was added.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default defaultValue: @autoclosure @escaping @Sendable () -> Value
    ) {
        let place = DependencyPlace(key: key, manager: manager)
        self.init { place.provider(Value.self) ?? .byDefault(defaultValue) }
    }

    /// The dependency.
    public var wrappedValue: Value {
        get {
            if let value = stored.withLock({ $0 }) { return value }
            let found: (any Sendable)? =
                switch provider() {
                case .value(let value): value
                case .byDefault(let make): make()
                case .made, nil: nil
                }
            guard let value = found as? Value else {
                fatalError("The dependency \(Value.self) was read, but not added to the AppDependencyManager, or takes time to be made.")
            }
            stored.withLock { $0 = value }
            return value
        }
        set { stored.withLock { $0 = newValue } }
    }

    /// The property itself.
    public var projectedValue: AppDependency { self }
}

/// The place at which a dependency was added. The key is only compared.
private struct DependencyPlace: @unchecked Sendable {
    let key: AnyHashable?
    let manager: AppDependencyManager

    func provider<Value>(_ type: Value.Type) -> DependencyProvider? { manager.provider(key, type) }
}

/// A dependency without its type, for `IntentRunner`.
protocol PreparedDependency: Sendable {
    /// Makes the dependency.
    func resolve() async throws
}

extension AppDependency: PreparedDependency {
    func resolve() async throws {
        guard stored.withLock({ $0 == nil }) else { return }
        let found: (any Sendable)? =
            switch provider() {
            case .value(let value): value
            case .byDefault(let make): make()
            case .made(let dependency): try await dependency.value
            case nil: nil
            }
        guard let value = found as? Value else { throw AppIntentError(.missingDependency(String(describing: Value.self))) }
        stored.withLock { $0 = value }
    }
}
