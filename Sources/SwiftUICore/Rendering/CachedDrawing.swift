import CoreGraphics

/// The cached display list of a node and the coordinates it was drawn in.
struct CachedDrawing {
    /// The display list; nil if nothing was drawn.
    let chunk: DisplayList.Chunk?
    /// The origin of the container in the coordinates of the list.
    let origin: CGPoint
    let displayScale: CGFloat
    /// The tree's `displayEpoch` at the time of drawing.
    let epoch: Int
}

/// The display lists that a container caches between frames.
final class CachedDrawings {
    /// The number of children in a run.
    static let runLength = 32

    /// A run of consecutive children.
    struct Run {
        var nodes: ContiguousArray<ObjectIdentifier>
        var drawing: CachedDrawing?

        /// Whether the cached display list of the run is current.
        func isCurrent(_ children: ArraySlice<ViewNode>) -> Bool {
            drawing != nil && children.count == nodes.count
                && zip(children, nodes).allSatisfy { child, node in
                    ObjectIdentifier(child) == node && child.flags.isDisjoint(with: [.isDisplayStale, .hasMoved])
                }
        }
    }

    /// The display list of the whole container.
    var whole: CachedDrawing?
    /// The display lists of runs of children; empty if there are few children.
    var runs = ContiguousArray<Run>()
}
