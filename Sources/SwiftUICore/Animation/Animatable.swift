import CoreGraphics

/// A type that can be animated: it exposes the data that animations interpolate.
///
///     struct Wedge: Shape {
///         var angle: Double
///         var animatableData: Double {
///             get { angle }
///             set { angle = newValue }
///         }
///         func path(in rect: CGRect) -> Path { … }
///     }
public protocol Animatable {
    /// The type of the interpolated data.
    associatedtype AnimatableData: VectorArithmetic

    /// The interpolated data. Setting it updates the value to an intermediate state.
    var animatableData: AnimatableData { get set }
}

extension Animatable {
    /// Whether the type has animatable data of its own.
    nonisolated static var hasAnimatableData: Bool { AnimatableData.self != EmptyAnimatableData.self }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data: nothing is animated.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set { _ = newValue }
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Float: Animatable {}
extension Double: Animatable {}
extension CGFloat: Animatable {}
extension EmptyAnimatableData: Animatable {
    /// The value itself.
    public var animatableData: EmptyAnimatableData {
        get { self }
        set { self = newValue }
    }
}
extension AnimatablePair: Animatable {}

extension CGPoint: Animatable {
    /// The x and y coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The width and the height.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The origin and the size.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

/// A modifier whose body is evaluated with interpolated data.
@available(*, deprecated, message: "use Animatable directly")
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
