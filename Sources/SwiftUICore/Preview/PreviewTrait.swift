import CoreGraphics

/// What the macro `#Preview` makes. Only its traits are of use to programs.
public struct Preview {
    /// Stands for the traits of previews of views.
    public enum ViewTraits {}
}

/// How a preview of `#Preview` is shown.
public struct PreviewTrait<T>: Sendable {
    /// The size, where the trait is about it.
    package var layout: PreviewLayout?
    /// How the device is held, where the trait is about it.
    package var orientation: InterfaceOrientation?
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(layout: .device) }
    /// The size of the view.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(layout: .sizeThatFits) }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }

    /// Held upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(orientation: .portrait) }
    /// Held upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(orientation: .portraitUpsideDown) }
    /// Held with the top to the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(orientation: .landscapeLeft) }
    /// Held with the top to the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(orientation: .landscapeRight) }
}
