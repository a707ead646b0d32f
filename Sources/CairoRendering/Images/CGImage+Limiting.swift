import CoreGraphics
import Foundation

extension CGImage {
    /// Returns the image scaled down in proportion to a size of at most some pixels, or itself if it is no larger; nil if memory is insufficient.
    ///
    /// - Parameter size: Has dimensions above 0, which may be infinite.
    package func limited(to size: CGSize) -> CGImage? {
        let scale = min(size.width / CGFloat(width), size.height / CGFloat(height))
        guard scale < 1 else { return self }
        func scaled(_ length: Int) -> Int { max(1, Int((CGFloat(length) * scale).rounded())) }
        let (newWidth, newHeight) = (scaled(width), scaled(height))
        guard
            let context = CGContext(
                data: nil, width: newWidth, height: newHeight, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(self, in: CGRect(x: 0, y: 0, width: newWidth, height: newHeight))
        return context.makeImage()
    }
}
