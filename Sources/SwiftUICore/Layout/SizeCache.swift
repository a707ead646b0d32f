import Foundation

/// A node's answers to the proposals it got last.
///
/// The latest answer lies in the node itself; the seven before it, where there are any, in memory of their own. A
/// negotiation asks each view a handful of things (its smallest, largest and ideal size, a share), so eight answers keep
/// the cost of nested containers linear. Beside them lie the guides that were asked for: a container asks for one to find its
/// size, to place a view and to answer for its own guides, and each question would go down to the leaves.
struct SizeCache {
    struct Answer {
        var proposal: Proposal
        var size: CGSize
    }

    private struct Guide {
        var key: AlignmentKey
        var proposal: Proposal
        var size: CGSize
        var value: CGFloat?
    }

    private final class Earlier {
        static let capacity = 7
        var answers: ContiguousArray<Answer> = []
        var next = 0
        var guides: ContiguousArray<Guide> = []
        var nextGuide = 0

        func insert(_ guide: Guide) {
            if guides.count < Self.capacity {
                guides.append(guide)
            } else {
                guides[nextGuide] = guide
                nextGuide = (nextGuide + 1) % Self.capacity
            }
        }

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
        removeGuides()
    }

    /// The remembered place of a guide, which is nil itself where the guide is not placed.
    func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?? {
        guard let earlier else { return nil }
        return earlier.guides.first {
            $0.key == key && $0.proposal == dimensions.proposal && $0.size == dimensions.size
        }.map(\.value)
    }

    mutating func insert(_ guide: CGFloat?, for key: AlignmentKey, in dimensions: ViewDimensions) {
        if earlier == nil { earlier = Earlier() }
        earlier!.insert(Guide(key: key, proposal: dimensions.proposal, size: dimensions.size, value: guide))
    }

    /// Forgets the guides, where views were placed anew in sizes that stay.
    func removeGuides() {
        guard let earlier, !earlier.guides.isEmpty else { return }
        earlier.guides.removeAll(keepingCapacity: true)
        earlier.nextGuide = 0
    }
}
