import Foundation

/// A colour, given by components in a colour space and an opacity. Colours are compared by their values.
public final class CGColor: Hashable, Sendable {
    /// The colour space of the components.
    public let colorSpace: CGColorSpace?
    /// The opacity, 0 (clear) to 1 (opaque).
    public let alpha: CGFloat

    private let values: [CGFloat]

    init(space: CGColorSpace, values: [CGFloat], alpha: CGFloat) {
        colorSpace = space
        self.values = values
        self.alpha = alpha
    }

    /// Creates a colour from its components in a colour space, followed by the opacity. Never returns nil.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = colorSpace.numberOfComponents
        self.init(space: colorSpace, values: (0..<count).map { components[$0] }, alpha: components[count])
    }

    /// Creates a colour in the device RGB colour space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceRGB, values: [red, green, blue], alpha: alpha)
    }

    /// Creates a colour in the sRGB colour space.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(name: CGColorSpace.sRGB) ?? .deviceRGB, values: [red, green, blue], alpha: alpha)
    }

    /// Creates a gray in the device gray colour space.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceGray, values: [gray], alpha: alpha)
    }

    /// Creates a gray in the generic gray colour space with a gamma of 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(
            space: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2) ?? .deviceGray, values: [gray], alpha: alpha)
    }

    /// The components, followed by the opacity.
    public var components: [CGFloat]? { values + [alpha] }

    /// The number of components, including the opacity.
    public var numberOfComponents: Int { values.count + 1 }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: colorSpace ?? .deviceRGB, values: values, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

    /// Returns whether two colours have the same colour space, components and opacity.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.alpha == right.alpha && left.values == right.values && left.colorSpace == right.colorSpace)
    }

    /// Hashes the components and the opacity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(alpha)
    }
}

// MARK: - Conversion

extension CGColor {
    /// The colour's linear sRGB components, which may lie outside 0...1 for wide-gamut colours.
    package var linearSRGB: (red: Double, green: Double, blue: Double) {
        let space = colorSpace ?? .deviceRGB
        func linear(_ value: CGFloat) -> Double { space.isLinear ? value : sRGBToLinear(value) }
        switch space.primaries {
        case .gray:
            let gray = linear(values[0])
            return (gray, gray, gray)
        case .sRGB:
            return (linear(values[0]), linear(values[1]), linear(values[2]))
        case .displayP3:
            return displayP3ToSRGB(linear(values[0]), linear(values[1]), linear(values[2]))
        }
    }

    /// Returns the colour converted to another colour space. A gray colour space receives the luminance of the colour.
    /// Components are not limited to the gamut.
    public func converted(to space: CGColorSpace) -> CGColor {
        let (red, green, blue) = linearSRGB
        func encoded(_ value: Double) -> CGFloat { space.isLinear ? value : linearToSRGB(value) }
        switch space.primaries {
        case .gray:
            let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
            return CGColor(space: space, values: [encoded(luminance)], alpha: alpha)
        case .sRGB:
            return CGColor(space: space, values: [encoded(red), encoded(green), encoded(blue)], alpha: alpha)
        case .displayP3:
            let wide = sRGBToDisplayP3(red, green, blue)
            return CGColor(space: space, values: [encoded(wide.0), encoded(wide.1), encoded(wide.2)], alpha: alpha)
        }
    }
}

extension CGColor {
    /// Returns the colour converted to another colour space, like `converted(to:)`. Never returns nil; the intent and the options are ignored,
    /// since components are not limited to the gamut.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? { converted(to: space) }
}

/// Converts a gamma-encoded sRGB component to linear light. Odd-symmetric, so that extended components are preserved.
package func sRGBToLinear(_ value: Double) -> Double {
    let magnitude = abs(value)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
}

/// Converts linear light to a gamma-encoded sRGB component. Odd-symmetric, so that extended components are preserved.
package func linearToSRGB(_ value: Double) -> Double {
    let magnitude = abs(value)
    let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
}

/// Converts linear Display P3 to linear sRGB. Both have the white point D65.
package func displayP3ToSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    (
        1.2249401762805598 * red - 0.2249401762805598 * green,
        -0.0420569547096881 * red + 1.0420569547096881 * green,
        -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue
    )
}

/// Converts linear sRGB to linear Display P3.
package func sRGBToDisplayP3(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    (
        0.8224619687143623 * red + 0.1775380312856377 * green,
        0.0331941988509618 * red + 0.9668058011490382 * green,
        0.0170826307211200 * red + 0.0723974407198396 * green + 0.9105199285590404 * blue
    )
}
