import Foundation

/// The position of alpha in a pixel, and whether the colour components are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// No alpha.
    case none = 0
    /// RGBA, premultiplied.
    case premultipliedLast = 1
    /// ARGB, premultiplied.
    case premultipliedFirst = 2
    /// RGBA, not premultiplied.
    case last = 3
    /// ARGB, not premultiplied.
    case first = 4
    /// RGB, followed by an unused byte.
    case noneSkipLast = 5
    /// An unused byte, followed by RGB.
    case noneSkipFirst = 6
    /// Alpha only.
    case alphaOnly = 7
}

/// A decoded bitmap image: rows of RGBA pixels from top to bottom, with eight bits per component.
///
/// Images are compared by identity.
public final class CGImage: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The alpha format of the pixels.
    public let alphaInfo: CGImageAlphaInfo
    /// The pixels, four bytes each (RGBA), without padding between rows.
    package let pixels: [UInt8]
    /// Whether the image is shown for a moment only, as the pictures of a film are, so that caches are not to be filled with it.
    package let isTransient: Bool

    /// Creates an image from its pixels; nil unless the size is positive, there are four bytes per pixel, and the alpha format
    /// is RGBA or RGB with an unused byte.
    package init?(
        width: Int, height: Int, pixels: [UInt8], alphaInfo: CGImageAlphaInfo = .premultipliedLast, isTransient: Bool = false
    ) {
        guard width > 0, height > 0 else { return nil }
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        let (bytes, overflowsAgain) = count.multipliedReportingOverflow(by: 4)
        guard !overflows, !overflowsAgain, pixels.count == bytes else { return nil }
        guard [.premultipliedLast, .last, .noneSkipLast].contains(alphaInfo) else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
        self.alphaInfo = alphaInfo
        self.isTransient = isTransient
    }

    /// The number of bits per component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes per row.
    public var bytesPerRow: Int { width * 4 }
    /// The colour space of the pixels: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// Returns the part of the image in a rectangle in pixels, rounded outwards to whole pixels; nil if it lies outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        guard rect.hasFiniteEdges else { return nil }
        let visible = rect.standardized.intersection(bounds)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
        let left = Int(visible.minX.rounded(.down)), right = Int(visible.maxX.rounded(.up))
        let top = Int(visible.minY.rounded(.down)), bottom = Int(visible.maxY.rounded(.up))
        var cropped: [UInt8] = []
        cropped.reserveCapacity((right - left) * (bottom - top) * 4)
        for row in top..<bottom {
            cropped += pixels[(row * width + left) * 4..<(row * width + right) * 4]
        }
        return CGImage(width: right - left, height: bottom - top, pixels: cropped, alphaInfo: alphaInfo)
    }

    /// Returns whether two references refer to the same image.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Hashes the identity of the image.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
