import AttributeGraph

/// Counts how often each view's body was evaluated, for tests and tools.
package class BodyTrace {
    private var counts: [ObjectIdentifier: Int] = [:]
    /// The types whose bodies were evaluated, in the order of their first evaluation.
    package private(set) var types: [Any.Type] = []

    package init() {}

    package func evaluations(of type: Any.Type) -> Int {
        counts[ObjectIdentifier(type), default: 0]
    }

    /// The number of evaluations, of all types.
    package var total: Int { counts.values.reduce(0, +) }

    package func reset() {
        counts = [:]
        types = []
    }

    /// The record of causes, if this trace keeps one.
    package var withCauses: EvaluationTrace? { nil }

    /// Called before each evaluation of a body.
    func bodyWillRun(of type: Any.Type, in cell: ValueCell, attribute: AttributeID, properties: DynamicProperties) {
        record(type, times: 1)
    }

    /// Adds the counts of another trace.
    func add(_ other: BodyTrace) {
        for type in other.types { record(type, times: other.evaluations(of: type)) }
    }

    private func record(_ type: Any.Type, times: Int) {
        if counts[ObjectIdentifier(type)] == nil { types.append(type) }
        counts[ObjectIdentifier(type), default: 0] += times
    }
}
