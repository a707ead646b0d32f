import Foundation

/// The destination of a `CGContext`. Its coordinates are the base space of the context, in points, with an origin and axes of
/// its own.
package protocol DrawingDestination: AnyObject {
    /// The drawable area.
    var bounds: CGRect { get }
    /// The bitmap memory; nil for destinations without it.
    var bitmap: (any BitmapMemory)? { get }

    func draw(_ drawing: ContextDrawing, in state: DrawingState)

    /// Starts a page; nil for the default page size. Destinations without pages ignore it.
    func beginPage(mediaBox: CGRect?)
    func endPage()
    /// Finishes the output. Nothing can be drawn afterwards.
    func close()
}

extension DrawingDestination {
    package var bitmap: (any BitmapMemory)? { nil }
    package func beginPage(mediaBox: CGRect?) {}
    package func endPage() {}
    package func close() {}
}

/// The bitmap memory that a context draws into.
package protocol BitmapMemory: AnyObject {
    var width: Int { get }
    var height: Int { get }
    var bytesPerRow: Int { get }
    var info: CGBitmapInfo { get }
    var colorSpace: CGColorSpace { get }
    var bytes: UnsafeMutableRawPointer { get }

    func makeImage() -> CGImage?
}

/// A drawing operation, in the context's coordinates.
package enum ContextDrawing {
    case fill(PathGeometry, CGPathFillRule, CGColor)
    /// Draws an image, upright if the y axis points up.
    case image(CGImage, CGRect)
    /// Clears a rectangle, regardless of the state's opacity and blend mode.
    case clear(CGRect)
}

/// The graphics state of a context, without its path.
package struct DrawingState {
    /// The transform from the context's coordinates to the base space.
    package var transform = CGAffineTransform.identity
    /// The clips in the base space. Drawing is limited to their intersection.
    package var clips: [Clip] = []
    package var opacity: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    package var isAntialiased = true
    package var interpolation = CGInterpolationQuality.default
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = StrokeParameters(width: 1)
    var dashPhase: CGFloat = 0
    var dashes: [CGFloat] = []

    package struct Clip {
        package var geometry: PathGeometry
        package var rule: CGPathFillRule
    }
}
