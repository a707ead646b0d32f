/// Computes an attribute's value from what it reads in the graph.
@usableFromInline
package protocol Rule {
    associatedtype Value

    /// The value, a function of the attributes read and of the rule itself.
    func evaluate(in graph: Graph) -> Value

    /// What diagnostics call the attribute; the type's name unless given.
    var name: String { get }

    /// The value that stands in where the rule takes part in a cycle and has no previous value.
    static var cycleFallback: Value? { get }
}

extension Rule {
    @inlinable package var name: String { String(describing: Self.self) }
    @inlinable package static var cycleFallback: Value? { nil }
}

/// Computes an attribute's value from what it reads, its own state and its previous value.
@usableFromInline
package protocol StatefulRule {
    associatedtype Value

    /// The new value, or `nil` to leave `current` as it is. The first evaluation, where `current` is `nil`, has to give one.
    mutating func evaluate(in graph: Graph, current: Value?) -> Value?

    /// What diagnostics call the attribute; the type's name unless given.
    var name: String { get }

    /// The value that stands in where the rule takes part in a cycle and has no previous value.
    static var cycleFallback: Value? { get }
}

extension StatefulRule {
    @inlinable package var name: String { String(describing: Self.self) }
    @inlinable package static var cycleFallback: Value? { nil }
}
