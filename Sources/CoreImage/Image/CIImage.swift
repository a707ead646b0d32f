import CairoRendering
import CoreGraphics
import Foundation
import ImageIO
import SwiftUI

/// A description of an image: of a bitmap, or of what filters make of other images. Its pixels are calculated when a context asks for them.
///
///     let image = CIImage(cgImage: picture).applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0.8])
///     let result = CIContext().createCGImage(image, from: image.extent)
///
/// The origin is at the lower left, and the y axis points up.
///
/// Follows https://developer.apple.com/documentation/coreimage/ciimage.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    let recipe: ImageRecipe
    /// The bitmap from which the image was created; nil for images that are calculated.
    public let cgImage: CGImage?

    init(_ recipe: ImageRecipe, bitmap: CGImage? = nil) {
        self.recipe = recipe
        cgImage = bitmap
    }

    // MARK: Making

    /// Creates an image without content.
    public override convenience init() { self.init(.empty) }

    /// Returns an image without content.
    open class func empty() -> CIImage { CIImage(.empty) }

    /// Creates an image of a bitmap.
    public convenience init(cgImage image: CGImage) { self.init(.bitmap(image), bitmap: image) }

    /// Creates an image of a bitmap. The options are ignored: colours are in sRGB, and the pixels of files are upright.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }

    /// Creates an image of an image of UIKit; nil for one of no size. The pixels are upright.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }

    /// Creates an image of an image of UIKit; nil for one of no size. The options are ignored.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }

    /// Creates an image from the contents of a file; nil if they cannot be decoded. The options are ignored: the pixels are turned upright.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    /// Creates an image from a file; nil if it cannot be read. The options are ignored: the pixels are turned upright.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard url.isFileURL, let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }

    /// Creates an image of a colour, without end.
    public convenience init(color: CIColor) { self.init(.color(color.pixel)) }

    /// Creates an image from pixels of four bytes, row by row from the top.
    ///
    /// - Parameters:
    ///   - data: The pixels.
    ///   - bytesPerRow: The distance from a row to the next one. If rows are missing the image has no content.
    ///   - size: The size in pixels.
    ///   - format: The order of the bytes, multiplied by alpha.
    ///   - colorSpace: The colour space: sRGB, or nil for that.
    public convenience init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?) {
        let info =
            format == .BGRA8
            ? CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
            : CGBitmapInfo(rawValue: (format == .ARGB8 ? CGImageAlphaInfo.premultipliedFirst : .premultipliedLast).rawValue)
        let isUsable = (1...32_767).contains(size.width) && (1...32_767).contains(size.height)
        let image =
            !isUsable
            ? nil
            : CGDataProvider(data: data as NSData).flatMap {
                CGImage(
                    width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
                    space: colorSpace ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: $0, decode: nil, shouldInterpolate: false,
                    intent: .defaultIntent)
            }
        if let image { self.init(cgImage: image) } else { self.init(.empty) }
    }

    public static let black = CIImage(color: .black)
    public static let white = CIImage(color: .white)
    public static let gray = CIImage(color: .gray)
    public static let red = CIImage(color: .red)
    public static let green = CIImage(color: .green)
    public static let blue = CIImage(color: .blue)
    public static let cyan = CIImage(color: .cyan)
    public static let magenta = CIImage(color: .magenta)
    public static let yellow = CIImage(color: .yellow)
    public static let clear = CIImage(color: .clear)

    // MARK: Properties

    /// The rectangle outside of which the image is clear: infinite for a colour, null for an image without content.
    open var extent: CGRect { recipe.extent }
    /// The metadata of the image's file. It is empty: the pixels are upright and in sRGB.
    open var properties: [String: Any] { [:] }
    /// The colour space of the pixels: sRGB.
    open var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    // MARK: Changing

    /// Returns the part in a rectangle.
    open func cropped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(to: rect)) }

    /// Returns the image moved, scaled, rotated and skewed around the origin. Images of codes keep sharp edges.
    open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(recipe.transformed(by: matrix)) }

    /// Returns the image moved, scaled, rotated and skewed.
    ///
    /// - Parameters:
    ///   - matrix: The transform.
    ///   - highQualityDownsample: Whether pixels of a smaller image are averages of all those that they cover.
    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        let scale = (hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        guard highQualityDownsample, scale.0 < 1 || scale.1 < 1, scale.0 > 0, scale.1 > 0, !extent.isInfinite else { return transformed(by: matrix) }
        let smaller = recipe.lanczosScaled(x: min(1, scale.0), y: min(1, scale.1))
        let rest = CGAffineTransform(scaleX: 1 / min(1, scale.0), y: 1 / min(1, scale.1)).concatenating(matrix)
        return CIImage(smaller.transformed(by: rest))
    }

    /// Returns the image over another one.
    open func composited(over dest: CIImage) -> CIImage { CIImage(recipe.composited(over: dest.recipe)) }

    /// Returns the image with the colours of its edges continued without end.
    open func clampedToExtent() -> CIImage { CIImage(recipe.clamped(to: extent)) }

    /// Returns the part in a rectangle with the colours of its edges continued without end.
    open func clamped(to rect: CGRect) -> CIImage { CIImage(recipe.clamped(to: rect)) }

    /// Returns the image whose pixels are squares when it is enlarged.
    open func samplingNearest() -> CIImage {
        var recipe = recipe
        recipe.isNearest = true
        return CIImage(recipe)
    }

    /// Returns the image whose pixels are blended when it is enlarged.
    open func samplingLinear() -> CIImage {
        var recipe = recipe
        recipe.isNearest = false
        return CIImage(recipe)
    }

    /// Returns the image blurred by a Gaussian function.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    /// Returns the image opaque in a rectangle.
    open func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(
            recipe.mapped(isStraight: true) { pixel, x, y, _ in
                extent.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) ? Pixel(pixel.x, pixel.y, pixel.z, 1) : pixel
            })
    }

    /// Returns the image multiplied by its alpha.
    open func premultiplyingAlpha() -> CIImage { CIImage(recipe.mapped(isStraight: false) { pixel, _, _, _ in pixel.multiplied }) }

    /// Returns the image divided by its alpha.
    open func unpremultiplyingAlpha() -> CIImage { CIImage(recipe.mapped(isStraight: false) { pixel, _, _, _ in pixel.straight }) }

    /// Returns the image turned and mirrored from an orientation to the upright one, with its lower left corner at the origin.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { transformed(by: orientationTransform(for: orientation)) }

    /// Returns the image turned and mirrored from an orientation with a number of EXIF to the upright one. Other numbers do not change it.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map { oriented($0) } ?? self
    }

    /// Returns the transform that turns and mirrors the image from an orientation to the upright one.
    open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let turned: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(scaleX: -1, y: 1)
            case .down: CGAffineTransform(scaleX: -1, y: -1)
            case .downMirrored: CGAffineTransform(scaleX: 1, y: -1)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            }
        guard !extent.isNull, !extent.isInfinite else { return turned }
        let place = extent.applying(turned)
        return turned.concatenating(CGAffineTransform(translationX: extent.minX - place.minX, y: extent.minY - place.minY))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { "<CIImage: extent [\(extent.minX) \(extent.minY) \(extent.width) \(extent.height)]>" }
}

/// A setting with which an image is made.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

/// The bytes of a pixel.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = CIFormat(rawValue: 265)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Components of 32 bits, as floating-point numbers.
    public static let RGBAf = CIFormat(rawValue: 2312)
}

extension UIImage {
    /// Creates an image of an image of Core Image, which is calculated at once. One without end, or without content, has no size.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image of an image of Core Image, which is calculated at once, with a number of pixels per point and the orientation of its pixels.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// The image for filters. It is nil: images keep bitmaps; `CIImage(image:)` makes one.
    public var ciImage: CIImage? { nil }
}
