import CoreGraphics
import KitValues
import SwiftUI
import SwiftUICore

/// A colour space of AppKit. All components are converted to sRGB.
public final class NSColorSpace: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    public static let sRGB = NSColorSpace("sRGB")
    public static let deviceRGB = NSColorSpace("deviceRGB")
    public static let genericRGB = NSColorSpace("genericRGB")
    public static let displayP3 = NSColorSpace("displayP3")

    public static func == (left: NSColorSpace, right: NSColorSpace) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The appearance of a user interface: light or dark.
public struct NSAppearance: Hashable, Sendable {
    /// The name of an appearance.
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    }

    /// The name.
    public let name: Name

    /// Creates an appearance of a name.
    public init?(named name: Name) { self.name = name }

    private init(_ scheme: ColorScheme) { name = scheme == .dark ? .darkAqua : .aqua }

    /// The appearance in which colours are resolved.
    public static func currentDrawing() -> NSAppearance { NSAppearance(CurrentAppearance.scheme) }

    fileprivate static let light = NSAppearance(.light)
    fileprivate static let dark = NSAppearance(.dark)

    var isDark: Bool { name == .darkAqua || name == .vibrantDark }

    /// Returns the appearance's own name if it is among some names, otherwise the first name that is as light or dark, otherwise the first
    /// name; nil if there are no names.
    public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.first { $0 == name } ?? appearances.first { ($0 == .darkAqua || $0 == .vibrantDark) == isDark } ?? appearances.first
    }

    /// Calls a closure while colours are resolved in the appearance.
    public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        CurrentAppearance.$override.withValue(isDark ? .dark : .light, operation: block)
    }
}

extension NSColor {
    /// Creates a colour from sRGB components between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a colour from components between 0 and 1, which are taken as sRGB.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a colour from components between 0 and 1, which are taken as sRGB.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a colour from a Core Graphics colour. Never nil: every such colour has components in sRGB.
    public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
    /// Creates a gray from its brightness between 0 and 1.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    /// Creates a colour from its hue, saturation and brightness between 0 and 1.
    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// Creates a colour that depends on the appearance. The closure is called at once, for the light and for the dark appearance. The name
    /// is ignored.
    public convenience init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init(light: dynamicProvider(.light), dark: dynamicProvider(.dark))
    }

    /// Returns the colour with its components in the current appearance.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(Color(components)) }

    /// The red component in sRGB, between 0 and 1.
    public var redComponent: CGFloat { CGFloat(components.red) }
    /// The green component in sRGB, between 0 and 1.
    public var greenComponent: CGFloat { CGFloat(components.green) }
    /// The blue component in sRGB, between 0 and 1.
    public var blueComponent: CGFloat { CGFloat(components.blue) }
    /// The opacity between 0 and 1.
    public var alphaComponent: CGFloat { CGFloat(components.opacity) }
    /// The hue between 0 and 1.
    public var hueComponent: CGFloat { hueComponents.hue }
    /// The saturation between 0 and 1.
    public var saturationComponent: CGFloat { hueComponents.saturation }
    /// The brightness between 0 and 1.
    public var brightnessComponent: CGFloat { hueComponents.brightness }

    /// Returns a mixture with another colour. The fraction of the other colour is limited to 0...1.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let part = Float(max(0, min(1, fraction)))
        let (own, other) = (components, color.components)
        func mix(_ a: Float, _ b: Float) -> CGFloat { CGFloat(a + (b - a) * part) }
        return NSColor(
            red: mix(own.red, other.red), green: mix(own.green, other.green), blue: mix(own.blue, other.blue),
            alpha: mix(own.opacity, other.opacity))
    }

    /// Returns a mixture with white. The fraction of white is limited to 0...1.
    public func highlight(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .white) }

    /// Returns a mixture with black. The fraction of black is limited to 0...1.
    public func shadow(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .black) }
}
