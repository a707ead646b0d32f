import Foundation

extension CGFloat {
    /// Returns the smallest multiple of a pixel length that is not less, with a tolerance for rounding errors.
    package func roundedUp(toMultipleOf pixel: CGFloat) -> CGFloat {
        guard pixel > 0, isFinite else { return self }
        return ((self / pixel) - 1e-6).rounded(.up) * pixel
    }

    /// Returns the nearest multiple of a pixel length. Halves are rounded up.
    package func roundedHalfUp(toMultipleOf pixel: CGFloat) -> CGFloat {
        guard pixel > 0, isFinite else { return self }
        return ((self / pixel) + 0.5).rounded(.down) * pixel
    }
}
