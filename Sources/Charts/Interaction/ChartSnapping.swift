import Foundation
import SwiftUICore

/// Ends scroll movements at values.
@MainActor struct ChartSnapping: @preconcurrency ScrollTargetBehavior {
    let frame: ChartFrame

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard let behavior = frame.model.options.scroll.target else { return }
        let scale = frame.geometry.x
        let isSwipe = abs(context.velocity.dx) > 100
        if isSwipe, behavior.isPaged {
            let page = context.containerSize.width
            let start = context.originalTarget.rect.minX
            target.rect.origin.x = start + (context.velocity.dx < 0 || target.rect.minX < start ? -page : page)
        }
        let unit = isSwipe ? behavior.major ?? behavior.unit : behavior.unit
        let limit = max(0, context.contentSize.width - context.containerSize.width)
        let wanted = min(max(0, target.rect.minX), limit)
        // Movements may also end at the end of the domain.
        guard wanted < limit - 1, let position = nearest(to: wanted, unit: unit, scale: scale) else { return }
        target.rect.origin.x = min(max(0, position), limit)
    }

    private func nearest(to offset: CGFloat, unit: ValueAlignedChartScrollTargetBehavior.Unit, scale: PositionScale) -> CGFloat? {
        if scale.isCategorical {
            let step = abs(scale.step)
            return step > 0 ? (offset / step).rounded() * step : nil
        }
        guard let value = scale.value(at: offset)?.continuous else { return nil }
        switch unit {
        case .number(let step):
            guard step > 0 else { return nil }
            return scale.position((value / step).rounded() * step)
        case .date(let components):
            let calendar = frame.environment.calendar
            let date = Date(timeIntervalSinceReferenceDate: value)
            // The search excludes its start, which may itself match, up to the rounding of positions.
            let before = calendar.nextDate(after: date + 0.5, matching: components, matchingPolicy: .nextTime, direction: .backward)
            let after = calendar.nextDate(after: date - 0.5, matching: components, matchingPolicy: .nextTime)
            let nearest = [before, after].compactMap { $0 }.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
            return nearest.flatMap { scale.position($0.timeIntervalSinceReferenceDate) }
        }
    }
}
