import Observation
import os

/// A property wrapper that reads a value from the view's environment.
///
///     @Environment(\.colorScheme) private var colorScheme
///
/// The view is updated when the value changes.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(read: (EnvironmentValues) -> Value)
        case value(Value)
    }

    var source: Source

    /// Reads the environment value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// Reads an observable object by its type. Reading the value is a fatal error if no enclosing view has set such an object.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { values in
            guard let object = values[ObservableObjectKey<Value>.self] else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be missing as an ancestor of this view."
                )
            }
            return object
        }
    }

    /// Reads an observable object by its type; nil if no enclosing view has set such an object.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        source = .object { $0[ObservableObjectKey<Object>.self] }
    }

    /// Reads all values with `{ $0 }`, for a view that passes them on: it is evaluated after each change, where one that reads `\.self` is
    /// evaluated after changes of the values that it has read.
    package init(reading read: @escaping (EnvironmentValues) -> Value) {
        source = .object(read: read)
    }

    /// The current value. Outside of a body it is the default value, and a warning is reported.
    public var wrappedValue: Value {
        if case .value(let value) = source { return value }
        RuntimeWarnings.report(
            "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. This will always read the default value and will not update."
        )
        return read(EnvironmentValues())
    }

    private func read(_ values: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .object(let read): read(values)
        case .value(let value): value
        }
    }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        let property = place.initialValue(of: Environment.self)
        if Value.self == EnvironmentValues.self, case .keyPath(let keyPath) = property.source, keyPath == \EnvironmentValues.self {
            return AllValuesBox()
        }
        return EnvironmentBox<Value>(property: property)
    }
}

extension Environment: CustomComparable {
    package func isSame(as other: Environment<Value>) -> Bool {
        if case .keyPath(let left) = source, case .keyPath(let right) = other.source { return left == right }
        return true
    }
}

extension Environment: Sendable where Value: Sendable {}
extension Environment.Source: @unchecked Sendable where Value: Sendable {}

private final class EnvironmentBox<Value>: _PropertyBox {
    /// The key path, or a function for other sources.
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case function((EnvironmentValues) -> Value)
    }

    private let source: Source
    private var current: Value?

    init(property: Environment<Value>) {
        source =
            switch property.source {
            case .keyPath(let keyPath): .keyPath(keyPath)
            case .object(let read): .function(read)
            case .value(let value): .function { _ in value }
            }
    }

    private func read(_ values: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .function(let read): read(values)
        }
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        guard let environment = properties.environment else { return }
        let value = read(environment)
        current = value
        installed[as: Environment<Value>.self].source = .value(value)
    }

    override var readsEnvironment: Bool { true }

    override func isAffected(byChangeTo values: EnvironmentValues) -> Bool {
        guard let current else { return true }
        return !isSame(current, read(values))
    }

    override func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        !isSame(read(old), read(new))
    }

    override func environmentChange(from old: EnvironmentValues, to new: EnvironmentValues) -> String? {
        guard case .keyPath(let keyPath) = source, differs(between: old, and: new) else { return nil }
        return "\(EvaluationWords.name(of: keyPath)) changed from \(EvaluationWords.value(read(old))) "
            + "to \(EvaluationWords.value(read(new)))"
    }
}

/// The storage of `@Environment(\.self)`: the view depends on the values that it has read.
private final class AllValuesBox: _PropertyBox {
    private var current: EnvironmentValues?

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        guard let values = properties.environment?.recordingReads(after: current) else { return }
        current = values
        installed[as: Environment<EnvironmentValues>.self].source = .value(values)
    }

    override var readsEnvironment: Bool { true }

    override func isAffected(byChangeTo values: EnvironmentValues) -> Bool {
        guard let record = current?.record else { return true }
        return record.readsDiffer(between: record.values, and: values)
    }

    override func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        current?.record?.readsDiffer(between: old, and: new) ?? true
    }

    override func environmentChange(from old: EnvironmentValues, to new: EnvironmentValues) -> String? {
        differs(between: old, and: new) ? "values of the environment changed" : nil
    }
}

/// The environment key of observable objects of a type.
enum ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

/// Sets one environment value for its content.
public struct _EnvironmentKeyWritingModifier<Value>: @unchecked Sendable {
    // Sendable as in SwiftUI, whose modifiers travel with view values.
    /// The key path of the value.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The new value.
    public var value: Value

    /// Creates a modifier that sets the value at a key path.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }
}

extension _EnvironmentKeyWritingModifier: EnvironmentModifierValue {
    public typealias Body = Never

    nonisolated package func change(_ values: inout EnvironmentValues) {
        values[keyPath: keyPath] = value
    }
}

/// Changes one environment value for its content.
public struct _EnvironmentKeyTransformModifier<Value>: @unchecked Sendable {
    // Sendable as in SwiftUI, whose modifiers travel with view values.
    /// The key path of the value.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The change.
    public var transform: (inout Value) -> Void
    package var callsProgram = true

    /// Creates a modifier that changes the value at a key path.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
        self.keyPath = keyPath
        self.transform = transform
    }
}

extension _EnvironmentKeyTransformModifier: EnvironmentModifierValue {
    public typealias Body = Never

    nonisolated package func change(_ values: inout EnvironmentValues) {
        transform(&values[keyPath: keyPath])
    }
}

extension View {
    /// Sets an environment value for the view and all views inside it.
    ///
    ///     VStack { ... }.environment(\.lineLimit, 2)
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes an environment value for the view and all views inside it, based on its current value.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Changes an environment value as `transformEnvironment` does, by a function that reads no state.
    nonisolated package func changingEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, change: @escaping (inout V) -> Void
    ) -> some View {
        var change = _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: change)
        change.callsProgram = false
        return modifier(change)
    }
}
