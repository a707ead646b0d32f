import CoreGraphics

/// A vector type that can be the animatable data of a type: its values can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by a factor.
    mutating func scale(by rhs: Double)

    /// The dot product of this value with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns a copy with each component multiplied by a factor.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves this value towards another: an amount of 0 leaves it unchanged, 1 sets it to the other value. Other amounts extrapolate.
    public mutating func interpolate(towards other: Self, amount: Double) {
        var difference = other
        difference -= self
        difference.scale(by: amount)
        self += difference
    }

    /// Returns this value moved towards another: an amount of 0 gives this value, 1 the other one. Other amounts extrapolate.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

/// The factor by which the animatable data of angles and unit points is larger than the value, so that a difference at the
/// threshold where an animation ends is not visible in them.
package let unitAnimationScale: CGFloat = 128

extension Float: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by a factor.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a type without animatable properties.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// Creates the only value.
    public init() {}

    /// The only value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// The only value.
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// The only value.
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Does nothing: there are no components.
    public mutating func scale(by rhs: Double) { _ = rhs }

    /// Zero.
    public var magnitudeSquared: Double { 0 }
}
