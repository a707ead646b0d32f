import CoreGraphics

/// A modifier that applies a colour matrix to its content.
protocol ColorMatrixEffect: RasterEffect {
    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix
}

extension ColorMatrixEffect {
    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void
    ) {
        let matrix = matrix(in: environment)
        if matrix.isIdentity {
            content(&list)
        } else {
            list.group(.colorMatrix(matrix), content)
        }
    }
}

/// An effect that brightens a view.
@frozen public struct _BrightnessEffect: Sendable, Equatable {
    /// The value added to each component: 0 has no effect, 1 makes everything white.
    public var amount: Double

    /// Creates an effect with an amount.
    @inlinable nonisolated public init(amount: Double) {
        self.amount = amount
    }
}

extension _BrightnessEffect: Animatable {
    /// The amount.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension _BrightnessEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .brightness(amount) }
}

/// An effect that changes the contrast of a view.
@frozen public struct _ContrastEffect: Sendable, Equatable {
    /// The factor by which components are moved from the middle: 1 has no effect, 0 makes everything gray.
    public var amount: Double

    /// Creates an effect with an amount.
    @inlinable nonisolated public init(amount: Double) {
        self.amount = amount
    }
}

extension _ContrastEffect: Animatable {
    /// The amount.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension _ContrastEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .contrast(amount) }
}

/// An effect that changes the saturation of a view.
@frozen public struct _SaturationEffect: Sendable, Equatable {
    /// The factor of the saturation: 1 has no effect, 0 makes everything gray.
    public var amount: Double

    /// Creates an effect with an amount.
    @inlinable nonisolated public init(amount: Double) {
        self.amount = amount
    }
}

extension _SaturationEffect: Animatable {
    /// The amount.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension _SaturationEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .saturation(amount) }
}

/// An effect that desaturates a view.
@frozen public struct _GrayscaleEffect: Sendable, Equatable {
    /// The degree: 0 has no effect, 1 leaves only shades of gray.
    public var amount: Double

    /// Creates an effect with an amount.
    @inlinable nonisolated public init(amount: Double) {
        self.amount = amount
    }
}

extension _GrayscaleEffect: Animatable {
    /// The amount.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension _GrayscaleEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .grayscale(amount) }
}

/// An effect that rotates the hues of a view.
@frozen public struct _HueRotationEffect: Sendable, Equatable {
    /// The angle of the rotation.
    public var angle: Angle

    /// Creates an effect with an angle.
    @inlinable nonisolated public init(angle: Angle) {
        self.angle = angle
    }
}

extension _HueRotationEffect: Animatable {
    /// The animatable data of the angle.
    public var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}

extension _HueRotationEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .hueRotation(angle) }
}

/// An effect that inverts the colours of a view.
@frozen public struct _ColorInvertEffect: Sendable, Equatable {
    /// Creates the effect.
    @inlinable nonisolated public init() {}
}

extension _ColorInvertEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .inversion }
}

/// An effect that multiplies the colours of a view by a colour.
@frozen public struct _ColorMultiplyEffect: Sendable, Equatable {
    /// The colour.
    public var color: Color

    /// Creates an effect with a colour.
    @inlinable nonisolated public init(color: Color) {
        self.color = color
    }
}

extension _ColorMultiplyEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix {
        .multiplication(by: color.resolve(in: environment))
    }
}

/// An effect that makes a view black, with its luminance as opacity.
@frozen public struct _LuminanceToAlphaEffect: Sendable, Equatable {
    /// Creates the effect.
    @inlinable nonisolated public init() {}
}

extension _LuminanceToAlphaEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .luminanceToAlpha }
}

extension View {
    /// Adds to the brightness of the view: 0 has no effect, 1 makes it white, -1 black. Values that are not finite count as 0.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(_BrightnessEffect(amount: amount))
    }

    /// Changes the contrast of the view: 1 has no effect, 0 makes it gray, negative amounts invert it. Values that are not finite count
    /// as 1.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(_ContrastEffect(amount: amount))
    }

    /// Changes the saturation of the view: 1 has no effect, 0 makes it gray. Values that are not finite count as 1.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(_SaturationEffect(amount: amount))
    }

    /// Desaturates the view: 0 has no effect, 1 leaves only shades of gray. Values that are not finite count as 0.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(_GrayscaleEffect(amount: amount))
    }

    /// Rotates the hues of the view by an angle, preserving luminance. An angle that is not finite has no effect.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(_HueRotationEffect(angle: angle))
    }

    /// Inverts the colours of the view.
    nonisolated public func colorInvert() -> some View {
        modifier(_ColorInvertEffect())
    }

    /// Multiplies each component of the view's colours, including the opacity, by that of a colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorMultiplyEffect(color: color))
    }

    /// Makes the view black, with its luminance as opacity.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(_LuminanceToAlphaEffect())
    }
}

extension ColorMatrix {
    /// Rotates colours about the gray axis, preserving luminance.
    package static func hueRotation(_ angle: Angle) -> ColorMatrix { hueRotation(radians: angle.radians) }
}
