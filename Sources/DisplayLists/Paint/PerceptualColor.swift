import CoreGraphics

/// A colour in the Oklab colour space, where equal distances are perceived as equal differences.
package struct PerceptualColor {
    package var lightness: Double
    package var greenRed: Double
    package var blueYellow: Double

    package init(_ color: ResolvedColor) {
        self.init(linearRed: Double(color.linearRed), green: Double(color.linearGreen), blue: Double(color.linearBlue))
    }

    /// Converts the linear components of a colour in sRGB.
    package init(linearRed red: Double, green: Double, blue: Double) {
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    func mixed(with other: PerceptualColor, by fraction: Double) -> PerceptualColor {
        var result = self
        result.lightness += (other.lightness - lightness) * fraction
        result.greenRed += (other.greenRed - greenRed) * fraction
        result.blueYellow += (other.blueYellow - blueYellow) * fraction
        return result
    }

    package func resolved(opacity: Float) -> ResolvedColor {
        func cubed(_ value: Double) -> Double { value * value * value }
        let long = cubed(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
        let medium = cubed(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
        let short = cubed(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
        return ResolvedColor(
            linearRed: Float(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            linearGreen: Float(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            linearBlue: Float(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
            opacity: opacity)
    }
}

extension ResolvedColor {
    /// Returns the mix with another colour in a colour space. The opacity is interpolated linearly in every space; perceptual components are weighted
    /// by it, so that a transparent colour does not tint the others.
    package func mixed(with other: ResolvedColor, by fraction: Double, in space: ColorInterpolation) -> ResolvedColor {
        let amount = fraction.isNaN ? 0 : min(1, max(0, fraction))
        if amount == 0 { return self }
        if amount == 1 { return other }
        func between(_ first: Float, _ second: Float) -> Float { first + (second - first) * Float(amount) }
        let opacity = between(self.opacity, other.opacity)
        if space == .device {
            return ResolvedColor(
                red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
                opacity: opacity)
        }
        return PerceptualColor(self).mixed(
            with: PerceptualColor(other), by: opacity > 0 ? amount * Double(other.opacity / opacity) : amount
        ).resolved(opacity: opacity)
    }
}
