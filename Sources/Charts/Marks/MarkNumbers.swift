import SwiftUICore

/// The kind of a mark and the numbers or dates of its positions. It has no references, so that a pass over many marks need not count any.
struct MarkNumbers {
    let kind: Mark.Kind
    /// Whether the mark has no positions, series and lengths beside the numbers.
    let isComplete: Bool
    // Not vectors, whose alignment would make marks larger.
    private let x: Double
    private let xEnd: Double
    private let y: Double
    private let yEnd: Double

    init(kind: Mark.Kind, isComplete: Bool, horizontal: SIMD2<Double>, vertical: SIMD2<Double>) {
        self.kind = kind
        self.isComplete = isComplete
        (x, xEnd, y, yEnd) = (horizontal.x, horizontal.y, vertical.x, vertical.y)
    }

    /// The numbers or dates `x` and `xEnd`; NaN for other positions and for none, and for both ends of an interval if one of them is not finite.
    var horizontal: SIMD2<Double> { SIMD2(x, xEnd) }
    /// The numbers or dates `y` and `yEnd`.
    var vertical: SIMD2<Double> { SIMD2(y, yEnd) }

    /// Both numbers along an axis, which may be NaN.
    func values(along axis: Axis) -> SIMD2<Double> { axis == .horizontal ? horizontal : vertical }

    /// The finite numbers or dates between which the mark is along an axis; nil without an end, and for categories, intervals and positions in
    /// points.
    func interval(along axis: Axis) -> SIMD2<Double>? {
        let interval = values(along: axis)
        return interval.x.isFinite && interval.y.isFinite ? interval : nil
    }

    /// The finite number or date at which the mark is along an axis; nil for categories, intervals and positions in points.
    func number(along axis: Axis) -> Double? {
        let interval = values(along: axis)
        return interval.x.isFinite && interval.y.isNaN ? interval.x : nil
    }
}
