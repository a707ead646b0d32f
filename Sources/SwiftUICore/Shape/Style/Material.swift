import CoreGraphics

/// A translucent layer through which the blurred and tinted content behind it is visible.
///
/// PDF and SVG files, in which nothing is blurred, show the tint only, more opaque.
public struct Material: Sendable, Hashable {
    private enum Thickness: Hashable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    private let thickness: Thickness
    private var activity: MaterialActiveAppearance?
    /// The tint, if it is not the gray of the thickness.
    private var tint: Color?

    /// The most translucent material.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A material that is more translucent than opaque.
    public static let thin = Material(thickness: .thin)
    /// A moderately translucent material.
    public static let regular = Material(thickness: .regular)
    /// A material that is more opaque than translucent.
    public static let thick = Material(thickness: .thick)
    /// A nearly opaque material.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of system bars, such as toolbars.
    public static let bar = Material(thickness: .bar)

    private init(thickness: Thickness) {
        self.thickness = thickness
    }

    /// Returns the material with a fixed appearance, regardless of the environment.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
        var material = self
        material.activity = appearance
        return material
    }

    /// Creates a material that covers the blurred content with a translucent color.
    package init(tint: Color) {
        self.init(thickness: .bar)
        self.tint = tint
    }

    /// The opacity of the gray.
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
    /// Paints with the tint of the material, over a blurred backdrop.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let isDark = shape.context.color.scheme == .dark
        let gray: Float = isDark ? 0.145 : 0.965
        let color = tint?.resolve(in: shape.context.environment) ?? Color.Resolved(red: gray, green: gray, blue: gray, opacity: tintOpacity)
        guard (activity ?? shape.context.environment.materialActiveAppearance).isActive(in: shape.context.environment) else {
            // An inactive material is opaque.
            shape.paint(.color(Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: 1)))
            return
        }
        shape.paint(.color(color))
        shape.answer.backdrop = BackdropFilter(sigma: 20, saturation: isDark ? 1.6 : 1.8)
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public nonisolated static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public nonisolated static var thinMaterial: Material { .thin }
    /// A moderately translucent material.
    public nonisolated static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public nonisolated static var thickMaterial: Material { .thick }
    /// A nearly opaque material.
    public nonisolated static var ultraThickMaterial: Material { .ultraThick }
    /// The material of system bars, such as toolbars.
    public nonisolated static var bar: Material { .bar }
}

/// Whether materials look as in an active window: translucent. In an inactive one they are opaque.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, active, inactive, matchWindow }
    private let kind: Kind

    /// The appearance of the material's place: active here.
    public static let automatic = MaterialActiveAppearance(kind: .automatic)
    /// Always that of an active window.
    public static let active = MaterialActiveAppearance(kind: .active)
    /// Always that of an inactive window.
    public static let inactive = MaterialActiveAppearance(kind: .inactive)
    /// That of the window, which is active while its scene is.
    public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)

    fileprivate func isActive(in environment: EnvironmentValues) -> Bool {
        switch kind {
        case .automatic, .active: true
        case .inactive: false
        case .matchWindow: environment.scenePhase == .active
        }
    }
}

extension EnvironmentValues {
    /// Whether materials look as in an active window.
    @Entry public var materialActiveAppearance: MaterialActiveAppearance = .automatic
}

extension View {
    /// Sets whether materials in the view look as in an active window.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}

extension EnvironmentValues {
    /// The material behind the view; nil if `background(_:ignoresSafeAreaEdges:)` or `background(_:in:fillStyle:)` has not put one there.
    @Entry public var backgroundMaterial: Material? = nil
}
