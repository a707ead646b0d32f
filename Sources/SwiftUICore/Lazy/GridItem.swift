import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or several of them.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ... }
public struct GridItem: Sendable {
    /// The width of a column, or the height of a row, in points. Negative, infinite and NaN lengths are replaced by the nearest
    /// valid or the default length.
    public enum Size: Sendable, Equatable {
        /// A fixed length.
        case fixed(CGFloat)
        /// The remaining length, shared equally among flexible and adaptive items, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many equal columns or rows of at least the minimum length as fit into the item's share of the remaining length.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size.
    public var size: GridItem.Size
    /// The gap to the next column or row in points; nil, and infinite or NaN gaps, count as 8.
    public var spacing: CGFloat?
    /// The alignment of views within their cells; nil for centred.
    public var alignment: Alignment?

    /// Creates a column or row.
    ///
    /// - Parameters:
    ///   - size: The size; flexible by default.
    ///   - spacing: The gap to the next column or row in points; nil (the default) for 8.
    ///   - alignment: The alignment of views within their cells; nil (the default) for centred.
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

    /// Returns the columns or rows for a length (truth `lazygrid-009`): fixed items first, then the others in order get equal
    /// shares of the rest, within their limits; an adaptive item divides its share.
    static func tracks(for items: [GridItem], length: CGFloat, axis: Axis) -> ContiguousArray<LazyPass.Track> {
        guard !items.isEmpty else { return [LazyPass.Track(origin: 0, length: max(0, length.isFinite ? length : 0), alignment: .center)] }
        // For an unspecified or infinite length every item gets its minimum.
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

    /// Clamps a length to zero, and replaces one that is not finite.
    private static func valid(_ length: CGFloat, or replacement: CGFloat) -> CGFloat {
        length.isFinite ? max(0, length) : replacement
    }
}
