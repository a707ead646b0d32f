/// What a graph has evaluated while `Graph.trace` held this, and why.
package final class UpdateTrace {
    package enum Cause: Hashable, Sendable {
        /// Nothing was known yet.
        case firstEvaluation
        /// The input of that name came out different.
        case changed(AttributeID, name: String)
        /// The input of that name was freed.
        case freed(String)
        /// It was asked for by `Graph.invalidate` or `Graph.evaluate`.
        case invalidated
    }

    package struct Evaluation: Sendable {
        package let attribute: AttributeID
        package let name: String
        package let causes: [Cause]
    }

    /// In the order in which they began.
    package private(set) var evaluations: [Evaluation] = []
    private var counts: [AttributeID: Int] = [:]
    private var pendingCauses: [AttributeID: [Cause]] = [:]

    package init() {}

    /// How often the attribute has been evaluated.
    package func count(of id: AttributeID) -> Int { counts[id] ?? 0 }

    /// Why the attribute was evaluated last; empty if it was not.
    package func causes(of id: AttributeID) -> [Cause] {
        evaluations.last { $0.attribute == id }?.causes ?? []
    }

    /// Forgets the evaluations so far.
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
