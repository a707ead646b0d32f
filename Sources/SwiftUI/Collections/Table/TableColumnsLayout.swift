import CoreGraphics
import SwiftUICore

/// A row of columns whose widths depend only on the total width, so that the columns of all rows line up.
struct TableColumnsLayout: Layout {
    /// The limits and the current value of the width of a column, in points.
    struct Width {
        var minimum: CGFloat
        var ideal: CGFloat?
        var maximum: CGFloat
        /// The width to which the user has resized the column; nil if the layout chooses it.
        var chosen: CGFloat?

        /// The width of the column if there is room for all columns.
        var preferred: CGFloat { min(max(chosen ?? ideal ?? minimum, minimum), maximum) }
    }

    var columns: [Width]
    var gap: CGFloat

    nonisolated init(columns: [Width], gap: CGFloat) {
        self.columns = columns
        self.gap = gap
    }

    /// Distributes the total width: a column that the user has resized has the chosen width, and the others have their ideal width and share
    /// the rest equally, up to their maximum widths.
    ///
    /// If these widths do not fit, the columns shrink towards their minimum widths: first the columns that the user has not resized, then the
    /// resized ones. Columns become narrower than their minimum widths only if the minimum widths do not fit either.
    nonisolated func widths(in total: CGFloat) -> [CGFloat] {
        guard !columns.isEmpty else { return [] }
        let room = max(0, total - gap * CGFloat(columns.count - 1))
        var result = columns.map(\.preferred)
        var left = room - result.reduce(0, +)
        var open = columns.indices.filter { columns[$0].chosen == nil && result[$0] < columns[$0].maximum }
        while left > 0.01, !open.isEmpty {
            let share = left / CGFloat(open.count)
            for index in open { result[index] = min(columns[index].maximum, result[index] + share) }
            left = room - result.reduce(0, +)
            open = open.filter { result[$0] < columns[$0].maximum - 0.01 }
        }
        if left < 0 { result = shrunk(result, by: -left, to: room) }
        return result
    }

    /// Reduces the widths by a total. Columns that the user has not resized shrink first, in proportion to their excess over the minimum width;
    /// then the resized columns shrink, from the last to the first. If that is not enough, the minimum widths are reduced in proportion.
    private nonisolated func shrunk(_ widths: [CGFloat], by excess: CGFloat, to room: CGFloat) -> [CGFloat] {
        let least = zip(columns, widths).map { min($0.minimum, $1) }
        let whole = least.reduce(0, +)
        guard whole < room else { return least.map { whole > 0 ? $0 * room / whole : 0 } }
        let free = columns.indices.filter { columns[$0].chosen == nil }
        let spare = free.reduce(0) { $0 + widths[$1] - least[$1] }
        let taken = min(excess, spare)
        var result = widths
        for index in free where spare > 0 { result[index] -= (widths[index] - least[index]) * taken / spare }
        var left = excess - taken
        for index in columns.indices.reversed() where columns[index].chosen != nil && left > 0 {
            let share = min(left, widths[index] - least[index])
            result[index] -= share
            left -= share
        }
        return result
    }

    /// Returns the widths to which the user can resize a column: within its own limits, as far as the minimum widths of the columns after it
    /// leave room. The columns before it keep their widths.
    nonisolated func limits(of index: Int, in total: CGFloat) -> ClosedRange<CGFloat> {
        let column = columns[index]
        let before = widths(in: total)[..<index].reduce(0, +)
        let after = columns[(index + 1)...].reduce(0) { $0 + $1.minimum }
        let least = min(column.minimum, column.maximum)
        return least...max(least, min(column.maximum, total - gap * CGFloat(columns.count - 1) - before - after))
    }

    /// Returns the column over which the middle of a column is after it has moved by a distance, of columns in a total width.
    nonisolated func column(from index: Int, movedBy distance: CGFloat, in total: CGFloat) -> Int {
        let widths = widths(in: total)
        guard widths.indices.contains(index) else { return index }
        let ends = widths.indices.map { widths[...$0].reduce(0, +) + gap * (CGFloat($0) + 0.5) }
        let middle = ends[index] - gap / 2 - widths[index] / 2 + distance
        return ends.firstIndex { middle < $0 } ?? widths.count - 1
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let least = columns.reduce(0) { $0 + ($1.chosen ?? $1.ideal ?? $1.minimum) } + gap * CGFloat(max(0, columns.count - 1))
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? least
        let heights = zip(subviews, widths(in: width)).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(in: bounds.width)) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + gap
        }
    }
}
