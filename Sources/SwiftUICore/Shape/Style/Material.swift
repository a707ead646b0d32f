import CoreGraphics

/// A translucent layer: what lies behind shows through, blurred and tinted.
///
/// In PDF and SVG files, and in front of nothing, only the tint is drawn.
public struct Material: Sendable, Hashable {
    private enum Thickness: Hashable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    private let thickness: Thickness

    /// A material through which much is seen.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A material that is more translucent than opaque.
    public static let thin = Material(thickness: .thin)
    /// A material that is somewhat translucent.
    public static let regular = Material(thickness: .regular)
    /// A material that is more opaque than translucent.
    public static let thick = Material(thickness: .thick)
    /// A material that is nearly opaque.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of the system's bars.
    public static let bar = Material(thickness: .bar)

    /// How much of the tint there is.
    private var tintOpacity: Float {
        switch thickness {
        case .ultraThin: 0.44
        case .thin: 0.6
        case .regular: 0.74
        case .bar: 0.8
        case .thick: 0.86
        case .ultraThick: 0.94
        }
    }
}

extension Material: ShapeStyle {
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let isDark = shape.context.color.scheme == .dark
        let gray: Float = isDark ? 0.145 : 0.965
        shape.paint(.color(Color.Resolved(red: gray, green: gray, blue: gray, opacity: tintOpacity)))
        shape.answer.backdrop = BackdropFilter(sigma: 20, saturation: isDark ? 1.6 : 1.8)
    }
}

extension ShapeStyle where Self == Material {
    /// A material through which much is seen.
    public nonisolated static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public nonisolated static var thinMaterial: Material { .thin }
    /// A material that is somewhat translucent.
    public nonisolated static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public nonisolated static var thickMaterial: Material { .thick }
    /// A material that is nearly opaque.
    public nonisolated static var ultraThickMaterial: Material { .ultraThick }
    /// The material of the system's bars.
    public nonisolated static var bar: Material { .bar }
}

/// What is done to what lies behind, where a material is in front of it.
package struct BackdropFilter: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat
    /// How much stronger colours become.
    package var saturation: Double
    /// How much of the layer is seen.
    package var opacity: Double = 1

    package init(sigma: CGFloat, saturation: Double) {
        self.sigma = sigma
        self.saturation = saturation
    }
}
