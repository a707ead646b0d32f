import CoreGraphics

extension ViewTree {
    /// Gives the tree the size of its root view plus the safe area insets.
    ///
    /// - Parameter offer: The size that is proposed to the view with the insets, in points; nil for its ideal size.
    package func sizeToFit(in offer: CGSize? = nil) {
        update()
        guard let root = rootNode else { return }
        let covered = safeAreas.windowInsets
        let proposal = offer.map { Proposal($0).inset(by: covered) } ?? .unspecified
        let ideal = root.contentSize(for: proposal)
        size = CGSize(
            width: Self.drawable(ideal.width + covered.leading + covered.trailing),
            height: Self.drawable(ideal.height + covered.top + covered.bottom))
    }

    /// A valid length for an image: an ideal length may be zero or infinite.
    package static func drawable(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, 1), 16384) : 16384
    }
}
