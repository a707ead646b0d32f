import SwiftUICore

/// Gives access to the scales and the plot of a chart.
///
/// Positions are in points from the leading top corner of the plot.
///
///     .chartOverlay { proxy in
///         GeometryReader { geometry in
///             if let frame = proxy.plotFrame { let plot = geometry[frame] … }
///         }
///     }
@MainActor public struct ChartProxy {
    let frame: ChartFrame
    let anchor: Anchor<CGRect>?

    init(frame: ChartFrame, anchor: Anchor<CGRect>?) {
        self.frame = frame
        self.anchor = anchor
    }

    private var geometry: PlotGeometry { frame.geometry }

    /// The bounds of the plot; nil where the chart is not yet laid out.
    public var plotFrame: Anchor<CGRect>? { anchor }

    /// The bounds of the visible part of the plot; nil where the chart is not yet laid out.
    public var plotContainerFrame: Anchor<CGRect>? { anchor }

    /// The bounds of the plot. Traps if the chart is not laid out yet; use ``plotFrame``, which is nil then.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let anchor else { preconditionFailure("A chart that is not laid out has no plot area: use plotFrame.") }
        return anchor
    }

    /// The size of the plot, in points.
    public var plotSize: CGSize { geometry.size }

    /// The size of the plot, in points.
    public var plotAreaSize: CGSize { geometry.size }

    // MARK: Positions of values

    /// Returns the position of a value along the x axis; nil if it has none.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x.position(of: value.primitivePlottable._scalar) }

    /// Returns the position of a value along the y axis; nil if it has none.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y.position(of: value.primitivePlottable._scalar) }

    /// Returns the point of two values; nil if one of them has none.
    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the interval of a category along the x axis, or the position of another value; nil if it has none.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(value.primitivePlottable._scalar, geometry.x)
    }

    /// Returns the interval of a category along the y axis, or the position of another value; nil if it has none.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(value.primitivePlottable._scalar, geometry.y)
    }

    private func range(_ scalar: _PlottableScalar, _ scale: PositionScale) -> ClosedRange<CGFloat>? {
        if let band = scale.band(of: scalar), scale.isCategorical { return min(band.lower, band.upper)...max(band.lower, band.upper) }
        return scale.position(of: scalar).map { $0...$0 }
    }

    // MARK: Values at positions

    /// Returns the value at a position along the x axis; nil if it is of another type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.x.value(at: position).flatMap { P(scalar: $0) }
    }

    /// Returns the value at a position along the y axis; nil if it is of another type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.y.value(at: position).flatMap { P(scalar: $0) }
    }

    /// Returns the values at a point; nil if they are of other types.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// Returns the value at an angle of a pie, clockwise from the top: the sum of the angles before it.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        angleScalar(angle).flatMap { P(scalar: $0) }
    }

    /// Returns the angle from the top, clockwise, of a point of the plot.
    public func angle(at position: CGPoint) -> Angle {
        let turn = atan2(position.x - geometry.size.width / 2, geometry.size.height / 2 - position.y)
        return .radians(turn < 0 ? turn + 2 * .pi : turn)
    }

    private func angleScalar(_ angle: Angle) -> _PlottableScalar? {
        guard geometry.angleTotal > 0, angle.radians.isFinite else { return nil }
        let part = angle.radians / (2 * .pi)
        return .number((part - part.rounded(.down)) * geometry.angleTotal)
    }

    /// Returns the domain of the x axis: its bounds, or its categories.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(geometry.x) }

    /// Returns the domain of the y axis: its bounds, or its categories.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(geometry.y) }

    private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
        switch scale.domain {
        case .categories(let names): names.compactMap { P(scalar: .category($0)) }
        case .continuous(let first, let last): [first, last].compactMap { P(scalar: scale.kind == .date ? .date($0) : .number($0)) }
        }
    }

    /// Returns the style of a category; nil if the chart has no such category.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        frame.model.foregrounds.style(of: value.primitivePlottable._scalar)
    }

    /// Returns the area of the symbol of a value, in square points; nil if the chart has no sizes by data.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        guard frame.model.symbolSizes.isUsed else { return nil }
        var style = MarkStyle()
        style.symbolSize = .data(LabeledDatum(.verbatim(""), value))
        let size = frame.model.symbolSize(of: SharedMarkStyle(style))
        return size.width * size.height
    }

    /// Returns the line style of a category; nil if the chart has no such category.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        frame.model.lineStyles.style(of: value.primitivePlottable._scalar)
    }

    // MARK: Selection

    /// Selects the value at a position along the x axis.
    public func selectXValue(at position: CGFloat) { selection.x?.set(geometry.x.value(at: position)) }

    /// Selects the value at a position along the y axis.
    public func selectYValue(at position: CGFloat) { selection.y?.set(geometry.y.value(at: position)) }

    /// Selects the value at an angle of a pie, clockwise from the top.
    public func selectAngleValue(at angle: Angle) { selection.angle?.set(angleScalar(angle)) }

    /// Selects the values between two positions along the x axis.
    public func selectXRange(from: CGFloat, to: CGFloat) { selection.xRange?.set(ends(from, to, geometry.x)) }

    /// Selects the values between two positions along the y axis.
    public func selectYRange(from: CGFloat, to: CGFloat) { selection.yRange?.set(ends(from, to, geometry.y)) }

    private var selection: ChartSelection { frame.model.options.selection }

    private func ends(_ from: CGFloat, _ to: CGFloat, _ scale: PositionScale) -> (_PlottableScalar, _PlottableScalar)? {
        let (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
        guard let first = scale.value(at: min(max(from, low), high)), let second = scale.value(at: min(max(to, low), high)) else { return nil }
        return (first, second)
    }

    /// Selects the values at a point of the plot. A point outside of a pie clears the selection.
    func select(at point: CGPoint) {
        guard geometry.bounds.contains(point) else { return deselect() }
        selectXValue(at: point.x)
        selectYValue(at: point.y)
        guard selection.angle != nil else { return }
        let distance = hypot(point.x - geometry.bounds.midX, point.y - geometry.bounds.midY)
        let reach = zip(frame.model.marks, geometry.shapes).filter { $0.0.kind == .sector && !$0.1.isHiddenShape }.map(\.1.w).max() ?? 0
        if distance <= reach { selectAngleValue(at: angle(at: point)) } else { selection.angle?.set(nil) }
    }

    /// Clears the selection.
    func deselect() {
        selection.x?.set(nil)
        selection.y?.set(nil)
        selection.angle?.set(nil)
        selection.xRange?.set(nil)
        selection.yRange?.set(nil)
    }
}
