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
            key.opacity.withUnsafeBytes { opacity in
                for row in 0..<key.height {
                    let target = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[(row * blurred.bytesPerRow)...])
                    target.copyMemory(from: UnsafeRawBufferPointer(rebasing: opacity[(row * key.width)..<(row + 1) * key.width]))
                }
            }
        }
        GaussianBlur(sigma: sigma).apply(to: blurred)
        blurred.flush()
        entries.withLock { $0.insert(blurred, for: key, bytes: blurred.byteCount * 2) }
        return blurred
    }
}
