import CoreGraphics

/// A modifier that changes every colour of its content in the same way.
protocol ColorMatrixEffect: PictureEffect {
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

/// Makes a view brighter.
@frozen public struct _BrightnessEffect: Sendable, Equatable {
    /// How much every component is raised: 0 changes nothing, 1 gives white.
    public var amount: Double

    /// An effect of the given strength.
    @inlinable nonisolated public init(amount: Double) {
        self.amount = amount
    }
}

extension _BrightnessEffect: Animatable {
    /// The strength.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension _BrightnessEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .brightness(amount) }
}

/// Changes the contrast of a view.
@frozen public struct _ContrastEffect: Sendable, Equatable {
    /// How far components move from the middle: 1 changes nothing, 0 gives gray.
    public var amount: Double

    /// An effect of the given strength.
    @inlinable nonisolated public init(amount: Double) {
        self.amount = amount
    }
}

extension _ContrastEffect: Animatable {
    /// The strength.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension _ContrastEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .contrast(amount) }
}

/// Changes how strong the colours of a view are.
@frozen public struct _SaturationEffect: Sendable, Equatable {
    /// How far colours are from gray: 1 changes nothing, 0 gives grays.
    public var amount: Double

    /// An effect of the given strength.
    @inlinable nonisolated public init(amount: Double) {
        self.amount = amount
    }
}

extension _SaturationEffect: Animatable {
    /// The strength.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension _SaturationEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .saturation(amount) }
}

/// Takes the colours of a view towards gray.
@frozen public struct _GrayscaleEffect: Sendable, Equatable {
    /// How far: 0 changes nothing, 1 gives grays.
    public var amount: Double

    /// An effect of the given strength.
    @inlinable nonisolated public init(amount: Double) {
        self.amount = amount
    }
}

extension _GrayscaleEffect: Animatable {
    /// The strength.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

extension _GrayscaleEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .grayscale(amount) }
}

/// Turns the colours of a view around the circle of hues.
@frozen public struct _HueRotationEffect: Sendable, Equatable {
    /// How far the colours are turned.
    public var angle: Angle

    /// An effect of the given strength.
    @inlinable nonisolated public init(angle: Angle) {
        self.angle = angle
    }
}

extension _HueRotationEffect: Animatable {
    /// The strength.
    public var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}

extension _HueRotationEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .hueRotation(angle) }
}

/// Inverts the colours of a view.
@frozen public struct _ColorInvertEffect: Sendable, Equatable {
    /// The effect.
    @inlinable nonisolated public init() {}
}

extension _ColorInvertEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .inversion }
}

/// Multiplies the colours of a view by a colour.
@frozen public struct _ColorMultiplyEffect: Sendable, Equatable {
    /// The colour.
    public var color: Color

    /// An effect with the given colour.
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

/// Makes a view black, as opaque as it was bright.
@frozen public struct _LuminanceToAlphaEffect: Sendable, Equatable {
    /// The effect.
    @inlinable nonisolated public init() {}
}

extension _LuminanceToAlphaEffect: ColorMatrixEffect {
    public typealias Body = Never

    nonisolated func matrix(in environment: EnvironmentValues) -> ColorMatrix { .luminanceToAlpha }
}

extension View {
    /// Makes the view brighter: 0 changes nothing, 1 gives white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(_BrightnessEffect(amount: amount))
    }

    /// Changes the contrast of the view: 1 changes nothing, 0 gives gray, negative amounts invert.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(_ContrastEffect(amount: amount))
    }

    /// Changes how strong the colours of the view are: 1 changes nothing, 0 gives grays.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(_SaturationEffect(amount: amount))
    }

    /// Takes the colours of the view towards gray: 0 changes nothing, 1 gives grays.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(_GrayscaleEffect(amount: amount))
    }

    /// Turns the colours of the view around the circle of hues.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(_HueRotationEffect(angle: angle))
    }

    /// Inverts the colours of the view.
    nonisolated public func colorInvert() -> some View {
        modifier(_ColorInvertEffect())
    }

    /// Multiplies the colours of the view by a colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorMultiplyEffect(color: color))
    }

    /// Makes the view black, as opaque as it was bright.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(_LuminanceToAlphaEffect())
    }
}
