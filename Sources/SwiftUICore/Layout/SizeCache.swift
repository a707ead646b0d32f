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
            if values.count < 7 {
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
        var answers = Recent<Answer>()
        var guides = Recent<Guide>()
    }

    private(set) var latest = Answer(proposal: .unspecified, size: .zero)
    private var earlier: Earlier?
    private var isEmpty = true

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
        isEmpty = false
    }

    /// All cached answers, the latest last.
    var answers: [Answer] {
        isEmpty ? [] : Array(earlier?.answers.values ?? []) + [latest]
    }

    mutating func removeAll() {
        isEmpty = true
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
