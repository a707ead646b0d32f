import CairoRendering
import CoreGraphics
import Foundation
import KitValues
import SwiftUI

/// A picture of an image.
open class NSImageRep: NSObject {
    /// The size in points. At first it is that of the pixels.
    open var size: CGSize = .zero
    /// The width in pixels.
    open var pixelsWide: Int { 0 }
    /// The height in pixels.
    open var pixelsHigh: Int { 0 }
    /// Whether the picture has transparent parts, or could have.
    open var hasAlpha: Bool { true }

    /// The picture as a bitmap; nil without one.
    var bitmap: CGImage? { nil }

    /// Draws the picture in its size at the origin of the current graphics context. Returns whether there is something to draw.
    @discardableResult
    open func draw() -> Bool { draw(in: CGRect(origin: .zero, size: size)) }

    /// Draws the picture, fitted to a rectangle, into the current graphics context. Returns whether there is something to draw.
    @discardableResult
    open func draw(in rect: CGRect) -> Bool {
        guard let bitmap, GraphicsStack.current != nil else { return false }
        NSImage(cgImage: bitmap, size: size).draw(in: rect)
        return true
    }
}

/// The name of a colour space.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Red, green and blue of the device.
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    /// Red, green and blue in a calibrated space, which is sRGB.
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    /// Shades of gray of the device.
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    /// Shades of gray in a calibrated space.
    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
}

/// A bitmap, which is encoded as a file or drawn into.
open class NSBitmapImageRep: NSImageRep {
    /// The format of a file.
    public enum FileType: UInt, Sendable {
        case tiff = 0
        case jpeg = 3
        case png = 4
    }

    /// A setting of a file's format.
    public struct PropertyKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The quality of lossy compression, as a number between 0 and 1.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    }

    /// The pixels of a bitmap that cannot be drawn into.
    private let image: CGImage?
    /// The memory of a bitmap that can be drawn into.
    private let memory: CGContext?

    /// Creates a bitmap.
    public init(cgImage: CGImage) {
        image = cgImage
        memory = nil
        super.init()
        size = CGSize(width: cgImage.width, height: cgImage.height)
    }

    /// Creates a bitmap that can be drawn into, with red, green, blue and alpha of eight bits each. It is transparent at first, or has the pixels in
    /// the memory that is given.
    ///
    /// Nil for sizes that are not positive, and for other formats: sixteen bits, planes, shades of gray, and pixels of three bytes.
    ///
    /// - Parameters:
    ///   - planes: The memory in its first element, which has to exist as long as the bitmap; nil for memory of the bitmap's own.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bps: The number of bits of a component: 8.
    ///   - spp: The number of components: 4, or 3 without alpha.
    ///   - alpha: Whether there is alpha.
    ///   - isPlanar: Whether components are apart: false.
    ///   - colorSpaceName: The colour space: one of red, green and blue.
    ///   - rBytes: The number of bytes of a row; 0 for rows without padding.
    ///   - pBits: The number of bits of a pixel: 32, or 0 for that.
    public init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int,
        bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName,
        bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        guard width > 0, height > 0, bps == 8, spp == (alpha ? 4 : 3), !isPlanar, [.deviceRGB, .calibratedRGB].contains(colorSpaceName),
            pBits == 0 || pBits == 32,
            let context = CGContext(
                data: planes?.pointee, width: width, height: height, bitsPerComponent: 8, bytesPerRow: rBytes,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: (alpha ? CGImageAlphaInfo.premultipliedLast : .noneSkipLast).rawValue)
        else { return nil }
        image = nil
        memory = context
        context.saveGState()
        super.init()
        size = CGSize(width: width, height: height)
    }

    /// Creates a bitmap from the contents of a file; nil if they cannot be decoded.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }

    /// The pixels.
    open var cgImage: CGImage? { image ?? memory?.makeImage() }

    open override var pixelsWide: Int { image?.width ?? memory?.width ?? 0 }
    open override var pixelsHigh: Int { image?.height ?? memory?.height ?? 0 }
    open override var hasAlpha: Bool {
        let info = image?.alphaInfo ?? memory?.alphaInfo ?? .none
        return ![.none, .noneSkipLast, .noneSkipFirst].contains(info)
    }
    /// The number of bits of a pixel.
    open var bitsPerPixel: Int { 32 }
    /// The number of bytes of a row.
    open var bytesPerRow: Int { image?.bytesPerRow ?? memory?.bytesPerRow ?? 0 }
    /// The number of components of a pixel.
    open var samplesPerPixel: Int { hasAlpha ? 4 : 3 }
    /// The memory of a bitmap that can be drawn into: red, green, blue and alpha, row by row from the top; nil for others.
    open var bitmapData: UnsafeMutablePointer<UInt8>? { memory?.data?.assumingMemoryBound(to: UInt8.self) }

    /// Returns the context that draws into the bitmap, with a new state; nil if it cannot be drawn into. The size in points fills the pixels.
    func makeContext() -> CGContext? {
        guard let memory else { return nil }
        // The state that was saved first is that of a new context.
        memory.restoreGState()
        memory.saveGState()
        if size.width > 0, size.height > 0 {
            memory.scaleBy(x: CGFloat(memory.width) / size.width, y: CGFloat(memory.height) / size.height)
        }
        return memory
    }

    /// Returns the colour of a pixel, counted from the top left corner; nil outside of the bitmap.
    open func colorAt(x: Int, y: Int) -> NSColor? {
        guard let pixels = cgImage, (0..<pixels.width).contains(x), (0..<pixels.height).contains(y) else { return nil }
        let start = (y * pixels.width + x) * 4
        let bytes = pixels.pixels[start..<start + 4].map { CGFloat($0) }
        let hasAlpha = hasAlpha
        let alpha = hasAlpha ? bytes[3] : 255
        guard alpha > 0 else { return NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
        let divisor = pixels.alphaInfo == .premultipliedLast ? alpha : 255
        return NSColor(srgbRed: bytes[0] / divisor, green: bytes[1] / divisor, blue: bytes[2] / divisor, alpha: alpha / 255)
    }

    /// Sets the colour of a pixel, counted from the top left corner. Has no effect outside of the bitmap, and if it cannot be drawn into.
    open func setColor(_ color: NSColor, atX x: Int, y: Int) {
        guard let memory, (0..<memory.width).contains(x), (0..<memory.height).contains(y) else { return }
        memory.saveGState()
        memory.concatenate(memory.ctm.inverted())
        memory.setBlendMode(.copy)
        memory.setShouldAntialias(false)
        memory.setFillColor(color.cgColor)
        memory.fill(CGRect(x: x, y: memory.height - 1 - y, width: 1, height: 1))
        memory.restoreGState()
    }

    override var bitmap: CGImage? { cgImage }

    /// Returns the bitmap as a file.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        switch storageType {
        case .tiff: cgImage?.tiffData
        case .png: cgImage?.pngData(pixelsPerPoint: 1)
        case .jpeg: cgImage?.jpegData(quality: CGFloat((properties[.compressionFactor] as? Double) ?? 0.8))
        }
    }

    /// The bitmap as a TIFF file.
    open var tiffRepresentation: Data? { cgImage?.tiffData }
}
