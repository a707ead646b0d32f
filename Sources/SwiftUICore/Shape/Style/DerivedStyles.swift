import CoreGraphics

extension ShapeStyle {
    /// The style with its opacity multiplied.
    public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    /// The style with a shadow added to what it draws.
    public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: self, shadow: style)
    }

    /// The style combined in a way with what is behind it.
    public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendModeShapeStyle(base: self, mode: mode)
    }

    /// The style with gradients spread over a rectangle of the shape's space instead of the shape.
    public nonisolated func `in`(_ rect: CGRect) -> some ShapeStyle {
        AnchoredShapeStyle(base: self, bounds: rect)
    }
}

struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    var base: Base
    var opacity: Double

    nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        // A layer in front of something fades as a whole.
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
