import Foundation

/// The cached sizes of a node for its latest proposals.
///
/// The latest answer is stored inline; the seven before it, if any, in separate memory. A layout negotiation requests a handful of
/// sizes of each view (its minimum, maximum and ideal size, a share), so eight answers keep the cost of nested containers linear.
/// The cache also holds the alignment guides that were read: a container reads a guide to find its size, to place a view and to
/// compute its own guides, and each uncached read would descend to the leaves.
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

    /// The last few values; a new one replaces the oldest.
    private struct Recent<Value> {
        private(set) var values: ContiguousArray<Value> = []
        private var next = 0

        mutating func insert(_ value: Value) {
            if values.count < SizeCache.earlierLimit {
                // Three at once: a stack asks for a minimum, a maximum and a share.
                if values.isEmpty { values.reserveCapacity(3) }
                values.append(value)
            } else {
                values[next] = value
                next = (next + 1) % values.count
            }
        }

        mutating func replace(at index: Int, with value: Value) { values[index] = value }

        mutating func removeAll() {
            values.removeAll(keepingCapacity: true)
            next = 0
        }
    }

    private final class Earlier {
        @exclusivity(unchecked) var answers = Recent<Answer>()
        @exclusivity(unchecked) var guides = Recent<Guide>()
    }

    /// The number of answers that are kept beside the latest.
    private static let earlierLimit = 7
    /// The width of `latest` if there is no answer.
    private static let absent: CGFloat = -1

    private(set) var latest = Answer(proposal: .unspecified, size: CGSize(width: absent, height: 0))
    private var earlier: Earlier?
    // Sizes are never negative. A property would make every node larger.
    private var isEmpty: Bool { latest.size.width == Self.absent }

    /// Returns the cached size, which becomes the latest one.
    mutating func size(for proposal: Proposal) -> CGSize? {
        if isEmpty { return nil }
        if latest.proposal == proposal { return latest.size }
        guard let earlier, let index = earlier.answers.values.firstIndex(where: { $0.proposal == proposal }) else { return nil }
        let found = earlier.answers.values[index]
        earlier.answers.replace(at: index, with: latest)
        latest = found
        return found.size
    }

    mutating func insert(_ size: CGSize, for proposal: Proposal) {
        if !isEmpty {
            if earlier == nil { earlier = Earlier() }
            earlier!.answers.insert(latest)
        }
        latest = Answer(proposal: proposal, size: size)
    }

    /// All cached answers, the latest last.
    var answers: [Answer] {
        isEmpty ? [] : Array(earlier?.answers.values ?? []) + [latest]
    }

    /// Every answer since the node was first measured; nil if the cache has dropped some of them.
    var allAnswers: [Answer]? {
        if let earlier, earlier.answers.values.count == Self.earlierLimit { return nil }
        return isEmpty ? nil : answers
    }

    mutating func removeAll() {
        latest.size.width = Self.absent
        earlier?.answers.removeAll()
        removeGuides()
    }

    /// The cached position of a guide; the inner optional is nil where the guide is not set explicitly.
    func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?? {
        guard let earlier else { return nil }
        return earlier.guides.values.first {
            $0.key == key && $0.proposal == dimensions.proposal && $0.size == dimensions.size
        }.map(\.value)
    }

    mutating func insert(_ guide: CGFloat?, for key: AlignmentKey, in dimensions: ViewDimensions) {
        if earlier == nil { earlier = Earlier() }
        earlier!.guides.insert(Guide(key: key, proposal: dimensions.proposal, size: dimensions.size, value: guide))
    }

    /// Removes the guides, after views were placed again within unchanged sizes. Returns whether there were any.
    @discardableResult
    func removeGuides() -> Bool {
        guard let earlier, !earlier.guides.values.isEmpty else { return false }
        earlier.guides.removeAll()
        return true
    }
}
