import Foundation

/// A colour in Oklab, a space in which distances correspond to how different colours look (Björn Ottosson, 2020).
struct OklabColor {
    private var lightness: Double
    private var greenRed: Double
    private var blueYellow: Double
    private var opacity: Double

    /// Converts a pixel of premultiplied sRGB red, green, blue and opacity bytes, as it looks on black.
    init(pixel: ArraySlice<UInt8>) {
        let start = pixel.startIndex
        let red = Self.linear[Int(pixel[start])]
        let green = Self.linear[Int(pixel[start + 1])]
        let blue = Self.linear[Int(pixel[start + 2])]
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
        opacity = Double(pixel[start + 3]) / 255
    }

    func distance(to other: OklabColor) -> Double {
        let differences = [
            lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow, opacity - other.opacity,
        ]
        return differences.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }

    /// The linear component for each byte of a gamma-encoded one.
    private static let linear: [Double] = (0..<256).map { byte in
        let encoded = Double(byte) / 255
        return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
}
