import SwiftUICore

extension ChartContent {
    /// Sets the colour or style of marks.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        if let color = style as? Color { return styled(.color(color)) }
        let style = AnyShapeStyle(style)
        return styled { $0.foreground = .value(style) }
    }

    /// Sets the colour of marks by a value. Categories have the colours of a palette, numbers those of a gradient.
    @inlinable nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled(.data(.foreground, value.datum))
    }

    /// Sets the opacity of marks, 0 to 1.
    @inlinable nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        styled(.opacity(min(max(opacity, 0), 1)))
    }

    /// Sets the line style of lines and rules.
    @inlinable nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        styled(.lineStyle(style))
    }

    /// Sets the line style of lines by a category.
    @inlinable nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled(.data(.lineStyle, value.datum))
    }

    /// Sets the shape of lines and areas between their points.
    @inlinable nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled(.interpolation(method))
    }

    /// Sets the corner radius of bars, rectangles and sectors, in points. Negative radii count as zero.
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        styled(.cornerRadius(max(0, radius), style))
    }

    /// Places marks at the same position beside each other, by a category.
    ///
    /// - Parameters:
    ///   - axis: The axis along which they are beside each other; nil for the axis of the position.
    ///   - span: The length that they share; by default that of a bar.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled(.group(MarkStyle.GroupPosition(datum: value.datum, axis: axis, span: span)))
    }

    /// Applies styles such as gradients to the plot as a whole instead of each mark.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.alignsStyleWithPlot = aligns }
    }
}
