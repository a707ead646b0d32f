import CairoRendering
import CoreGraphics
import Foundation

/// Calculates images, on the processor.
///
/// Follows https://developer.apple.com/documentation/coreimage/cicontext.
open class CIContext: NSObject, @unchecked Sendable {
    private let settings: RenderingSettings

    /// Creates a context.
    ///
    /// - Parameter options: The settings. Of them `workingColorSpace` has an effect: with `NSNull`, or a colour space that is not linear, filters
    ///   calculate with the components as files have them, otherwise with linear ones.
    public init(options: [CIContextOption: Any]? = nil) {
        var settings = RenderingSettings()
        switch options?[.workingColorSpace] {
        case is NSNull: settings.isLinear = false
        case let space as CGColorSpace:
            settings.isLinear =
                [CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.linearDisplayP3, CGColorSpace.extendedLinearDisplayP3]
                .contains(space.name)
        default: break
        }
        self.settings = settings
    }

    /// Returns the pixels in a rectangle, rounded outwards to whole pixels; nil if it is empty, or larger than any picture.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let area = PixelRect(around: fromRect) else { return nil }
        let pixels = bytes(image, area, order: [0, 1, 2, 3], isManaged: true)
        return CGImage(width: area.width, height: area.height, pixels: pixels, alphaInfo: .premultipliedLast)
    }

    /// Returns the pixels in a rectangle. They are always of eight bits, in sRGB.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Returns the pixels in a rectangle. They are always of eight bits, in sRGB, and calculated at once.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Writes the pixels in a rectangle into memory, row by row from the top.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - data: The memory, of at least `rowBytes` times the height.
    ///   - rowBytes: The distance from a row to the next one. Nothing is written if a row does not fit.
    ///   - bounds: The rectangle.
    ///   - format: The bytes of a pixel. With one that is not a constant of `CIFormat` nothing is written.
    ///   - colorSpace: The colour space of the components: sRGB, or nil for that in which filters calculate.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        guard let area = PixelRect(around: bounds) else { return }
        let isManaged = colorSpace != nil
        if format == .RGBAf {
            guard rowBytes >= area.width * 16 else { return }
            let buffer = image.recipe.draw(area, settings)
            for row in 0..<area.height {
                for column in 0..<area.width {
                    let pixel = buffer[area.x + column, area.top - 1 - row]
                    let result = isManaged ? settings.sRGB(pixel.straight).multiplied : pixel
                    data.storeBytes(of: result, toByteOffset: row * rowBytes + column * 16, as: Pixel.self)
                }
            }
            return
        }
        let orders: [CIFormat: [Int]] = [.RGBA8: [0, 1, 2, 3], .BGRA8: [2, 1, 0, 3], .ARGB8: [3, 0, 1, 2]]
        guard let order = orders[format], rowBytes >= area.width * 4 else { return }
        let pixels = bytes(image, area, order: order, isManaged: isManaged)
        pixels.withUnsafeBytes { source in
            guard let start = source.baseAddress else { return }
            for row in 0..<area.height {
                data.advanced(by: row * rowBytes).copyMemory(from: start.advanced(by: row * area.width * 4), byteCount: area.width * 4)
            }
        }
    }

    /// Returns an image in a rectangle as a PNG file; nil if the extent has no end. The pixels are always of eight bits.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent)?.pngData(pixelsPerPoint: 1) }

    /// Returns an image over white as a JPEG file; nil if the extent has no end. The option of the quality is between 0 and 1.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let quality = (options[.lossyCompressionQuality] as? NSNumber)?.doubleValue ?? options[.lossyCompressionQuality] as? Double
        return createCGImage(image, from: image.extent)?.jpegData(quality: CGFloat(quality ?? 0.8))
    }

    /// Writes an image as a PNG file. Throws if the extent has no end, or the file cannot be written.
    open func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    /// Writes an image over white as a JPEG file. Throws if the extent has no end, or the file cannot be written.
    open func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    /// Has no effect: nothing is kept between calculations.
    open func clearCaches() {}

    /// Returns the bytes of pixels, row by row from the top, multiplied by alpha.
    private func bytes(_ image: CIImage, _ area: PixelRect, order: [Int], isManaged: Bool) -> [UInt8] {
        let buffer = image.recipe.draw(area, settings)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(area.width * area.height * 4)
        for row in 0..<area.height {
            for column in 0..<area.width {
                let pixel = buffer.pixels[(area.height - 1 - row) * area.width + column]
                let straight = pixel.straight
                let alpha = min(max(pixel.alpha, 0), 1)
                var color = isManaged ? settings.sRGB(straight) : straight
                color.replace(with: 0, where: color .< 0)
                color.replace(with: 1, where: color .> 1)
                let result = Pixel(color.x * alpha, color.y * alpha, color.z * alpha, alpha) * 255
                for component in order { bytes.append(UInt8(result[component].isFinite ? result[component].rounded() : 0)) }
            }
        }
        return bytes
    }
}

/// A setting of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The colour space in which filters calculate.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// A setting of a file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The quality of lossy compression, between 0 and 1.
    public static let lossyCompressionQuality = CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")
}
