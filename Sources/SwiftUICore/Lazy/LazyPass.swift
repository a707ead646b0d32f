import Foundation

/// One layout of a lazy container: what is to be seen, and what has been placed.
final class LazyPass {
    /// A cell's place across the axis.
    struct Track: Equatable {
        var origin: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    struct Placement {
        var node: ViewNode
        var origin: CGPoint
        var proposal: Proposal
        /// Whether the view stays at the edge while others pass beneath.
        var isPinned = false
    }

    let serial: Int
    let axis: Axis
    /// Where cells lie across the axis: one for a stack.
    let tracks: ContiguousArray<Track>
    /// Where headers and footers lie across the axis.
    let fullTrack: Track
    /// The gap between lines; nil lets each pair of neighbours decide.
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    /// What is in sight, along the axis.
    let visible: ClosedRange<CGFloat>
    /// What of it nothing covers: where headers and footers are pinned.
    let uncovered: ClosedRange<CGFloat>
    /// How far positions in sight have moved because lengths before them turned out otherwise than estimated.
    var shift: CGFloat = 0
    var placements = ContiguousArray<Placement>()
    /// The loops and lists that were looked at.
    var loops = ContiguousArray<LazyChildren>()
    var lists = ContiguousArray<LazyList>()
    /// Whether a loop has turned out to be mixed: the layout must begin again.
    var foundMixedLoop = false
    /// The length of a line of which nothing is known.
    var typicalAdvance: CGFloat

    init(
        serial: Int, axis: Axis, tracks: ContiguousArray<Track>, fullTrack: Track, spacing: CGFloat?,
        pinnedViews: PinnedScrollableViews, visible: ClosedRange<CGFloat>, uncovered: ClosedRange<CGFloat>, typicalAdvance: CGFloat
    ) {
        self.serial = serial
        self.axis = axis
        self.tracks = tracks
        self.fullTrack = fullTrack
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.visible = visible
        self.uncovered = uncovered
        self.typicalAdvance = typicalAdvance
    }

    /// The gap between parts of which nothing is known.
    var defaultGap: CGFloat { spacing ?? Spacing.defaultDistance }

    func proposal(for track: Track, along length: CGFloat = .nan) -> Proposal {
        axis == .vertical ? Proposal(width: track.length, height: length) : Proposal(width: length, height: track.length)
    }

    func length(of node: ViewNode, in track: Track) -> CGFloat {
        let length = node.size(for: proposal(for: track))[axis]
        return length.isFinite ? max(0, length) : 0
    }

    /// Places a view in a line.
    func place(_ node: ViewNode, in track: Track, at position: CGFloat, lineLength: CGFloat, isShared: Bool, isPinned: Bool = false) {
        // In a line of several views each is offered the line's length; alone it has decided that length itself.
        let proposal = proposal(for: track, along: isShared ? lineLength : .nan)
        var box = CGSize.zero
        box[axis] = lineLength
        box[axis.perpendicular] = track.length
        var origin = ViewNode.alignedOrigin(of: node.dimensions(in: proposal), in: box, alignment: track.alignment)
        origin[axis] += position
        origin[axis.perpendicular] += track.origin
        placements.append(Placement(node: node, origin: origin, proposal: proposal, isPinned: isPinned))
    }

    /// Moves everything placed since there were `start` placements.
    func movePlacements(from start: Int, by distance: CGFloat) {
        for index in placements.indices[start...] { placements[index].origin[axis] += distance }
    }
}
