import CoreGraphics

extension ColorMatrix {
    /// The relative luminance of the primaries.
    private static let luminance: (red: Float, green: Float, blue: Float) = (0.2126, 0.7152, 0.0722)

    /// Returns the value limited to ±1,000,000, or the replacement if it is not finite.
    private static func finite(_ value: Double, or replacement: Double) -> Float {
        Float(value.isFinite ? max(-1e6, min(1e6, value)) : replacement)
    }

    private init(diagonal red: Float, _ green: Float, _ blue: Float, plus constant: Float = 0) {
        self.init(
            [red, 0, 0, 0, constant], [0, green, 0, 0, constant],
            [0, 0, blue, 0, constant], [0, 0, 0, 1, 0])
    }

    /// Adds to every component: 1 makes everything white.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(diagonal: 1, 1, 1, plus: finite(amount, or: 0))
    }

    /// Scales the distance of every component from the middle: 0 makes everything gray, negative amounts invert.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        let amount = finite(amount, or: 1)
        return ColorMatrix(diagonal: amount, amount, amount, plus: (1 - amount) / 2)
    }

    /// Scales the distance of colours from the gray of the same luminance: 0 leaves only shades of gray.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        let kept = finite(amount, or: 1), mixed = 1 - kept
        let (red, green, blue) = luminance
        return ColorMatrix(
            [mixed * red + kept, mixed * green, mixed * blue, 0, 0],
            [mixed * red, mixed * green + kept, mixed * blue, 0, 0],
            [mixed * red, mixed * green, mixed * blue + kept, 0, 0],
            [0, 0, 0, 1, 0])
    }

    /// Moves colours towards the gray of the same luminance: 1 leaves only shades of gray.
    package static func grayscale(_ amount: Double) -> ColorMatrix {
        saturation(1 - Double(finite(amount, or: 0)))
    }

    /// Rotates colours about the gray axis by an angle in radians, preserving luminance.
    package static func hueRotation(radians: Double) -> ColorMatrix {
        let radians = radians.isFinite ? radians : 0
        let cosine = Float(cos(radians)), sine = Float(sin(radians))
        let (red, green, blue) = luminance
        return ColorMatrix(
            [
                red + cosine * (1 - red) - sine * red, green - cosine * green - sine * green,
                blue - cosine * blue + sine * (1 - blue), 0, 0,
            ],
            [
                red - cosine * red + sine * 0.143, green + cosine * (1 - green) + sine * 0.14,
                blue - cosine * blue - sine * 0.283, 0, 0,
            ],
            [
                red - cosine * red - sine * (1 - red), green - cosine * green + sine * green,
                blue + cosine * (1 - blue) + sine * blue, 0, 0,
            ],
            [0, 0, 0, 1, 0])
    }

    /// Replaces every component x with 1 - x.
    package static let inversion = ColorMatrix(diagonal: -1, -1, -1, plus: 1)

    /// Multiplies every component, including the opacity, by that of a colour.
    package static func multiplication(by color: ResolvedColor) -> ColorMatrix {
        var matrix = ColorMatrix(diagonal: color.red, color.green, color.blue)
        matrix.rows[3][3] = color.opacity
        return matrix
    }

    /// Black, with the luminance of the colour as opacity.
    package static let luminanceToAlpha = ColorMatrix(
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0],
        [luminance.red, luminance.green, luminance.blue, 0, 0])
}
