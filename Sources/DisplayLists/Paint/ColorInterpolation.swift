/// The colour space in which colours between two others are interpolated.
package enum ColorInterpolation: Hashable, Sendable {
    /// Gamma-encoded sRGB components are interpolated.
    case device
    /// Oklab components are interpolated: equal steps look equal.
    case perceptual
}
