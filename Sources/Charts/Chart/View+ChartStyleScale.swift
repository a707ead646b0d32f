import SwiftUICore

extension View {
    /// Sets the styles of categories.
    ///
    ///     .chartForegroundStyleScale(["Cats": .orange, "Dogs": .teal])
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
    }

    /// Sets the categories and their styles.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], range: [S], type: ScaleType? = nil
    ) -> some View {
        chartOptions { $0.foregroundScale = StyleScaleOptions(domain: domain._domain, range: range.map { AnyShapeStyle($0) }, type: type) }
    }

    /// Sets the categories, or the range of numbers, that have styles.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions { $0.foregroundScale = StyleScaleOptions(domain: domain._domain, type: type) }
    }

    /// Sets the styles of categories, in order.
    nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        chartOptions { $0.foregroundScale = StyleScaleOptions(range: range.map { AnyShapeStyle($0) }, type: type) }
    }

    /// Sets the gradient of numbers. Categories have colours of it at equal distances, from its start to its end.
    ///
    /// - Parameters:
    ///   - range: The gradient.
    ///   - type: The way in which numbers are mapped to the gradient; nil for in proportion. Types for dates and categories count as linear.
    nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        chartOptions { $0.foregroundScale = StyleScaleOptions(gradient: range, type: type) }
    }

    /// Sets a range of numbers and their gradient.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: Gradient, type: ScaleType? = nil
    ) -> some View {
        chartOptions { $0.foregroundScale = StyleScaleOptions(domain: domain._domain, gradient: range, type: type) }
    }

    /// Sets the styles of values by a function.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
        chartOptions {
            $0.foregroundScale = StyleScaleOptions(mapping: { D(scalar: $0).map { AnyShapeStyle(mapping($0)) } })
        }
    }

    /// Sets the categories, and their styles by a function.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], mapping: @escaping (D) -> S
    ) -> some View {
        chartOptions {
            $0.foregroundScale = StyleScaleOptions(domain: domain._domain, mapping: { D(scalar: $0).map { AnyShapeStyle(mapping($0)) } })
        }
    }

    /// Sets the way in which numbers are mapped to the gradient; nil for in proportion. Types for dates and categories count as linear.
    nonisolated public func chartForegroundStyleScale(type: ScaleType?) -> some View {
        chartOptions { $0.foregroundScale = StyleScaleOptions(type: type) }
    }

    /// Sets the symbols of categories.
    nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value))
    }

    /// Sets the categories and their symbols.
    nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
        chartOptions {
            $0.symbolScale = StyleScaleOptions(domain: domain._domain, range: range.map { .shape(AnyChartSymbolShape($0)) })
        }
    }

    /// Sets the categories that have symbols.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartOptions { $0.symbolScale = StyleScaleOptions(domain: domain._domain) }
    }

    /// Sets the symbols of categories, in order.
    nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        chartOptions { $0.symbolScale = StyleScaleOptions(range: range.map { .shape(AnyChartSymbolShape($0)) }) }
    }

    /// Sets the symbols of values by a function.
    nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(mapping: @escaping (D) -> S) -> some View {
        chartOptions {
            $0.symbolScale = StyleScaleOptions(mapping: { D(scalar: $0).map { .shape(AnyChartSymbolShape(mapping($0))) } })
        }
    }

    /// Sets the categories, and their symbols by a function.
    nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], mapping: @escaping (D) -> S) -> some View {
        chartOptions {
            $0.symbolScale = StyleScaleOptions(
                domain: domain._domain, mapping: { D(scalar: $0).map { .shape(AnyChartSymbolShape(mapping($0))) } })
        }
    }

    /// Sets the line styles of categories.
    nonisolated public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
    }

    /// Sets the categories and their line styles.
    nonisolated public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
        chartOptions { $0.lineStyleScale = StyleScaleOptions(domain: domain._domain, range: range) }
    }

    /// Sets the categories that have line styles.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartOptions { $0.lineStyleScale = StyleScaleOptions(domain: domain._domain) }
    }

    /// Sets the line styles of categories, in order.
    nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
        chartOptions { $0.lineStyleScale = StyleScaleOptions(range: range) }
    }

    /// Sets the line styles of values by a function.
    nonisolated public func chartLineStyleScale<D: Plottable>(mapping: @escaping (D) -> StrokeStyle) -> some View {
        chartOptions { $0.lineStyleScale = StyleScaleOptions(mapping: { D(scalar: $0).map(mapping) }) }
    }

    /// Sets the categories, and their line styles by a function.
    nonisolated public func chartLineStyleScale<D: Plottable>(domain: [D], mapping: @escaping (D) -> StrokeStyle) -> some View {
        chartOptions { $0.lineStyleScale = StyleScaleOptions(domain: domain._domain, mapping: { D(scalar: $0).map(mapping) }) }
    }

    /// Sets the areas of the symbols of categories, in square points.
    ///
    ///     .chartSymbolSizeScale(["Towns": 30, "Cities": 120])
    nonisolated public func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View {
        chartSymbolSizeScale(domain: mapping.map(\.key), range: mapping.map(\.value))
    }

    /// Sets the areas of the symbols of values by a function, in square points.
    nonisolated public func chartSymbolSizeScale<D: Plottable>(mapping: @escaping (D) -> CGFloat) -> some View {
        chartOptions { $0.symbolSizeScale = StyleScaleOptions(mapping: { D(scalar: $0).map(mapping) }) }
    }

    /// Sets the categories, and the areas of their symbols by a function, in square points.
    nonisolated public func chartSymbolSizeScale<D: Plottable>(domain: [D], mapping: @escaping (D) -> CGFloat) -> some View {
        chartOptions { $0.symbolSizeScale = StyleScaleOptions(domain: domain._domain, mapping: { D(scalar: $0).map(mapping) }) }
    }

    /// Sets the areas of the symbols of categories, in order, in square points.
    nonisolated public func chartSymbolSizeScale(range: [CGFloat]) -> some View {
        chartOptions { $0.symbolSizeScale = StyleScaleOptions(range: range) }
    }

    /// Sets the way in which numbers are mapped to areas; nil for in proportion. Types for dates and categories count as linear.
    nonisolated public func chartSymbolSizeScale(type: ScaleType?) -> some View {
        chartOptions { $0.symbolSizeScale = StyleScaleOptions(type: type) }
    }

    /// Sets the range of numbers that symbol sizes show, and the least and greatest area of symbols, in square points.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
    ) -> some View {
        chartOptions { $0.symbolSizeScale = StyleScaleOptions(domain: domain._domain, extent: range, type: type) }
    }

    /// Sets the areas of the symbols of categories, in square points.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, range: [CGFloat]) -> some View {
        chartOptions { $0.symbolSizeScale = StyleScaleOptions(domain: domain._domain, range: range) }
    }

    /// Sets the range of numbers, or the categories, that symbol sizes show.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions { $0.symbolSizeScale = StyleScaleOptions(domain: domain._domain, type: type) }
    }

    /// Sets the least and greatest area of symbols, in square points.
    ///
    /// - Parameters:
    ///   - range: The areas.
    ///   - type: The way in which numbers are mapped to areas; nil for in proportion. Types for dates and categories count as linear.
    nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        chartOptions { $0.symbolSizeScale = StyleScaleOptions(extent: range, type: type) }
    }
}
