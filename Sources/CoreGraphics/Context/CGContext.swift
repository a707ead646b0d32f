import Foundation

/// A drawing context for a bitmap, a PDF file or a canvas.
///
/// As in Core Graphics, the origin is at the bottom left and the y axis points up, in points (pixels of a bitmap). In the
/// context of a `Canvas`, the y axis points down. Contexts do not draw text; draw a view into them instead.
public final class CGContext {
    let destination: any DrawingDestination
    var state = DrawingState()
    private var savedStates: [DrawingState] = []
    /// The current path in the base space, which is therefore not affected by changes of the transform.
    var geometry = PathGeometry()

    package init(destination: any DrawingDestination) {
        self.destination = destination
    }

    /// The destination of the context, for code that draws content that the context itself does not support.
    package var drawingDestination: any DrawingDestination { destination }
    package var drawingState: DrawingState { state }

    deinit {
        destination.close()
    }

    // MARK: States

    /// Saves a copy of the graphics state (transform, clip, colours, line attributes) for `restoreGState()`. The path is not
    /// part of it.
    public func saveGState() {
        savedStates.append(state)
    }

    /// Restores the last saved graphics state. Without one, it does nothing.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
    }

    /// Resets the graphics state, the saved states and the path.
    func resetState() {
        state = DrawingState()
        savedStates = []
        geometry = PathGeometry()
    }

    // MARK: Coordinates

    /// The transform from the context's coordinates to its base space.
    public var ctm: CGAffineTransform { state.transform }

    /// Scales subsequent drawing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Translates subsequent drawing.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Rotates subsequent drawing around the origin, by an angle in radians from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies a transform to subsequent drawing, before the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// The inverse of the current transform; nil if it is singular or not finite.
    var inverse: CGAffineTransform? {
        let determinant = state.transform.determinant
        return determinant.isFinite && determinant != 0 ? state.transform.inverted() : nil
    }

    // MARK: Clips

    /// Clips subsequent drawing to a rectangle.
    public func clip(to rect: CGRect) {
        var area = PathGeometry()
        area.addRect(rect, transform: state.transform)
        state.clips.append(DrawingState.Clip(geometry: area, rule: .winding))
    }

    /// Clips subsequent drawing to the union of rectangles.
    public func clip(to rects: [CGRect]) {
        var area = PathGeometry()
        for rect in rects { area.addRect(rect, transform: state.transform) }
        state.clips.append(DrawingState.Clip(geometry: area, rule: .winding))
    }

    /// Clips subsequent drawing to the inside of the current path, and clears it. An empty path has no effect.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !geometry.isEmpty else { return }
        state.clips.append(DrawingState.Clip(geometry: takePath(), rule: rule))
    }

    /// The bounding box of the clip in the context's coordinates; null if everything is clipped.
    public var boundingBoxOfClipPath: CGRect {
        let area = state.clips.reduce(destination.bounds) { $0.intersection($1.geometry.tightBounds) }
        guard let inverse, !area.isNull else { return .null }
        return area.applying(inverse)
    }

    // MARK: Pages

    /// Starts a page of a PDF file with a new graphics state. The page rectangle is the value of `kCGPDFContextMediaBox` in
    /// `pageInfo` or, without it, the file's default.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let box = (pageInfo?[kCGPDFContextMediaBox] as? Data).flatMap { data in
            data.count == MemoryLayout<CGRect>.size ? data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
        }
        resetState()
        destination.beginPage(mediaBox: box)
    }

    /// Ends the current page of a PDF file. Has no effect on other files, and if no page has begun.
    public func endPDFPage() {
        destination.endPage()
        resetState()
    }

    /// Starts a page with a new graphics state. The page rectangle is `mediaBox`, or the default if it is nil.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        resetState()
        destination.beginPage(mediaBox: mediaBox?.pointee)
    }

    /// Ends the current page.
    public func endPage() {
        endPDFPage()
    }

    /// Finishes and writes a PDF file. Nothing can be drawn afterwards. Releasing the context has the same effect.
    public func closePDF() {
        destination.close()
    }

    // MARK: Memory

    /// The memory of the bitmap, row by row from the top; nil for other contexts. Valid as long as the context.
    public var data: UnsafeMutableRawPointer? { destination.bitmap?.bytes }
    /// The width of the bitmap in pixels; 0 for other contexts.
    public var width: Int { destination.bitmap?.width ?? 0 }
    /// The height of the bitmap in pixels; 0 for other contexts.
    public var height: Int { destination.bitmap?.height ?? 0 }
    /// The number of bits per component of the bitmap; 0 for other contexts.
    public var bitsPerComponent: Int { destination.bitmap == nil ? 0 : 8 }
    /// The number of bits per pixel of the bitmap; 0 for other contexts.
    public var bitsPerPixel: Int { destination.bitmap == nil ? 0 : 32 }
    /// The number of bytes from one row of the bitmap to the next; 0 for other contexts.
    public var bytesPerRow: Int { destination.bitmap?.bytesPerRow ?? 0 }
    /// The colour space of the bitmap; nil for other contexts.
    public var colorSpace: CGColorSpace? { destination.bitmap?.colorSpace }
    /// The position of alpha in a pixel of the bitmap; `none` for other contexts.
    public var alphaInfo: CGImageAlphaInfo {
        destination.bitmap.flatMap { CGImageAlphaInfo(rawValue: $0.info.intersection(.alphaInfoMask).rawValue) } ?? .none
    }
    /// The format of the bitmap's pixels; empty for other contexts.
    public var bitmapInfo: CGBitmapInfo { destination.bitmap?.info ?? [] }

    /// Returns the content of the bitmap as an image; nil for other contexts. Takes time linear in the number of pixels.
    public func makeImage() -> CGImage? { destination.bitmap?.makeImage() }
}
