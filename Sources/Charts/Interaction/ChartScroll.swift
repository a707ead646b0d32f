import Foundation
import SwiftUICore

/// The scrolling of a chart: its axes, visible length and positions.
struct ChartScroll {
    var axes: Axis.Set = []
    /// The visible length of the domain: a number, seconds, or a number of categories.
    var visibleX: Double?
    var visibleY: Double?
    var initialX: _PlottableScalar?
    var initialY: _PlottableScalar?
    var positionX: ChartPositionBinding?
    var positionY: ChartPositionBinding?
    var target: ValueAlignedChartScrollTargetBehavior?
}

/// A binding to the value at the leading edge of a scrolling chart.
struct ChartPositionBinding {
    var get: () -> _PlottableScalar?
    var set: (_PlottableScalar) -> Void

    init<P: Plottable>(_ binding: Binding<P>) {
        get = { binding.wrappedValue.primitivePlottable._scalar }
        set = { scalar in
            if let value = P(scalar: scalar) { binding.wrappedValue = value }
        }
    }
}

extension View {
    /// Makes charts scroll along axes: the plot shows a part of the domain, see ``chartXVisibleDomain(length:)``.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartOptions { $0.scroll.axes = axes }
    }

    /// Sets the length of the part of the x axis's domain that a scrolling chart shows: a number, seconds, or a number of categories.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartOptions { $0.scroll.visibleX = length.primitivePlottable._scalar.continuous }
    }

    /// Sets the length of the part of the y axis's domain that a scrolling chart shows: a number, seconds, or a number of categories.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartOptions { $0.scroll.visibleY = length.primitivePlottable._scalar.continuous }
    }

    /// Reads and sets the value at the leading edge of a scrolling chart.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        let binding = ChartPositionBinding(x)
        return chartOptions { $0.scroll.positionX = binding }
    }

    /// Reads and sets the value at the top of a scrolling chart.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        let binding = ChartPositionBinding(y)
        return chartOptions { $0.scroll.positionY = binding }
    }

    /// Sets the first value at the leading edge of a scrolling chart.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chartOptions { $0.scroll.initialX = initialX.primitivePlottable._scalar }
    }

    /// Sets the first value at the top of a scrolling chart.
    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chartOptions { $0.scroll.initialY = initialY.primitivePlottable._scalar }
    }

    /// Sets where movements of a scrolling chart end.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        let behavior = behavior as? ValueAlignedChartScrollTargetBehavior
        return chartOptions { $0.scroll.target = behavior }
    }
}
