import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation
import os

/// The state of drawing a list once: the memory in use and the items that cannot be drawn.
///
/// A Cairo context in an error state draws nothing more. The session records the item that caused the error, so that the list
/// can be drawn again without it and the other items are not lost.
final class RenderSession {
    /// The maximum number of items that are skipped before drawing fails.
    private static let failureLimit = 64

    /// An item that could not be drawn: its index in drawing order, and Cairo's error message.
    struct Failure: Equatable {
        var place: Int
        var reason: String
    }

    /// Whether other threads draw at the same time, so that cached surfaces must not be used directly.
    let isConcurrent: Bool
    private var layerBytes = 0
    private let layerByteLimit: Int
    private var nextPlace = 0
    private let leftOut: Set<Int>
    private(set) var failure: Failure?

    /// Groups whose pixels are known.
    let composedGroups: ComposedGroups?

    private init(leavingOut places: Set<Int>, isConcurrent: Bool, layerByteLimit: Int, composedGroups: ComposedGroups?) {
        self.composedGroups = composedGroups
        leftOut = places
        self.layerByteLimit = layerByteLimit
        self.isConcurrent = isConcurrent
    }

    /// Runs a drawing, and repeats it without each item that fails. Each time, `draw` must start from scratch with a new
    /// context.
    static func untilComplete(
        isConcurrent: Bool = false, layerByteLimit: Int = CairoRenderer.layerByteLimit, composedGroups: ComposedGroups? = nil,
        _ draw: (RenderSession) throws(RenderingError) -> Void
    ) throws(RenderingError) {
        var leftOut: Set<Int> = []
        while true {
            let session = RenderSession(
                leavingOut: leftOut, isConcurrent: isConcurrent, layerByteLimit: layerByteLimit, composedGroups: composedGroups)
            try draw(session)
            guard let failure = session.failure else { return }
            guard leftOut.count < failureLimit, leftOut.insert(failure.place).inserted else { throw .cairo(failure.reason) }
            RuntimeWarnings.report("An item could not be drawn and is left out of the picture: \(failure.reason)")
        }
    }

    // MARK: Items

    /// Returns the index of the next item in drawing order; nil if it is to be skipped.
    func begin() -> Int? {
        nextPlace += 1
        return leftOut.isEmpty || !leftOut.contains(nextPlace) ? nextPlace : nil
    }

    /// Records an error of the context after an item is drawn. The innermost item counts.
    func check(_ context: OpaquePointer, afterDrawing place: Int = 0) {
        let status = cairo_status(context)
        guard status != CAIRO_STATUS_SUCCESS, failure == nil else { return }
        failure = Failure(place: place, reason: String(cString: cairo_status_to_string(status)))
    }

    // MARK: Coverage

    /// The coverage of turned rectangles that have been drawn, for others of the same shape. Another session draws them anew, so that
    /// threads share nothing.
    private(set) var coverages: [TurnedRectangle: Bitmap] = [:]
    private var coverageBytes = 0
    private static let coverageByteLimit = 1 << 20

    func keep(_ coverage: Bitmap, for rectangle: TurnedRectangle) {
        coverageBytes += coverage.byteCount
        if coverageBytes > Self.coverageByteLimit {
            coverages = [:]
            coverageBytes = coverage.byteCount
        }
        coverages[rectangle] = coverage
    }

    // MARK: Colours

    private var latestColor: (color: ResolvedColor, pixel: UInt32?)?

    /// The pixel of an opaque colour; nil for other colours. The pixel of the latest colour is kept, since its calculation takes longer than
    /// filling a small rectangle.
    func opaquePixel(of color: ResolvedColor) -> UInt32? {
        if let latestColor, latestColor.color == color { return latestColor.pixel }
        let pixel = color.opaquePixel
        latestColor = (color, pixel)
        return pixel
    }

    // MARK: Memory

    /// Reserves memory for a layer. Returns false if the limit is exceeded.
    func reserve(_ bytes: Int) -> Bool {
        guard layerBytes + bytes <= layerByteLimit else {
            RuntimeWarnings.report("A group is left out of the picture: \(RenderingError.tooManyLayers)")
            return false
        }
        layerBytes += bytes
        return true
    }

    func release(_ bytes: Int) {
        layerBytes -= bytes
    }
}
