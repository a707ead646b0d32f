/// A record of the evaluations of a graph while it is assigned to `Graph.trace`, with their causes.
package final class UpdateTrace {
    package enum Cause: Hashable, Sendable {
        /// The attribute had not been evaluated before.
        case firstEvaluation
        /// The named input has changed.
        case changed(AttributeID, name: String)
        /// The named input was freed.
        case freed(String)
        /// Requested by `Graph.invalidate` or `Graph.evaluate`.
        case invalidated
    }

    package struct Evaluation: Sendable {
        package let attribute: AttributeID
        package let name: String
        package let causes: [Cause]
    }

    /// The evaluations in the order in which they began.
    package private(set) var evaluations: [Evaluation] = []
    private var counts: [AttributeID: Int] = [:]
    private var pendingCauses: [AttributeID: [Cause]] = [:]

    package init() {}

    /// Returns the number of evaluations of an attribute.
    package func count(of id: AttributeID) -> Int { counts[id] ?? 0 }

    /// Returns the causes of the latest evaluation of an attribute; empty if there is none.
    package func causes(of id: AttributeID) -> [Cause] {
        evaluations.last { $0.attribute == id }?.causes ?? []
    }

    /// Removes all evaluations so far.
    package func removeAll() {
        evaluations.removeAll()
        counts.removeAll()
    }

    func note(_ cause: Cause, for id: AttributeID) {
        if pendingCauses[id]?.contains(cause) != true { pendingCauses[id, default: []].append(cause) }
    }

    func noteEvaluation(of id: AttributeID, name: String, isFirst: Bool) {
        let causes = pendingCauses.removeValue(forKey: id) ?? [isFirst ? .firstEvaluation : .invalidated]
        evaluations.append(Evaluation(attribute: id, name: name, causes: causes))
        counts[id, default: 0] += 1
    }

    func forget(_ id: AttributeID) {
        pendingCauses[id] = nil
    }
}

extension Graph {
    @inline(never)
    func noteChange(of source: UInt32, for target: UInt32) {
        guard let trace, !storage.pointee.nodes.base[Int(target)].flags.hasAny(.dead) else { return }
        trace.note(.changed(id(ofNode: source), name: name(ofNode: source)), for: id(ofNode: target))
    }

    @inline(never)
    func noteEvaluation(of index: UInt32) {
        let node = storage.pointee.nodes.base[Int(index)]
        let isFirst = node.flags.hasAny(.sink) ? node.firstInput == 0 : !node.flags.hasAny(.hasValue)
        trace?.noteEvaluation(of: id(ofNode: index), name: name(ofNode: index), isFirst: isFirst)
    }
}
