/// A key of a value that a view passes to its container; see `ContainerValues`.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// Values that a view passes to the container that shows it, as read from a `Subview` or a section.
///
/// Add values with the macro `Entry`, set them with `containerValue(_:_:)`:
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
/// ```
///
/// Unlike values of the environment they are not passed to the views inside the view, and unlike preferences not beyond the container.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tags: [AnyHashable] = []
    /// The node whose tags the values include; nil for values of a view that is not in a tree.
    private var tagged: ViewNode?

    nonisolated init() {}

    /// Creates the values of a node.
    init(of node: ViewNode) {
        self = node.trait(ContainerValuesTraitKey.self) ?? ContainerValues()
        tagged = node
    }

    /// The value of a key.
    nonisolated public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of the view of a type, set with `tag(_:includeOptional:)`; nil if there is none.
    nonisolated public func tag<V: Hashable>(for type: V.Type) -> V? {
        tags.lazy.compactMap { $0.base as? V }.first ?? tagged?.tag(as: type)
    }

    /// Whether the view has a tag that is equal to a value.
    nonisolated public func hasTag<V: Hashable>(_ tag: V) -> Bool {
        tags.contains(AnyHashable(tag)) || tagged?.tag(as: V.self) == tag
    }

    /// Takes over the values that others set.
    nonisolated mutating func merge(_ others: ContainerValues) {
        values.merge(others.values) { $1 }
        tags = others.tags + tags
    }

    nonisolated mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// The key of the values that a view passes to its container.
package enum ContainerValuesTraitKey: MergingTraitKey {
    package typealias Value = ContainerValues

    package static func merged(_ inner: ContainerValues, into outer: ContainerValues) -> ContainerValues {
        var values = outer
        values.merge(inner)
        return values
    }
}

/// A modifier that writes values for the container of its content.
protocol ContainerValueWriter {
    nonisolated func write(to values: inout ContainerValues)
}

extension _TraitWritingModifier: ContainerValueWriter {
    nonisolated func write(to values: inout ContainerValues) {
        if let own = value as? ContainerValues { values.merge(own) }
        (value as? any TagValue)?.write(to: &values)
    }
}

/// The value of the trait that `tag(_:includeOptional:)` sets.
private protocol TagValue {
    nonisolated func write(to values: inout ContainerValues)
}

extension TagValueTraitKey.Value: TagValue {
    nonisolated func write(to values: inout ContainerValues) { values.add(tag: AnyHashable(tag)) }
}

extension View {
    /// Sets a value that the container of the view reads from the view; see `Subview`.
    ///
    /// On several views, as in a group or a loop, it applies to each.
    ///
    /// - Parameters:
    ///   - keyPath: The value to set.
    ///   - value: The new value.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        var values = ContainerValues()
        values[keyPath: keyPath] = value
        return modifier(_TraitWritingModifier<ContainerValuesTraitKey>(value: values))
    }
}
