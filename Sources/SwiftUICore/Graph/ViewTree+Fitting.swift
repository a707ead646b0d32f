import CoreGraphics

extension ViewTree {
    /// Gives the tree the ideal size of its root view plus the safe area insets.
    package func sizeToFit() {
        update()
        guard let root = rootNode else { return }
        let ideal = root.contentSize(for: .unspecified)
        let covered = safeAreas.windowInsets
        size = CGSize(
            width: Self.drawable(ideal.width + covered.leading + covered.trailing),
            height: Self.drawable(ideal.height + covered.top + covered.bottom))
    }

    /// A valid length for an image: an ideal length may be zero or infinite.
    package static func drawable(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, 1), 16384) : 16384
    }
}
