import CairoRendering
import CoreGraphics
import Foundation
import KitValues

/// The graphics context into which drawing functions draw.
public final class NSGraphicsContext: NSObject {
    /// The context of Core Graphics.
    public let cgContext: CGContext

    /// Creates a graphics context from a context of Core Graphics.
    public init(cgContext: CGContext, flipped: Bool) { self.cgContext = cgContext }

    /// Creates a context that draws into a bitmap with memory of its own; nil for other bitmaps, such as those of files. The origin is at the
    /// bottom left, and the bitmap's `size`, in points, fills its pixels.
    public convenience init?(bitmapImageRep bitmap: NSBitmapImageRep) {
        guard let context = bitmap.makeContext() else { return nil }
        self.init(cgContext: context, flipped: false)
    }

    /// The current context; nil outside of drawing. Setting nil restores the context that was current before the latest one.
    public static var current: NSGraphicsContext? {
        get { GraphicsStack.current.map { NSGraphicsContext(cgContext: $0, flipped: false) } }
        set { if let newValue { GraphicsStack.push(newValue.cgContext) } else { GraphicsStack.pop() } }
    }

    /// Saves which context is current, and its state.
    public class func saveGraphicsState() { GraphicsStack.save() }
    /// Restores the context that was current when the state was saved last, and its state. Without a saved state, it does nothing.
    public class func restoreGraphicsState() { GraphicsStack.restore() }

    /// Saves the state of the context: transform, clip, colours and lines.
    public func saveGraphicsState() { cgContext.saveGState() }
    /// Restores the state that was saved last. Without one, it does nothing.
    public func restoreGraphicsState() { cgContext.restoreGState() }

    /// Has no effect: drawing commands are executed at once and are not buffered.
    public func flushGraphics() {}

    /// Whether the y axis points down.
    public var isFlipped: Bool { cgContext.ctm.d < 0 }

    /// How images are scaled.
    public var imageInterpolation: NSImageInterpolation {
        get { NSImageInterpolation(cgContext.interpolationQuality) }
        set { cgContext.interpolationQuality = newValue.quality }
    }

    /// Whether edges are smooth. It is true until it is set.
    public var shouldAntialias: Bool {
        get { cgContext.drawingState.isAntialiased }
        set { cgContext.setShouldAntialias(newValue) }
    }
}

/// How images are scaled.
public enum NSImageInterpolation: UInt, Sendable {
    /// As the context does by itself.
    case `default` = 0
    /// By repeating pixels.
    case none = 1
    /// Fast.
    case low = 2
    /// Between fast and well.
    case medium = 4
    /// Well.
    case high = 3

    init(_ quality: CGInterpolationQuality) {
        self =
            switch quality {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            default: .default
            }
    }

    var quality: CGInterpolationQuality {
        switch self {
        case .default: .default
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
