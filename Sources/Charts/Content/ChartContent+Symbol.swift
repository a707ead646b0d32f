import SwiftUICore

extension ChartContent {
    /// Sets the symbol of points, and adds symbols to the points of lines.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        styled { $0.symbol = .value(.shape(AnyChartSymbolShape(symbol))) }
    }

    /// Sets the symbol of points by a category, and adds symbols to the points of lines.
    @inlinable nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled(.data(.symbol, value.datum))
    }

    /// Uses a view as the symbol of points, and adds it to the points of lines.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return styled { $0.symbol = .value(.view(view)) }
    }

    /// Sets the area of the square around symbols, in square points. Negative areas count as zero.
    @inlinable nonisolated public func symbolSize(_ size: CGFloat) -> some ChartContent {
        let side = max(0, size).squareRoot()
        return symbolSize(CGSize(width: side, height: side))
    }

    /// Sets the size of symbols, in points.
    @inlinable nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        styled(.symbolSize(size))
    }

    /// Sets the size of symbols by a value: their area is in proportion to numbers.
    @inlinable nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled(.data(.symbolSize, value.datum))
    }
}
