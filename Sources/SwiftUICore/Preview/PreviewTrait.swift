import CoreGraphics

/// The result of the macro `#Preview`. Programs use only its traits.
public struct Preview {
    /// The type parameter of the traits of view previews.
    public enum ViewTraits {}
}

/// A trait of a preview made with `#Preview`.
public struct PreviewTrait<T>: Sendable {
    /// The size; nil if the trait does not set it.
    package var layout: PreviewLayout?
    /// The orientation of the device; nil if the trait does not set it.
    package var orientation: InterfaceOrientation?
    /// Applies the trait's modifier; nil if the trait has none.
    package var modify: (@MainActor (AnyView) -> AnyView)?
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device's screen.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(layout: .device) }
    /// The size of the view.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(layout: .sizeThatFits) }
    /// A fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }

    /// Portrait orientation.
    public static var portrait: PreviewTrait<T> { PreviewTrait(orientation: .portrait) }
    /// Portrait orientation, upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(orientation: .portraitUpsideDown) }
    /// Landscape orientation with the top of the device to the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(orientation: .landscapeLeft) }
    /// Landscape orientation with the top of the device to the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(orientation: .landscapeRight) }

    /// A modifier of the preview. Modifiers are applied in the order of the traits, the first one innermost.
    @MainActor @preconcurrency public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(modify: { AnyView(ModifiedPreview(modifier: modifier, content: $0)) })
    }
}
