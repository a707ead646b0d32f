import CoreGraphics

/// The surface of a glass effect: the blurred content behind it, brightened and tinted.
struct GlassStyle: ShapeStyle, Hashable {
    var glass: Glass
    var isHighlighted = false

    nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let isDark = shape.context.color.scheme == .dark
        let gray: Float = isDark ? 0.16 : 1
        var opacity: Float = glass.isClear ? 0.1 : isDark ? 0.5 : 0.56
        if isHighlighted { opacity = min(1, opacity + 0.12) }
        var paint = Color.Resolved(red: gray, green: gray, blue: gray, opacity: opacity)
        if let tint = glass.tintColor {
            paint = tint.resolve(in: shape.context.color)
            paint.opacity *= isHighlighted ? 0.85 : 0.72
        }
        shape.paint(.color(paint))
        shape.answer.backdrop = BackdropFilter(sigma: glass.isClear ? 3 : 12, saturation: isDark ? 1.5 : 1.7)
    }
}

/// The light along the rim of a glass effect, brightest at the top left and the bottom right.
struct GlassRim: View {
    var shape: AnyShape
    @Environment(\.colorScheme) private var scheme

    init(shape: AnyShape) {
        self.shape = shape
    }

    var body: some View {
        let strength = scheme == .dark ? 0.35 : 0.9
        let light = [strength, strength * 0.15, strength * 0.05, strength * 0.6].map { Color.white.opacity($0) }
        // A stroke of 2 points whose outer half is clipped away.
        shape
            .stroke(LinearGradient(colors: light, startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 2)
            .clipShape(shape)
    }
}
