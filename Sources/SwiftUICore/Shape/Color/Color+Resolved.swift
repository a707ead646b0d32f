import CoreGraphics

extension Color {
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

        /// Creates a colour from its components in an RGB colour space. Components are not limited to 0...1.
        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let light: (Float, Float, Float)
            switch colorSpace {
            case .sRGB: light = (Self.linear(red), Self.linear(green), Self.linear(blue))
            case .sRGBLinear: light = (red, green, blue)
            case .displayP3: light = Self.linearSRGB(displayP3: Self.linear(red), Self.linear(green), Self.linear(blue))
            }
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

        package static let clear = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
        package static let black = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1)
        package static let white = Color.Resolved(linearRed: 1, linearGreen: 1, linearBlue: 1, opacity: 1)

        package func multiplyingOpacity(by factor: Double) -> Color.Resolved {
            var result = self
            result.opacity *= Float(factor)
            return result
        }
    }
}

// MARK: - Transfer functions

extension Color.Resolved {
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

extension Color.Resolved: CustomStringConvertible {
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

extension Color.Resolved: Codable {
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

extension Color.Resolved: Animatable {
    /// The gamma-encoded sRGB components and the opacity, scaled by 128. Interpolating encoded components makes fades look even.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            let scale = Float(unitAnimationScale)
            return AnimatablePair(
                red * scale, AnimatablePair(green * scale, AnimatablePair(blue * scale, opacity * scale)))
        }
        set {
            let scale = Float(unitAnimationScale)
            red = newValue.first / scale
            green = newValue.second.first / scale
            blue = newValue.second.second.first / scale
            opacity = newValue.second.second.second / scale
        }
    }
}
