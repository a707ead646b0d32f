import SwiftUICore

/// Omits labels of an axis that would overlap.
enum AxisCollisions {
    /// Drops the labels of an axis that would overlap, and returns the others. Of two overlapping labels the first one stays.
    ///
    /// - Parameter evenly: Whether every nth label is shown, so that it is clear which are left out, unless that would show at most two
    ///   thirds of the labels that have room, as it does where a few labels are long.
    static func resolved(
        _ labels: [(label: AxisPlan.Label, resolution: AxisValueLabelCollisionResolution)], axis: Axis, evenly: Bool
    ) -> [AxisPlan.Label] {
        let free = withoutOverlaps(labels, axis)
        guard evenly, labels.allSatisfy({ $0.resolution == .automatic }) else { return free }
        let even = everyNth(labels.map(\.label), axis)
        return even.count * 3 <= free.count * 2 ? free : even
    }

    private static func withoutOverlaps(
        _ labels: [(label: AxisPlan.Label, resolution: AxisValueLabelCollisionResolution)], _ axis: Axis
    ) -> [AxisPlan.Label] {
        let order = labels.indices.sorted { (-priority(labels[$0].resolution), $0) < (-priority(labels[$1].resolution), $1) }
        var kept: [Int] = []
        for index in order {
            if labels[index].resolution.kind == .disabled {
                kept.append(index)
                continue
            }
            let spacing = spacing(labels[index].resolution)
            let frame = labels[index].label.frame.insetBy(dx: axis == .horizontal ? -spacing : 0, dy: axis == .vertical ? -0.5 : 0)
            if !kept.contains(where: { labels[$0].label.frame.intersects(frame) }) { kept.append(index) }
        }
        return kept.sorted().map { labels[$0].label }
    }

    private static func everyNth(_ labels: [AxisPlan.Label], _ axis: Axis) -> [AxisPlan.Label] {
        guard labels.count > 1 else { return labels }
        var step = 1
        while step < labels.count {
            let shown = stride(from: 0, to: labels.count, by: step).map { labels[$0] }
            let isFree = zip(shown, shown.dropFirst()).allSatisfy { first, second in
                axis == .horizontal
                    ? max(first.frame.minX, second.frame.minX) - min(first.frame.maxX, second.frame.maxX) >= 4
                    : max(first.frame.minY, second.frame.minY) - min(first.frame.maxY, second.frame.maxY) >= 0
            }
            if isFree { return shown }
            step += 1
        }
        return [labels[0]]
    }

    private static func priority(_ resolution: AxisValueLabelCollisionResolution) -> Double {
        if case .greedy(let priority, _) = resolution.kind { priority } else { 0 }
    }

    private static func spacing(_ resolution: AxisValueLabelCollisionResolution) -> CGFloat {
        if case .greedy(_, let spacing) = resolution.kind { spacing } else { 2 }
    }
}
