import Foundation

/// Where a bitmap's opacity is and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// No opacity.
    case none = 0
    /// Red, green, blue, opacity; the colours are multiplied by the opacity.
    case premultipliedLast = 1
    /// Opacity, red, green, blue; the colours are multiplied by the opacity.
    case premultipliedFirst = 2
    /// Red, green, blue, opacity; the colours are not multiplied.
    case last = 3
    /// Opacity, red, green, blue; the colours are not multiplied.
    case first = 4
    /// Red, green, blue and a byte without meaning.
    case noneSkipLast = 5
    /// A byte without meaning, red, green, blue.
    case noneSkipFirst = 6
    /// Opacity alone.
    case alphaOnly = 7
}

/// A decoded picture: rows of RGBA pixels from top to bottom, eight bits a component.
///
/// Two images are equal if they are the same object.
public final class CGImage: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Whether the colours are multiplied by the opacity.
    public let alphaInfo: CGImageAlphaInfo
    /// The pixels, four bytes each (red, green, blue, opacity), without gaps between rows.
    package let pixels: [UInt8]

    /// Creates an image from its pixels; nil unless there are four bytes for each and the size is positive.
    package init?(width: Int, height: Int, pixels: [UInt8], alphaInfo: CGImageAlphaInfo = .premultipliedLast) {
        guard width > 0, height > 0 else { return nil }
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        let (bytes, overflowsAgain) = count.multipliedReportingOverflow(by: 4)
        guard !overflows, !overflowsAgain, pixels.count == bytes else { return nil }
        guard [.premultipliedLast, .last, .noneSkipLast].contains(alphaInfo) else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
        self.alphaInfo = alphaInfo
    }

    /// Bits in a component.
    public var bitsPerComponent: Int { 8 }
    /// Bits in a pixel.
    public var bitsPerPixel: Int { 32 }
    /// Bytes in a row.
    public var bytesPerRow: Int { width * 4 }
    /// The space of the pixels: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The part of the image inside a rectangle in pixels, widened to whole pixels; nil if it lies outside.
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

    /// Whether two references are to the same image.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Hashes the image's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
