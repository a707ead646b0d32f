import CoreGraphics

extension ImageRenderer {
    /// The view as an image of UIKit; nil if the view's size is zero, infinite or too large for an image.
    @preconcurrency @MainActor public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: scale > 0 ? scale : 1) }
    }
}
