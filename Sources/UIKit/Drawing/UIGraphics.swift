import CoreGraphics
import Foundation
import KitValues
import SwiftUI

/// How the pictures of a renderer are made.
open class UIGraphicsImageRendererFormat {
    /// The number of pixels per point.
    open var scale: CGFloat = 1
    /// Whether the picture is opaque, with a black background, instead of transparent.
    open var opaque = false

    /// Creates a format with one pixel per point.
    public required init() {}

    /// Returns the format of the main screen.
    open class func preferred() -> Self {
        let format = self.init()
        format.scale = UIImage.plainEnvironment.displayScale
        return format
    }

    /// Returns the format of the main screen.
    open class func `default`() -> Self { preferred() }
}

extension UIImage {
    /// A format with the image's scale, for drawing it again.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

/// The context in which a renderer draws.
open class UIGraphicsRendererContext {
    /// The context of Core Graphics. Its y axis points down.
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle with the current colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Clips following drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context in which a renderer draws a picture.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    fileprivate init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(context)
    }

    /// The picture as drawn so far.
    open var currentImage: UIImage { cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale) } ?? UIImage() }
}

/// Draws pictures. It can be used on any thread.
///
///     let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
///         UIColor.red.setFill()
///         context.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
///     }
open class UIGraphicsImageRenderer {
    /// How the pictures are made.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer for pictures of a size in points, with the number of pixels per point of the main screen.
    public convenience init(size: CGSize) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIImage.plainEnvironment.displayScale
        self.init(size: size, format: format)
    }

    /// Creates a renderer for pictures of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for pictures of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        self.bounds = bounds
        self.format = format
    }

    /// Returns the picture that a closure draws; an image of size zero if the renderer's size has no area.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = GraphicsStack.bitmap(size: bounds.size, scale: format.scale) else { return UIImage() }
        if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsStack.draw(in: context) { actions(UIGraphicsImageRendererContext(context, format: format)) }
        return context.makeImage().map { UIImage(cgImage: $0, scale: format.scale) } ?? UIImage()
    }

    /// Returns the picture that a closure draws as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Returns the picture that a closure draws as a JPEG file of a quality between 0 and 1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The current context, into which drawing functions draw; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }
/// Restores the context that was current before the latest `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Begins a picture of a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points. A scale of 0 means that of the main screen. A size without area has no effect.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIImage.plainEnvironment.displayScale
    guard let context = GraphicsStack.bitmap(size: size, scale: scale) else { return }
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    GraphicsStack.push(context)
}

/// The current state of the picture begun by the latest `UIGraphicsBeginImageContext`; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = GraphicsStack.current, let image = context.makeImage() else { return nil }
    // The transform of the context has the scale.
    return UIImage(cgImage: image, scale: max(abs(context.ctm.a), 1))
}

/// Ends the picture begun by the latest `UIGraphicsBeginImageContext`.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
