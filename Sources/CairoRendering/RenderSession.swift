import CPangoCairo
import CoreGraphics
import Foundation
import SwiftUICore

/// One drawing of a list: what it has used, and what of the list cannot be drawn.
///
/// A Cairo context that has met an error draws nothing more. The session finds out at which item that was, so that the list can be
/// drawn again without it: no item takes others with it.
final class RenderSession {
    /// The most items of a list that are left out before drawing is given up.
    private static let failureLimit = 64

    /// Something that could not be drawn: its place in the order of drawing and Cairo's reason.
    struct Failure: Equatable {
        var place: Int
        var reason: String
    }

    private var layerBytes = 0
    private var nextPlace = 0
    private let leftOut: Set<Int>
    private(set) var failure: Failure?

    private init(leavingOut places: Set<Int>) {
        leftOut = places
    }

    /// Runs a drawing, and again without each item that made it fail. `draw` begins anew on a context of its own every time.
    static func untilComplete(_ draw: (RenderSession) throws(RenderingError) -> Void) throws(RenderingError) {
        var leftOut: Set<Int> = []
        while true {
            let session = RenderSession(leavingOut: leftOut)
            try draw(session)
            guard let failure = session.failure else { return }
            guard leftOut.count < failureLimit, leftOut.insert(failure.place).inserted else { throw .cairo(failure.reason) }
            RuntimeWarnings.report("An item could not be drawn and is left out of the picture: \(failure.reason)")
        }
    }

    // MARK: Items

    /// The next item's place in the order of drawing; nil if it is to be left out.
    func begin() -> Int? {
        nextPlace += 1
        return leftOut.isEmpty || !leftOut.contains(nextPlace) ? nextPlace : nil
    }

    /// Notes an error that a context met while an item was drawn. The innermost item counts.
    func check(_ context: OpaquePointer, afterDrawing place: Int = 0) {
        let status = cairo_status(context)
        guard status != CAIRO_STATUS_SUCCESS, failure == nil else { return }
        failure = Failure(place: place, reason: String(cString: cairo_status_to_string(status)))
    }

    // MARK: Memory

    /// Takes memory for a group; false when there is none left.
    func reserve(_ bytes: Int) -> Bool {
        guard layerBytes + bytes <= CairoRenderer.layerByteLimit else {
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
