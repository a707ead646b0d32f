import DisplayLists
import Foundation

/// A colour in Oklab, a space in which distances correspond to how different colours look (Björn Ottosson, 2020), with its opacity.
struct OklabColor {
    private var color: PerceptualColor
    private var opacity: Double

    /// Converts a pixel of premultiplied sRGB red, green, blue and opacity bytes, as it looks on black.
    init(pixel: ArraySlice<UInt8>) {
        let start = pixel.startIndex
        color = PerceptualColor(
            linearRed: Self.linear[Int(pixel[start])], green: Self.linear[Int(pixel[start + 1])], blue: Self.linear[Int(pixel[start + 2])])
        opacity = Double(pixel[start + 3]) / 255
    }

    func distance(to other: OklabColor) -> Double {
        let differences = [
            color.lightness - other.color.lightness, color.greenRed - other.color.greenRed, color.blueYellow - other.color.blueYellow,
            opacity - other.opacity,
        ]
        return differences.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }

    /// The linear component for each byte of a gamma-encoded one.
    private static let linear: [Double] = (0..<256).map { byte in
        let encoded = Double(byte) / 255
        return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
}
