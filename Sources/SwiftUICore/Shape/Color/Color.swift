import CoreGraphics
import Foundation

/// A colour that is resolved in the environment in which it is drawn.
public struct Color: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case components(Resolved)
        case system(SystemColor)
        case accent
        case coreGraphics(CGColor)
        /// A colour of an asset catalogue.
        case named(String, Bundle?)
        /// One colour in light surroundings, another in dark ones.
        case dynamic(light: Resolved, dark: Resolved)
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

    /// What a colour's red, green and blue mean.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard space of screens.
        case sRGB
        /// sRGB whose components are proportional to light.
        case sRGBLinear
        /// The wide-gamut space of Apple's displays.
        case displayP3
    }

    /// Creates a colour from red, green and blue; components outside 0...1 reach beyond sRGB.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Creates a gray from its brightness.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates an sRGB colour from hue (a fraction of the circle, from red over green), saturation and brightness.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            // How far the hue is from the component's own, in sixths of the circle.
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

    /// Creates a colour from an asset catalogue of the program's or of a bundle. One that is not found is clear, and named once on
    /// standard error.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
    }

    /// Creates a colour that is the same in every environment.
    @_disfavoredOverload
    public init(_ resolved: Resolved) {
        source = .components(resolved)
    }
}

// MARK: - Derived colours

extension Color {
    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        Color(source: .opacity(source, opacity))
    }

    /// The colour a fraction (limited to 0...1) of the way to another one.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mix(source, rhs.source, fraction: fraction, space: colorSpace))
    }

    /// The colour's own gradient: lighter at the top, or darker at the bottom if the colour is light already.
    public var gradient: AnyGradient { AnyGradient(standardGradientOf: self) }

    /// The Core Graphics colour, if the colour does not depend on the environment.
    public var cgColor: CGColor? {
        switch source {
        case .components(let resolved): resolved.cgColor
        case .coreGraphics(let color): color
        case .system(.black), .system(.white), .system(.clear):
            Self.resolve(source, in: ColorContext()).cgColor
        case .opacity(let base, let opacity):
            Color(source: base).cgColor.flatMap { $0.copy(alpha: $0.alpha * CGFloat(opacity)) }
        case .system, .accent, .mix, .named, .dynamic: nil
        }
    }
}

// MARK: - Resolution

/// What a colour's components depend on.
package struct ColorContext: Hashable, Sendable {
    package var scheme: ColorScheme
    package var palette: SystemPalette
    /// The accent colour; the platform's if there is none.
    package var accent: Color?

    package init(scheme: ColorScheme = .light, palette: SystemPalette = .iOS, accent: Color? = nil) {
        self.scheme = scheme
        self.palette = palette
        self.accent = accent
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
            return context.palette.color(name, in: context.scheme)
        case .accent:
            var outer = context
            outer.accent = nil
            return resolve(context.accent?.source ?? .system(.accent), in: outer)
        case .coreGraphics(let color):
            return Resolved(color)
        case .named(let name, let bundle):
            if let color = ResourceLookup.color(named: name, in: bundle, isDark: context.scheme == .dark) { return color }
            RuntimeWarnings.report("No color named '\(name)' found in asset catalog for \(bundle.map { $0.bundlePath } ?? "main bundle")")
            return .clear
        case .dynamic(let light, let dark):
            return context.scheme == .dark ? dark : light
        case .opacity(let base, let opacity):
            return resolve(base, in: context).multiplyingOpacity(by: opacity)
        case .mix(let first, let second, let fraction, let space):
            return resolve(first, in: context).mixed(with: resolve(second, in: context), by: fraction, in: space)
        }
    }
}

// MARK: - Description

extension Color: CustomStringConvertible {
    /// A system colour's name, "#RRGGBBAA" for components, or an opacity in percent before the colour it applies to.
    public var description: String { Self.description(of: source) }

    private static func description(of source: Source) -> String {
        switch source {
        case .components(let resolved): return resolved.description
        case .system(let name): return name.rawValue
        case .accent: return "accentColor"
        case .coreGraphics(let color): return Resolved(color).description
        case .named(let name, _): return "NamedColor(name: \"\(name)\")"
        case .dynamic(let light, _): return light.description
        case .opacity(let base, let opacity):
            let percent = opacity.isFinite ? Int((max(-1e6, min(1e6, opacity)) * 100).rounded()) : 0
            return "\(percent)% \(description(of: base))"
        case .mix(let first, let second, let fraction, _):
            return "mix(\(description(of: first)), with: \(description(of: second)), by: \(fraction))"
        }
    }
}
