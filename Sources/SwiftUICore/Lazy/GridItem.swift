import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or several of them.
public struct GridItem: Sendable {
    /// How wide a column is, or how high a row.
    public enum Size: Sendable, Equatable {
        /// One of a fixed length in points.
        case fixed(CGFloat)
        /// One that takes what is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into what is left, each within the limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length.
    public var size: GridItem.Size
    /// The gap to the next column or row in points; 8 when nil.
    public var spacing: CGFloat?
    /// Where views lie in their cells; nil for the middle.
    public var alignment: Alignment?

    /// A column or row.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem: Equatable {
    var gap: CGFloat {
        guard let spacing, spacing.isFinite else { return SwiftUICore.Spacing.defaultDistance }
        return spacing
    }

    /// The columns or rows in a length (truth `lazygrid-009`): fixed ones first, then the others in order get equal shares of
    /// what is left, within their limits; an adaptive item splits its share.
    static func tracks(for items: [GridItem], length: CGFloat, axis: Axis) -> ContiguousArray<LazyPass.Track> {
        guard !items.isEmpty else { return [LazyPass.Track(origin: 0, length: max(0, length.isFinite ? length : 0), alignment: .center)] }
        // Without a length, or with an endless one, everything gets its smallest.
        let available = length.isFinite ? max(0, length) : 0
        var remaining = available - items.dropLast().reduce(0) { $0 + $1.gap }
        var flexibleCount = 0
        for item in items {
            if case .fixed(let length) = item.size { remaining -= valid(length, or: 0) } else { flexibleCount += 1 }
        }
        var tracks = ContiguousArray<LazyPass.Track>()
        var origin: CGFloat = 0
        for item in items {
            func add(_ length: CGFloat) {
                tracks.append(LazyPass.Track(origin: origin, length: length, alignment: item.alignment ?? .center))
                origin += length + item.gap
            }
            let share = remaining / CGFloat(max(1, flexibleCount))
            switch item.size {
            case .fixed(let length):
                add(valid(length, or: 0))
            case .flexible(let minimum, let maximum):
                let length = max(min(share, maximum.isNaN ? .infinity : maximum), valid(minimum, or: 10))
                add(length)
                remaining -= length
                flexibleCount -= 1
            case .adaptive(let minimum, let maximum):
                let room = max(0, share)
                let smallest = max(valid(minimum, or: 10), 1)
                let count = max(1, min(((room + item.gap) / (smallest + max(item.gap, -smallest / 2))).rounded(.down), 10_000))
                let length = max(0, min((room - item.gap * (count - 1)) / count, maximum.isNaN ? .infinity : maximum))
                for _ in 0..<Int(count) { add(length) }
                remaining -= room
                flexibleCount -= 1
            }
        }
        return tracks
    }

    /// A length that is not negative and not endless.
    private static func valid(_ length: CGFloat, or replacement: CGFloat) -> CGFloat {
        length.isFinite ? max(0, length) : replacement
    }
}
