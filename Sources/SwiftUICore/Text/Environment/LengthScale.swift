import Foundation

/// Scales lengths with the text size of the environment, as text of a style does.
package struct LengthScale {
    let typography: TypographyProfile
    let typeSize: DynamicTypeSize
    let textScale: CGFloat
    let displayScale: CGFloat

    /// Returns a length in points at the text size of the environment, rounded to whole pixels. At the default text size, and if it is not
    /// finite, it is returned unchanged.
    package func callAsFunction(_ length: CGFloat, relativeTo style: Font.TextStyle = .body) -> CGFloat {
        let scale = typography.scale(of: style, at: typeSize) * textScale
        guard scale != 1, length.isFinite else { return length }
        return (length * scale * displayScale).rounded() / displayScale
    }
}

extension EnvironmentValues {
    /// Scales lengths with the text size of this environment.
    package var lengthScale: LengthScale {
        LengthScale(typography: platformProfile.typography, typeSize: dynamicTypeSize, textScale: textScale, displayScale: displayScale)
    }
}
