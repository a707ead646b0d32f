import CoreGraphics

/// A sector of a pie or donut chart. Its angle is proportional to its fraction of the sum of all sectors.
///
///     SectorMark(angle: .value("Share", product.share), innerRadius: .ratio(0.6), angularInset: 1)
///         .foregroundStyle(by: .value("Product", product.name))
nonisolated public struct SectorMark: SingleMarkContent {
    public typealias Body = Never
    @usableFromInline let mark: Mark

    /// Creates a sector. Values that are negative or not finite have no angle.
    ///
    /// - Parameters:
    ///   - angle: The value to which the angle is proportional, or an interval of such values.
    ///   - innerRadius: The distance of the inner edge from the centre, also as a ratio of the outer radius or an inset from it; zero by default.
    ///   - outerRadius: The distance of the outer edge from the centre, also as a ratio of the plot's radius or an inset from it; by default the
    ///     plot's radius.
    ///   - angularInset: The gap at both straight edges, in points.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark = Mark(angle: angle.datum, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
    }
}
