import Foundation

/// A node's answers to the proposals it got last.
///
/// The latest answer lies in the node itself; the seven before it, where there are any, in memory of their own. A
/// negotiation asks each view a handful of things (its smallest, largest and ideal size, a share), so eight answers keep
/// the cost of nested containers linear.
struct SizeCache {
    struct Answer {
        var proposal: Proposal
        var size: CGSize
    }

    private final class Earlier {
        static let capacity = 7
        var answers: ContiguousArray<Answer> = []
        var next = 0

        func insert(_ answer: Answer) {
            if answers.count < Self.capacity {
                answers.append(answer)
            } else {
                answers[next] = answer
                next = (next + 1) % Self.capacity
            }
        }
    }

    private(set) var latest = Answer(proposal: .unspecified, size: .zero)
    private var earlier: Earlier?
    private var isEmpty = true

    /// The remembered answer, which becomes the latest one.
    mutating func size(for proposal: Proposal) -> CGSize? {
        if isEmpty { return nil }
        if latest.proposal == proposal { return latest.size }
        guard let earlier, let index = earlier.answers.firstIndex(where: { $0.proposal == proposal }) else { return nil }
        let found = earlier.answers[index]
        earlier.answers[index] = latest
        latest = found
        return found.size
    }

    mutating func insert(_ size: CGSize, for proposal: Proposal) {
        if !isEmpty {
            if earlier == nil { earlier = Earlier() }
            earlier!.insert(latest)
        }
        latest = Answer(proposal: proposal, size: size)
        isEmpty = false
    }

    /// Every remembered answer, the latest last.
    var answers: [Answer] {
        isEmpty ? [] : Array(earlier?.answers ?? []) + [latest]
    }

    mutating func removeAll() {
        isEmpty = true
        earlier?.answers.removeAll(keepingCapacity: true)
        earlier?.next = 0
    }
}
