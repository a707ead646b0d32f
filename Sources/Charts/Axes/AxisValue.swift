/// A value at which an axis has marks.
public struct AxisValue {
    let scalar: _PlottableScalar
    /// The index of the value among those of the axis, from 0.
    public let index: Int
    /// The number of values of the axis.
    public let count: Int

    /// Returns the value as a type; nil if it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(scalar: scalar) }
}
