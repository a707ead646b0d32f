extension ImageRenderer {
    /// The view as an image of UIKit with `scale` pixels per point; nil if its size is zero, infinite or too large for an image.
    @MainActor public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }
}
