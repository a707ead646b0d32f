import CoreGraphics

/// What was drawn in a picture, and where that was.
struct CachedDrawing {
    /// Nil when nothing was.
    let chunk: DisplayList.Chunk?
    /// Where the container's origin lay in the list's coordinates.
    let origin: CGPoint
    let displayScale: CGFloat
    /// The tree's `displayEpoch`.
    let epoch: Int
}

/// What a container keeps of the latest picture.
final class CachedDrawings {
    /// How many children a run has.
    static let runLength = 32

    /// Children one after another.
    struct Run {
        var nodes: ContiguousArray<ObjectIdentifier>
        var drawing: CachedDrawing?

        /// Whether what these children have drawn is what they would draw.
        func isCurrent(_ children: ArraySlice<ViewNode>) -> Bool {
            drawing != nil && children.count == nodes.count && zip(children, nodes).allSatisfy { child, node in
                ObjectIdentifier(child) == node && child.flags.isDisjoint(with: [.isDisplayStale, .hasMoved])
            }
        }
    }

    /// All that the container has drawn.
    var whole: CachedDrawing?
    /// What runs of its children have drawn, where there are many.
    var runs = ContiguousArray<Run>()
}
