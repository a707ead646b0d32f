import CoreGraphics

/// A filter of the content behind an item: a blur and a change of saturation.
package struct BackdropFilter: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat
    /// The factor by which the saturation of colours increases.
    package var saturation: Double
    /// The opacity of the filtered layer.
    package var opacity: Double = 1

    package init(sigma: CGFloat, saturation: Double) {
        self.sigma = sigma
        self.saturation = saturation
    }
}
