/// How far a picture may differ from the recorded one.
package struct PictureLimit: Codable, Sendable, Equatable {
    /// The distance in Oklab from which on two colours count as different; some 0.02 is just visible. 0 for any difference.
    package var distance: Double
    /// The fraction of the pixels that may differ, from 0 to 1.
    package var fraction: Double

    package static let exact = PictureLimit()

    package init(distance: Double = 0, fraction: Double = 0) {
        self.distance = distance
        self.fraction = fraction
    }
}
