import Foundation
import SwiftUICore

/// The direction of a bar or area, and the interval that it covers along that direction.
struct MarkExtent {
    /// The axis along which the mark has its length; nil for marks without one.
    var direction: Axis?
    /// The interval along the direction after stacking; nil where the mark has none of its own.
    var interval: (start: Double, end: Double)?
    /// Whether the interval is a part of the sum.
    var isNormalized = false
}

/// The extents of a chart's marks: that of each mark, or none for charts without bars and areas.
struct MarkExtents: RandomAccessCollection {
    private let extents: [MarkExtent]?
    let count: Int

    /// Creates the extents of marks that have none.
    init(count: Int) {
        extents = nil
        self.count = count
    }

    init(_ extents: [MarkExtent]) {
        self.extents = extents
        count = extents.count
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> MarkExtent { extents?[index] ?? MarkExtent() }
}

/// Stacks each bar and area on top of the bars and areas before it.
enum MarkStacking {
    /// The bars or areas that are on top of each other.
    private struct Pile: Hashable {
        var kind: Mark.Kind
        var direction: Axis
        var position: _PlottableScalar?
        var group: _PlottableScalar?
        var method: MarkStackingMethod
    }

    private struct Height {
        var positive = 0.0
        var negative = 0.0
    }

    static func extents(of marks: some RandomAccessCollection<Mark>, xKind: ScaleType.Kind, yKind: ScaleType.Kind) -> [MarkExtent] {
        var extents = [MarkExtent](repeating: MarkExtent(), count: marks.count)
        var heights: [Pile: Height] = [:]
        var piles = [Pile?](repeating: nil, count: marks.count)
        for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
            let direction = direction(of: mark, xKind: xKind, yKind: yKind)
            extents[index].direction = direction
            let (start, end, position) = direction == .horizontal ? (mark.x, mark.xEnd, mark.y) : (mark.y, mark.yEnd, mark.x)
            guard end == nil, let datum = start?.datum, datum.interval == nil, let value = datum.position else { continue }
            guard mark.stacking != .unstacked else {
                extents[index].interval = (0, value)
                continue
            }
            let pile = Pile(
                kind: mark.kind, direction: direction, position: position?.datum?.key, group: mark.style.values.groupPosition?.value.datum.scalar,
                method: mark.stacking)
            piles[index] = pile
            var height = heights[pile] ?? Height()
            if value < 0, mark.stacking != .normalized, mark.stacking != .center {
                extents[index].interval = (height.negative, height.negative + value)
                height.negative += value
            } else {
                let length = abs(value)
                extents[index].interval = (height.positive, height.positive + length)
                height.positive += length
            }
            heights[pile] = height
        }
        for (index, pile) in piles.enumerated() {
            guard let pile, let interval = extents[index].interval, let total = heights[pile]?.positive else { continue }
            switch pile.method {
            case .normalized:
                extents[index].interval = total > 0 ? (interval.start / total, interval.end / total) : (0, 0)
                extents[index].isNormalized = true
            case .center: extents[index].interval = (interval.start - total / 2, interval.end - total / 2)
            default: break
            }
        }
        return extents
    }

    /// Returns the axis along which a bar or area has its length: that of the interval or of the number.
    private static func direction(of mark: Mark, xKind: ScaleType.Kind, yKind: ScaleType.Kind) -> Axis {
        if mark.xEnd?.datum != nil, mark.yEnd?.datum == nil { return .horizontal }
        if mark.yEnd?.datum != nil, mark.xEnd?.datum == nil { return .vertical }
        guard let x = mark.x?.datum else { return mark.y?.datum == nil ? .vertical : mark.kind == .bar ? directionOfOne(mark) : .vertical }
        guard let y = mark.y?.datum else { return mark.kind == .bar ? directionOfOne(mark) : .vertical }
        if yKind == .category || y.interval != nil { return .horizontal }
        if xKind == .category || x.interval != nil { return .vertical }
        return yKind == .date && xKind != .date ? .horizontal : .vertical
    }

    /// The direction of a bar with a value along one axis only: its length is in proportion to a number.
    private static func directionOfOne(_ mark: Mark) -> Axis {
        if let x = mark.x?.datum {
            if case .number = x.scalar, x.interval == nil { return .horizontal }
            return .vertical
        }
        if let y = mark.y?.datum, case .number = y.scalar, y.interval == nil { return .vertical }
        return .horizontal
    }
}
