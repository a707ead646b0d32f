import Combine
import Foundation
import Observation
import os

/// A property wrapper that observes an object owned elsewhere; the view is updated when the object changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(location: ObjectLocation(object: object, keyPath: keyPath))
        }
    }

    /// The observed object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    var object: ObjectType
    /// The number of changes that the object had announced when the property was last installed.
    ///
    /// A function that captures a view whose only property is this one needs a context for the two words. Each evaluation of the body thus
    /// makes a function that differs from the previous one. One that captured the object alone would be the same before and after a change.
    private var changeCount: UInt32 = 0

    /// Creates a property that observes the given object.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    /// Creates a property that observes the given object.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Provides bindings to the object's properties, as in `$model.name`.
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        ObservedObjectBox<ObjectType>(tree: context.inputs.tree)
    }
}

extension ObservedObject {
    fileprivate mutating func observe(with subscription: ObjectSubscription) {
        subscription.observe(object)
        changeCount = subscription.changeCount
    }
}

extension ObservedObject: CustomComparable {
    package func isSame(as other: ObservedObject<ObjectType>) -> Bool { object === other.object }
}

private final class ObservedObjectBox<ObjectType: ObservableObject>: _PropertyBox {
    private let subscription: ObjectSubscription

    init(tree: ViewTree) {
        subscription = ObjectSubscription(tree: tree)
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        installed[as: ObservedObject<ObjectType>.self].observe(with: subscription)
    }

    override func changeCount(in tree: ViewTree) -> UInt32 { subscription.changeCount }

    override func end() { subscription.end() }
}

/// A property wrapper that owns an observable object for the lifetime of the view; the view is updated when the object changes.
///
///     @StateObject private var model = Model()
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    enum Source {
        case make(() -> ObjectType)
        case object(ObjectType)
    }

    var source: Source

    /// Creates a property whose object is created once, when the view is first evaluated.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        source = .make(thunk)
    }

    /// The object. Outside of a view's body each read creates a new object, and a warning is reported.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        switch source {
        case .object(let object): return object
        case .make(let make):
            RuntimeWarnings.report(
                "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. This will create a new instance each time.")
            return make()
        }
    }

    /// Provides bindings to the object's properties, as in `$model.name`.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        // The object lives as long as the view, also while it is invisible.
        context.inputs.stateKeeper?.keep()
        return StateObjectBox(property: place.initialValue(of: StateObject.self), tree: context.inputs.tree)
    }
}

extension StateObject: CustomComparable {
    package func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}

private final class StateObjectBox<ObjectType: ObservableObject>: _PropertyBox {
    private var property: StateObject<ObjectType>
    private let subscription: ObjectSubscription

    init(property: StateObject<ObjectType>, tree: ViewTree) {
        self.property = property
        subscription = ObjectSubscription(tree: tree)
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        if case .make(let make) = property.source { property.source = .object(make()) }
        if case .object(let object) = property.source { subscription.observe(object) }
        installed[as: StateObject<ObjectType>.self] = property
    }

    override func changeCount(in tree: ViewTree) -> UInt32 { subscription.changeCount }

    override func end() { subscription.end() }

    override func forEachState(named name: String, at place: _PropertyPlace, _ body: (RestorableProperty) -> Void) {
        guard case .object(let object) = property.source else { return }
        body(
            RestorableProperty(
                name: name, archive: { archiver in archiver.archive(object).map { (value: $0, isInitial: false) } },
                restore: { archive in ValueRestorer.restore(archive, replacing: object) != nil }))
    }
}

/// A property wrapper that observes an object set with `environmentObject(_:)` on an enclosing view.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    var object: ObjectType?
    /// The number of changes that the object had announced when the property was last installed; see `ObservedObject`.
    fileprivate var changeCount: UInt32 = 0

    /// Creates a property that reads the object of this type from the environment.
    public init() {}

    /// The object. Reading it is a fatal error if no enclosing view has set an object of this type.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    /// Provides bindings to the object's properties, as in `$model.name`.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        EnvironmentObjectBox<ObjectType>(tree: context.inputs.tree)
    }
}

extension EnvironmentObject: CustomComparable {
    package func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}

private final class EnvironmentObjectBox<ObjectType: ObservableObject>: _PropertyBox {
    private let subscription: ObjectSubscription
    private weak var current: ObjectType?

    init(tree: ViewTree) {
        subscription = ObjectSubscription(tree: tree)
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        let object = properties.environment?[ObservableObjectKey<ObjectType>.self]
        current = object
        if let object { subscription.observe(object) }
        installed[as: EnvironmentObject<ObjectType>.self].object = object
        installed[as: EnvironmentObject<ObjectType>.self].changeCount = subscription.changeCount
    }

    override var readsEnvironment: Bool { true }

    override func isAffected(byChangeTo values: EnvironmentValues) -> Bool {
        values[ObservableObjectKey<ObjectType>.self] !== current
    }

    override func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        old[ObservableObjectKey<ObjectType>.self] !== new[ObservableObjectKey<ObjectType>.self]
    }

    override func changeCount(in tree: ViewTree) -> UInt32 { subscription.changeCount }

    override func end() { subscription.end() }
}

/// Makes the view that installs it depend on an observable object.
final class ObjectSubscription {
    private unowned(unsafe) let tree: ViewTree
    private var dependency = Dependency()
    private weak var object: AnyObject?
    private var cancellable: AnyCancellable?

    init(tree: ViewTree) {
        self.tree = tree
    }

    /// How often the objects have announced a change.
    var changeCount: UInt32 { dependency.changeCount(in: tree) }

    /// Called while the view's body is evaluated.
    func observe<ObjectType: ObservableObject>(_ newObject: ObjectType) {
        dependency.read(in: tree)
        guard object !== newObject else { return }
        object = newObject
        cancellable = newObject.objectWillChange.sink { [weak self] _ in
            guard let self else { return }
            // The object changes after this notification; the views see the change in the following update.
            let write = SubscriptionWrite(self)
            let isElsewhere = tree.isCalledFromElsewhere
            tree.perform {
                guard let tree = write.handle.tree else { return }
                if isElsewhere {
                    tree.diagnostics.warn(
                        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."
                    )
                } else if tree.graph.isEvaluating {
                    tree.diagnostics.warn("Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
                }
                tree.addObjectChange(write, to: .current)
            }
        }
    }

    fileprivate func commit() {
        if let trace = tree.inspection.bodyTrace?.withCauses { trace.notePublication(of: object, dependency.attribute(in: tree)) }
        dependency.changed(in: tree)
    }

    func end() {
        cancellable = nil
        dependency.end(in: tree)
    }

    private final class SubscriptionWrite: PendingWrite {
        private weak var subscription: ObjectSubscription?
        let handle: TreeHandle

        init(_ subscription: ObjectSubscription) {
            self.subscription = subscription
            handle = subscription.tree.handle
        }

        func commit(batch: Int) { subscription?.commit() }
    }
}

/// Sets an observable object in its content's environment, by its type.
struct EnvironmentObjectModifier<ObjectType: AnyObject> {
    var object: ObjectType?
}

extension EnvironmentObjectModifier: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        values[ObservableObjectKey<ObjectType>.self] = object
    }
}

extension View {
    /// Provides an observable object to the view and all views inside it, which read it with `@EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }

    /// Provides an observable object to the view and all views inside it, which read it with `@Environment(Model.self)`; nil
    /// removes an outer one.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }
}

/// A property wrapper that creates bindings to the properties of an observable object.
///
///     @Bindable var book: Book
///
///     var body: some View { TextField("Title", text: $book.title) }
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself, which creates the bindings.
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("Bindable needs an observable object") }
}

extension Bindable where Value: AnyObject {
    /// Creates a wrapper around an object.
    public init(wrappedValue: Value) where Value: Observable { self.init(object: wrappedValue) }
    /// Creates a wrapper around an object.
    public init(_ wrappedValue: Value) where Value: Observable { self.init(object: wrappedValue) }

    private init(object: Value) { wrappedValue = object }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
    }
}

extension Bindable: DynamicProperty {
    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? { nil }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

/// A property wrapper that creates an identifier unique to the view that owns it, used to distinguish names such as those of
/// matched geometry.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// A unique identifier.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var number: Int?
    private static let last = Locked(0)

    /// Creates a namespace.
    public init() {}

    /// The identifier. Outside of a body it is one that no view has, and a warning is reported.
    public var wrappedValue: ID {
        guard let number else {
            RuntimeWarnings.report(
                "Reading a Namespace property outside View.body. This will result in identifiers that never match any other identifier.")
            return ID(number: 0)
        }
        return ID(number: number)
    }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        NamespaceBox(
            number: last.withLock {
                $0 += 1
                return $0
            })
    }

    private final class NamespaceBox: _PropertyBox {
        private let number: Int

        init(number: Int) { self.number = number }

        override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
            installed[as: Namespace.self].number = number
        }
    }
}

extension Namespace: CustomComparable {
    package func isSame(as other: Namespace) -> Bool { true }
}
