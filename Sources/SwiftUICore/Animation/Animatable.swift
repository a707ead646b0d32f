import CoreGraphics

/// A type whose properties can be animated: it names the data that an animation interpolates.
public protocol Animatable {
    /// The type of the data to animate.
    associatedtype AnimatableData: VectorArithmetic

    /// The data to animate.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing to animate.
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
    /// The horizontal and the vertical coordinate.
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

/// A modifier whose body is computed from animated data.
@available(*, deprecated, message: "use Animatable directly")
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
