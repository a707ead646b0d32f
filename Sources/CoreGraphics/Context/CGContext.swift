import Foundation

/// Draws into a bitmap, a PDF file or a canvas.
///
/// As everywhere in Core Graphics, the origin is at the bottom left and y points up, in points (pixels of a bitmap); in a canvas's
/// context y points down. Text is not drawn by contexts, but by views that are drawn into them.
public final class CGContext {
    let destination: any DrawingDestination
    var state = DrawingState()
    private var savedStates: [DrawingState] = []
    /// In the base space, so that a change of coordinates does not move what is already there.
    var geometry = PathGeometry()

    package init(destination: any DrawingDestination) {
        self.destination = destination
    }

    /// What the context draws into, for those who draw more into it than it can itself.
    package var drawingDestination: any DrawingDestination { destination }
    package var drawingState: DrawingState { state }

    deinit {
        destination.close()
    }

    // MARK: States

    /// Keeps a copy of the state (coordinates, clip, colours, line styles) for `restoreGState()`. The path is not part of it.
    public func saveGState() {
        savedStates.append(state)
    }

    /// Takes back the last state saved; does nothing if there is none.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
    }

    /// Starts with a new state.
    func resetState() {
        state = DrawingState()
        savedStates = []
        geometry = PathGeometry()
    }

    // MARK: Coordinates

    /// From the context's coordinates to those it began with.
    public var ctm: CGAffineTransform { state.transform }

    /// Makes everything drawn from now on larger by factors.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Moves everything drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Turns everything drawn from now on about the origin, by an angle in radians from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Puts everything drawn from now on under a transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// From the context's coordinates to those it began with, turned round; nil where points fall together.
    var inverse: CGAffineTransform? {
        let determinant = state.transform.determinant
        return determinant.isFinite && determinant != 0 ? state.transform.inverted() : nil
    }

    // MARK: Clips

    /// Limits what is drawn from now on to a rectangle.
    public func clip(to rect: CGRect) {
        var area = PathGeometry()
        area.addRect(rect, transform: state.transform)
        state.clips.append(DrawingState.Clip(geometry: area, rule: .winding))
    }

    /// Limits what is drawn from now on to some rectangles.
    public func clip(to rects: [CGRect]) {
        var area = PathGeometry()
        for rect in rects { area.addRect(rect, transform: state.transform) }
        state.clips.append(DrawingState.Clip(geometry: area, rule: .winding))
    }

    /// Limits what is drawn from now on to the inside of the path, which is then empty. Without a path nothing changes.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !geometry.isEmpty else { return }
        state.clips.append(DrawingState.Clip(geometry: takePath(), rule: rule))
    }

    /// A rectangle around what can be drawn on, in the context's coordinates; null if there is nothing left.
    public var boundingBoxOfClipPath: CGRect {
        let area = state.clips.reduce(destination.bounds) { $0.intersection($1.geometry.tightBounds) }
        guard let inverse, !area.isNull else { return .null }
        return area.applying(inverse)
    }

    // MARK: Pages

    /// Starts a page of a PDF file in a new state, as large as `pageInfo` says under `kCGPDFContextMediaBox` or else as the file's pages are.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let box = (pageInfo?[kCGPDFContextMediaBox] as? Data).flatMap { data in
            data.count == MemoryLayout<CGRect>.size ? data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
        }
        resetState()
        destination.beginPage(mediaBox: box)
    }

    /// Ends a page of a PDF file.
    public func endPDFPage() {
        destination.endPage()
        resetState()
    }

    /// Starts a page in a new state, as large as a rectangle or else as pages are.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        resetState()
        destination.beginPage(mediaBox: mediaBox?.pointee)
    }

    /// Ends a page.
    public func endPage() {
        endPDFPage()
    }

    /// Writes a PDF file to its end; nothing can be drawn afterwards. A context that goes away does so too.
    public func closePDF() {
        destination.close()
    }

    // MARK: Memory

    /// The memory that is drawn into, row by row from the top; nil if the context has none. Valid as long as the context.
    public var data: UnsafeMutableRawPointer? { destination.bitmap?.bytes }
    /// Pixels in a row; 0 for contexts that are no bitmaps.
    public var width: Int { destination.bitmap?.width ?? 0 }
    /// Rows of pixels; 0 for contexts that are no bitmaps.
    public var height: Int { destination.bitmap?.height ?? 0 }
    /// Bits in a component; 0 for contexts that are no bitmaps.
    public var bitsPerComponent: Int { destination.bitmap == nil ? 0 : 8 }
    /// Bits in a pixel; 0 for contexts that are no bitmaps.
    public var bitsPerPixel: Int { destination.bitmap == nil ? 0 : 32 }
    /// Bytes from a row to the next; 0 for contexts that are no bitmaps.
    public var bytesPerRow: Int { destination.bitmap?.bytesPerRow ?? 0 }
    /// The space of the pixels; nil for contexts that are no bitmaps.
    public var colorSpace: CGColorSpace? { destination.bitmap?.colorSpace }
    /// Where a pixel's opacity is.
    public var alphaInfo: CGImageAlphaInfo {
        destination.bitmap.flatMap { CGImageAlphaInfo(rawValue: $0.info.intersection(.alphaInfoMask).rawValue) } ?? .none
    }
    /// Where a pixel's components are.
    public var bitmapInfo: CGBitmapInfo { destination.bitmap?.info ?? [] }

    /// A picture of what has been drawn; nil for contexts that are no bitmaps. Linear in the number of pixels.
    public func makeImage() -> CGImage? { destination.bitmap?.makeImage() }
}
