/// The children of a stack that were invalidated since it negotiated with them.
struct StackChanges {
    /// With more invalidated children the stack negotiates with all children again.
    private static let limit = 16

    /// The invalidated children that have not been measured again.
    private(set) var unmeasured = ContiguousArray<ViewNode>()
    /// The children that were measured again with the same sizes, and have not been placed since.
    private var measured = ContiguousArray<ViewNode>()
    /// Whether anything may have changed.
    private(set) var concernAll = false

    var areNone: Bool { unmeasured.isEmpty && !concernAll }

    /// Adds an invalidated child, or everything if it is nil.
    mutating func add(_ child: ViewNode?) {
        guard !concernAll else { return }
        guard let child, unmeasured.count < Self.limit else {
            self = StackChanges()
            concernAll = true
            return
        }
        if !unmeasured.contains(where: { $0 === child }) { unmeasured.append(child) }
    }

    mutating func noteMeasured() {
        if measured.isEmpty { swap(&measured, &unmeasured) } else { measured.append(contentsOf: unmeasured) }
        unmeasured.removeAll()
    }

    mutating func takeMeasured() -> ContiguousArray<ViewNode> {
        guard !measured.isEmpty else { return [] }
        defer { measured.removeAll() }
        return measured
    }
}

extension ViewNode {
    /// Measures the node again for the proposals that it has answered, and returns whether all sizes are the same as before. False as well if
    /// the node may set the guide explicitly, or if the cache has dropped some of the proposals.
    func answersAsBefore(guide: AlignmentKey) -> Bool {
        guard flags.contains(.isSizeInvalid), layoutPriority == 0, !mayHaveExplicitAlignment(guide), let answers = sizes.allAnswers else {
            return false
        }
        let wasFixedSize = flags.contains(.ignoresProposal)
        for answer in answers where size(for: answer.proposal) != answer.size { return false }
        return wasFixedSize == isFixedSize
    }
}
