import Foundation

/// What a `CGContext` draws into. Its coordinates are the context's base space: points, whose origin and axes are its own.
package protocol DrawingDestination: AnyObject {
    /// What can be drawn on.
    var bounds: CGRect { get }
    /// The memory drawn into; nil for destinations that have none.
    var bitmap: (any BitmapMemory)? { get }

    func draw(_ drawing: ContextDrawing, in state: DrawingState)

    /// Starts a page; nil for the size that pages have by default. Destinations without pages ignore it.
    func beginPage(mediaBox: CGRect?)
    func endPage()
    /// Finishes what is made; nothing can be drawn afterwards.
    func close()
}

extension DrawingDestination {
    package var bitmap: (any BitmapMemory)? { nil }
    package func beginPage(mediaBox: CGRect?) {}
    package func endPage() {}
    package func close() {}
}

/// Pixels in memory that a context draws into.
package protocol BitmapMemory: AnyObject {
    var width: Int { get }
    var height: Int { get }
    var bytesPerRow: Int { get }
    var info: CGBitmapInfo { get }
    var colorSpace: CGColorSpace { get }
    var bytes: UnsafeMutableRawPointer { get }

    func makeImage() -> CGImage?
}

/// One thing to draw, in a context's coordinates.
package enum ContextDrawing {
    case fill(PathGeometry, CGPathFillRule, CGColor)
    /// A picture, upright where y points up.
    case image(CGImage, CGRect)
    /// Nothing, in place of what is there; the state's opacity and blend mode do not count.
    case clear(CGRect)
}

/// What decides how a context draws, apart from its path.
package struct DrawingState {
    /// From the context's coordinates to the base space.
    package var transform = CGAffineTransform.identity
    /// What is drawn in, in the base space: inside of all of these.
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
