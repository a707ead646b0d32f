import CoreGraphics

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor.
    public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    /// Returns the style with a shadow added. Each further call adds another shadow.
    public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: self, shadow: style)
    }

    /// Returns the style with a blend mode, which composites the result with the content behind it.
    public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendModeShapeStyle(base: self, mode: mode)
    }

    /// Returns the style with its gradients laid out in a rectangle of the shape's coordinate space instead of the shape's
    /// bounds.
    public nonisolated func `in`(_ rect: CGRect) -> some ShapeStyle {
        AnchoredShapeStyle(base: self, bounds: rect)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The current foreground style with its opacity multiplied by a factor.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// The current foreground style with a shadow added:
    ///
    ///     Text("Sale").foregroundStyle(.shadow(.inner(radius: 1)))
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

    /// The current foreground style with a blend mode.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    var base: Base
    var opacity: Double

    nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        // A backdrop (material) fades as a whole, with its blur.
        if shape.answer.backdrop != nil {
            shape.answer.backdrop?.opacity *= opacity
        } else {
            shape.answer.paint = shape.answer.paint.multiplyingOpacity(by: opacity)
        }
    }
}

struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    var base: Base
    var shadow: ShadowStyle

    nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        shape.answer.shadows.append(shadow.resolve(in: shape.context.color))
    }
}

struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    var base: Base
    var mode: BlendMode

    nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        shape.answer.blendMode = mode
    }
}

struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
    var base: Base
    var bounds: CGRect

    nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let saved = shape.bounds
        shape.bounds = bounds
        base._apply(to: &shape)
        shape.bounds = saved
    }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}
extension ShadowShapeStyle: Equatable where Base: Equatable {}
extension BlendModeShapeStyle: Equatable where Base: Equatable {}
extension AnchoredShapeStyle: Equatable where Base: Equatable {}
