import CoreGraphics
import CoreImage
import Foundation

/// A picture that is an image of Core Image. It is calculated when it is drawn, or added to an image.
open class NSCIImageRep: NSImageRep {
    /// The image.
    public let ciImage: CIImage

    /// Creates a picture of an image, in the size of its extent.
    public init(ciImage image: CIImage) {
        ciImage = image
        super.init()
        if !image.extent.isInfinite, !image.extent.isNull { size = image.extent.size }
    }

    open override var pixelsWide: Int { Int(size.width) }
    open override var pixelsHigh: Int { Int(size.height) }
    override var bitmap: CGImage? { CIContext().createCGImage(ciImage, from: ciImage.extent) }
}

extension CIImage {
    /// Creates an image of a bitmap; nil for one without pixels.
    public convenience init?(bitmapImageRep: NSBitmapImageRep) {
        guard let pixels = bitmapImageRep.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
}
