/// A sentence that explains one fact about a view: the size it was proposed, the size it chose, its position, the origin of a value that it
/// reads, or the evaluation of its body.
package struct ViewReason: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case proposal, answer, placement, value, evaluation
    }

    package var kind: Kind
    package var text: String

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}

extension ViewNode {
    /// Explains the layout of the node and the values that it reads from the environment. Computed on demand from the tree as it is.
    package final var reasons: [ViewReason] {
        var reasons = [ViewReason(.proposal, proposalReason)]
        reasons += answerReasons.map { ViewReason(.answer, $0) }
        if let placement = placementReason { reasons.append(ViewReason(.placement, placement)) }
        reasons += valueReasons.map { ViewReason(.value, $0) }
        return reasons
    }
}

extension EvaluationTrace {
    /// Explains how often the body of a view ran and why.
    package func reasons(of view: ViewNames.CompositeView) -> [ViewReason] {
        let evaluations = evaluations(of: view)
        guard let last = evaluations.last else { return [] }
        let count = evaluations.count == 1 ? "once" : "\(evaluations.count) times"
        var reasons = [ViewReason(.evaluation, "its body ran \(count); last because \(Self.words(last))")]
        // The reasons before, each once, with their number.
        var earlier: [(causes: [String], count: Int)] = []
        for causes in evaluations.dropLast() {
            if let index = earlier.firstIndex(where: { $0.causes == causes }) {
                earlier[index].count += 1
            } else {
                earlier.append((causes, 1))
            }
        }
        for (causes, count) in earlier.suffix(4) {
            reasons.append(ViewReason(.evaluation, "before, \(count == 1 ? "" : "\(count) times ")because \(Self.words(causes))"))
        }
        return reasons
    }

    private static func words(_ causes: [String]) -> String { causes.isEmpty ? "it was asked for again" : causes.joined(separator: ", and ") }
}
