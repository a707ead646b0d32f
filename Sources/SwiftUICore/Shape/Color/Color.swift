import CoreGraphics
import Foundation
import os

/// A colour that is resolved in the environment in which it is drawn, and a view that fills its frame with that colour.
public struct Color: Hashable, Sendable {
    // Indirect cases keep colours, of which views and styles hold many, at 17 bytes.
    package enum Source: Hashable, Sendable {
        case components(Resolved)
        case system(SystemColor)
        case accent
        case coreGraphics(CGColor)
        /// A colour of an asset catalogue.
        indirect case named(String, Bundle?)
        /// A pair of colours for the light and the dark colour scheme.
        indirect case dynamic(light: Resolved, dark: Resolved)
        /// A style of the program, which gives a colour in each environment.
        indirect case custom(CustomColor)
        indirect case opacity(Source, Double)
        indirect case mix(Source, Source, fraction: Double, space: Gradient.ColorSpace)
    }

    package var source: Source

    package init(source: Source) {
        self.source = source
    }

    package init(system: SystemColor) {
        source = .system(system)
    }

    /// The colour space of red, green and blue components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The sRGB colour space, with gamma-encoded components.
        case sRGB
        /// The sRGB colour space with linear components, proportional to light intensity.
        case sRGBLinear
        /// The wide-gamut Display P3 colour space.
        case displayP3
    }

    /// Creates a colour from red, green and blue. Components outside 0...1 lie outside the gamut of the colour space and are
    /// kept.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Creates a gray from its brightness, 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates an sRGB colour from hue, saturation and brightness.
    ///
    /// The hue is a fraction of a full turn, from red (0) through green (1/3) and blue (2/3); values outside 0...1 wrap around.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            // The distance of the hue from the component's own hue, in sixths of a turn.
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let sixth = position < 0 ? position + 6 : position
            return brightness - brightness * saturation * max(0, min(sixth, 4 - sixth, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a colour from a Core Graphics colour.
    public init(cgColor: CGColor) {
        source = .coreGraphics(cgColor)
    }

    /// Creates a colour from a Core Graphics colour.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) {
        source = .coreGraphics(cgColor)
    }

    /// Creates a colour from a colour set of an asset catalogue.
    ///
    /// A missing colour is drawn clear and reported once on standard error.
    ///
    /// - Parameters:
    ///   - name: The name of the colour set.
    ///   - bundle: The bundle that contains the catalogue; nil for the main bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
    }

    /// Creates a colour from a style of the program that gives a colour in each environment, such as the colour of a theme. A colour is
    /// taken as it is.
    ///
    ///     struct Brand: ShapeStyle, Hashable {
    ///         func resolve(in environment: EnvironmentValues) -> Color.Resolved { environment.theme.brand.resolve(in: environment) }
    ///     }
    ///     let border = Color(Brand()).opacity(0.5)
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        source = (color as? Color)?.source ?? .custom(CustomColor(color))
    }

    /// Creates a colour that has the same components in every environment.
    @_disfavoredOverload
    public init(_ resolved: Resolved) {
        source = .components(resolved)
    }
}

// MARK: - Derived colours

extension Color {
    /// Returns the colour with its opacity multiplied by a factor.
    public func opacity(_ opacity: Double) -> Color {
        Color(source: .opacity(source, opacity))
    }

    /// Returns a mix of two colours. A fraction of 0 is this colour, 1 is `rhs`; the fraction is limited to 0...1 and NaN counts
    /// as 0.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mix(source, rhs.source, fraction: fraction, space: colorSpace))
    }

    /// The standard gradient of the colour: lighter at the top or, for a colour that is already light, darker at the bottom.
    public var gradient: AnyGradient { AnyGradient(standardGradientOf: self) }

    /// The Core Graphics colour, or nil if the colour depends on the environment.
    public var cgColor: CGColor? {
        switch source {
        case .components(let resolved): resolved.cgColor
        case .coreGraphics(let color): color
        case .system(.black), .system(.white), .system(.clear):
            Self.resolve(source, in: ColorContext()).cgColor
        case .opacity(let base, let opacity):
            Color(source: base).cgColor.flatMap { $0.copy(alpha: $0.alpha * CGFloat(opacity)) }
        case .system, .accent, .mix, .named, .dynamic, .custom: nil
        }
    }
}

// MARK: - Resolution

/// A style of the program that gives a colour in each environment.
package struct CustomColor: Hashable, Sendable {
    // A style is sendable, which `AnyHashable` does not say.
    private nonisolated(unsafe) let style: AnyHashable
    fileprivate let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    fileprivate init<Style: Hashable & ShapeStyle>(_ style: Style) where Style.Resolved == Color.Resolved {
        self.style = AnyHashable(style)
        resolve = { style.resolve(in: $0) }
    }

    package static func == (left: CustomColor, right: CustomColor) -> Bool { left.style == right.style }
    package func hash(into hasher: inout Hasher) { hasher.combine(style) }
    fileprivate var description: String { String(describing: style.base) }
}

/// The context that determines the components of a colour.
package struct ColorContext: Sendable {
    package var scheme: ColorScheme
    package var palette: SystemPalette
    /// The accent colour; nil for the platform's.
    package var accent: Color?
    /// The environment in which styles of the program are resolved; nil for the standard one.
    package var environment: EnvironmentValues?
    /// Whether the background is as strong as that of an emphasised row, on which the colours of labels are white.
    package var isOnStrongBackground = false
    /// Whether the colours are on a sheet or another surface in front of the window's content.
    package var isElevated = false

    package init(scheme: ColorScheme = .light, palette: SystemPalette = .iOS, accent: Color? = nil) {
        self.scheme = scheme
        self.palette = palette
        self.accent = accent
    }

    /// Returns the components of a system colour; clear if the platform does not define it.
    func color(_ name: SystemColor) -> Color.Resolved {
        if isOnStrongBackground, let opacity = name.opacityOnStrongBackground { return .white.multiplyingOpacity(by: opacity) }
        return palette.color(name, in: scheme, isElevated: isElevated)
    }
}

extension SystemColor {
    /// The opacity of white that stands for the colour of a label on a strong background; nil for other colours. AppKit's label colours for the
    /// dark appearance, but with an opaque first level, as `alternateSelectedControlTextColor` is.
    fileprivate var opacityOnStrongBackground: Double? {
        switch self {
        case .primary: 1
        case .secondary: 0.55
        case .tertiary, .placeholder: 0.25
        case .quaternary: 0.1
        case .quinary: 0.05
        default: nil
        }
    }
}

extension Color {
    package func resolve(in context: ColorContext) -> Color.Resolved {
        Self.resolve(source, in: context)
    }

    private static func resolve(_ source: Source, in context: ColorContext) -> Color.Resolved {
        switch source {
        case .components(let resolved):
            return resolved
        case .system(let name):
            return context.color(name)
        case .accent:
            var outer = context
            outer.accent = nil
            return resolve((context.accent ?? ResourceLookup.accentColor)?.source ?? .system(.accent), in: outer)
        case .coreGraphics(let color):
            return Resolved(color)
        case .named(let name, let bundle):
            if let color = ResourceLookup.color(named: name, in: bundle, isDark: context.scheme == .dark) { return color }
            RuntimeWarnings.report("No color named '\(name)' found in asset catalog for \(bundle.map { $0.bundlePath } ?? "main bundle")")
            return .clear
        case .dynamic(let light, let dark):
            return context.scheme == .dark ? dark : light
        case .custom(let color):
            return color.resolve(context.environment ?? EnvironmentValues())
        case .opacity(let base, let opacity):
            return resolve(base, in: context).multiplyingOpacity(by: opacity)
        case .mix(let first, let second, let fraction, let space):
            return resolve(first, in: context).mixed(with: resolve(second, in: context), by: fraction, in: space.interpolation)
        }
    }
}

// MARK: - Description

extension Color: CustomStringConvertible {
    /// The name of a system colour, "#RRGGBBAA" for components, or a percentage of opacity followed by the colour it applies to.
    public var description: String { Self.description(of: source) }

    private static func description(of source: Source) -> String {
        switch source {
        case .components(let resolved): return resolved.description
        case .system(let name): return name.rawValue
        case .accent: return "accentColor"
        case .coreGraphics(let color): return Resolved(color).description
        case .named(let name, _): return "NamedColor(name: \"\(name)\")"
        case .dynamic(let light, _): return light.description
        case .custom(let color): return color.description
        case .opacity(let base, let opacity):
            let percent = opacity.isFinite ? Int((max(-1e6, min(1e6, opacity)) * 100).rounded()) : 0
            return "\(percent)% \(description(of: base))"
        case .mix(let first, let second, let fraction, _):
            return "mix(\(description(of: first)), with: \(description(of: second)), by: \(fraction))"
        }
    }
}
