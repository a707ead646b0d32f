/// The common part of all computations of attribute values; see `Rule` and `StatefulRule`.
@usableFromInline
package protocol GraphRule {
    associatedtype Value

    /// The name of the attribute in diagnostics; the type's name by default.
    var name: String { get }

    /// The value used if the rule takes part in a cycle and has no previous value; nil (the default) makes such a cycle a fatal
    /// error.
    static var cycleFallback: Value? { get }
}

extension GraphRule {
    @inlinable package var name: String { String(describing: Self.self) }
    @inlinable package static var cycleFallback: Value? { nil }
}

/// Computes an attribute's value from other attributes.
@usableFromInline
package protocol Rule: GraphRule {
    associatedtype Value

    /// Returns the value, a function of the attributes read and of the rule itself.
    func evaluate(in graph: Graph) -> Value
}

/// Computes an attribute's value from other attributes, its own state and its previous value.
@usableFromInline
package protocol StatefulRule: GraphRule {
    associatedtype Value

    /// Returns the new value, or `nil` to leave `current` unchanged. The first evaluation, where `current` is `nil`, must return a
    /// value.
    mutating func evaluate(in graph: Graph, current: Value?) -> Value?
}
