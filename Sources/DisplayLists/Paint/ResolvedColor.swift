import CoreGraphics

/// A colour as it is drawn; SwiftUI's `Color.Resolved`.
package typealias ResolvedColor = _Color.Resolved

/// The namespace of ``Resolved``, with which the name of the type is printed as that of SwiftUI's `Color.Resolved`.
public enum _Color {
    /// A colour as it is drawn: linear sRGB components and an opacity. Components outside 0...1 are allowed; they lie outside
    /// the sRGB gamut.
    @frozen public struct Resolved: Hashable, Sendable {
        /// The linear red component.
        public var linearRed: Float
        /// The linear green component.
        public var linearGreen: Float
        /// The linear blue component.
        public var linearBlue: Float
        /// The opacity, 0 (clear) to 1 (opaque).
        public var opacity: Float

        package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
            self.linearRed = linearRed
            self.linearGreen = linearGreen
            self.linearBlue = linearBlue
            self.opacity = opacity
        }

        /// Creates a colour from gamma-encoded sRGB components. Components are not limited to 0...1.
        package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.init(
                linearRed: Self.linear(red), linearGreen: Self.linear(green), linearBlue: Self.linear(blue), opacity: opacity)
        }

        /// Creates a colour from gamma-encoded Display P3 components. Components are not limited to 0...1.
        package init(displayP3Red red: Float, green: Float, blue: Float, opacity: Float) {
            let light = Self.linearSRGB(displayP3: Self.linear(red), Self.linear(green), Self.linear(blue))
            self.init(linearRed: light.0, linearGreen: light.1, linearBlue: light.2, opacity: opacity)
        }

        /// Creates a resolved colour from a Core Graphics colour, converted to linear sRGB.
        public init(_ cgColor: CGColor) {
            let light = cgColor.linearSRGB
            self.init(
                linearRed: Float(light.red), linearGreen: Float(light.green), linearBlue: Float(light.blue),
                opacity: Float(cgColor.alpha))
        }

        /// The gamma-encoded sRGB red component.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }

        /// The gamma-encoded sRGB green component.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }

        /// The gamma-encoded sRGB blue component.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        /// The colour as a Core Graphics colour in the sRGB colour space.
        public var cgColor: CGColor {
            CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        package static let clear = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
        package static let black = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1)
        package static let white = ResolvedColor(linearRed: 1, linearGreen: 1, linearBlue: 1, opacity: 1)

        package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
            var result = self
            result.opacity *= Float(factor)
            return result
        }
    }
}

// MARK: - Transfer functions

extension _Color.Resolved {
    // Single precision and reciprocal constants reproduce SwiftUI's rounding: an sRGB component of 0.3 reads back as 0.29999998
    // and prints as 4C, not 4D. A component of 1 stays exactly 1.

    package static func linear(_ value: Float) -> Float {
        let magnitude = abs(value)
        if magnitude == 1 { return value }
        let light =
            magnitude <= 0.04045
            ? magnitude * (1 / 12.92) : pow(magnitude * 0.947867298578199 + 0.0521327014218009, 2.4)
        return value < 0 ? -light : light
    }

    package static func encoded(_ value: Float) -> Float {
        let magnitude = abs(value)
        if magnitude == 1 { return value }
        let component = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -component : component
    }

    /// Converts linear Display P3 components. The matrix has the four digits in which it is commonly published, as SwiftUI's
    /// results show.
    private static func linearSRGB(displayP3 red: Float, _ green: Float, _ blue: Float) -> (Float, Float, Float) {
        (
            1.2249 * red - 0.2247 * green,
            -0.0420 * red + 1.0419 * green,
            -0.0197 * red - 0.0786 * green + 1.0979 * blue
        )
    }
}

extension _Color.Resolved: CustomStringConvertible {
    /// The colour as "#RRGGBBAA", in sRGB bytes. Components are limited to 0...1 and NaN counts as 0.
    public var description: String {
        let digits = Array("0123456789ABCDEF")
        var text = "#"
        for component in [red, green, blue, opacity] {
            // NaN compares false and becomes zero.
            let byte = component > 0 ? Int((min(component, 1) * 255).rounded()) : 0
            text.append(digits[byte / 16])
            text.append(digits[byte % 16])
        }
        return text
    }
}

extension _Color.Resolved: Codable {
    /// Decodes an unkeyed container of linear red, linear green, linear blue and opacity.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            linearRed: try container.decode(Float.self), linearGreen: try container.decode(Float.self),
            linearBlue: try container.decode(Float.self), opacity: try container.decode(Float.self))
    }

    /// Encodes an unkeyed container of linear red, linear green, linear blue and opacity.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
    }
}
