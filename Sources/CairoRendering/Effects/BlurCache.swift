import CoreGraphics
import Foundation
import Synchronization

/// A cache of blurred alpha masks, keyed by the unblurred mask: shadows rarely change between frames.
final class BlurCache: Sendable {
    static let shared = BlurCache(byteLimit: 32 << 20)

    private struct Key: Hashable {
        var width: Int
        var height: Int
        var sigma: CGFloat
        var opacity: [UInt8]
        /// Computed once, because the bytes are many.
        var hash: Int

        init(width: Int, height: Int, sigma: CGFloat, opacity: [UInt8]) {
            self.width = width
            self.height = height
            self.sigma = sigma
            self.opacity = opacity
            var hasher = Hasher()
            hasher.combine(width)
            hasher.combine(height)
            hasher.combine(sigma)
            opacity.withUnsafeBytes { hasher.combine(bytes: $0) }
            hash = hasher.finalize()
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    private let entries: Mutex<ByteLimitedCache<Key, Bitmap>>

    init(byteLimit: Int) {
        entries = Mutex(ByteLimitedCache(byteLimit: byteLimit))
    }

    /// Returns the blurred alpha mask of a bitmap; nil if memory is insufficient.
    func blurredOpacity(of bitmap: Bitmap, sigma: CGFloat) -> Bitmap? {
        let key = Key(width: bitmap.width, height: bitmap.height, sigma: sigma, opacity: bitmap.opacityBytes())
        if let known = entries.withLock({ $0[key] }) { return known }
        guard let blurred = try? Bitmap(width: bitmap.width, height: bitmap.height, isAlphaOnly: true) else { return nil }
        blurred.withBytes { bytes in
            for row in 0..<key.height {
                for column in 0..<key.width {
                    bytes[row * blurred.bytesPerRow + column] = key.opacity[row * key.width + column]
                }
            }
        }
        GaussianBlur(sigma: sigma).apply(to: blurred)
        blurred.flush()
        entries.withLock { $0.insert(blurred, for: key, bytes: blurred.byteCount * 2) }
        return blurred
    }
}

extension Bitmap {
    fileprivate func opacityBytes() -> [UInt8] {
        let (width, height, stride) = (width, height, bytesPerRow)
        return withBytes { bytes in
            [UInt8](unsafeUninitializedCapacity: width * height) { result, count in
                for row in 0..<height {
                    for column in 0..<width { result[row * width + column] = bytes[row * stride + column * 4 + 3] }
                }
                count = width * height
            }
        }
    }
}
