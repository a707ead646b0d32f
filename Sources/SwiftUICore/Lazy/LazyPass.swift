import Foundation

/// The state of one layout of a lazy container: its parameters and the views placed so far.
final class LazyPass {
    /// The extent of a cell across the axis.
    struct Track: Equatable {
        var origin: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    struct Placement {
        var node: ViewNode
        var origin: CGPoint
        var proposal: Proposal
        /// Whether the view stays at the edge while others scroll beneath it.
        var isPinned = false
    }

    let serial: Int
    let axis: Axis
    /// The extents of the cells across the axis; a single one in a stack.
    let tracks: ContiguousArray<Track>
    /// The extent of headers and footers across the axis.
    let fullTrack: Track
    /// The gap between lines; nil uses the spacing preferences of each pair of neighbours.
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    /// The viewport along the axis.
    let visible: ClosedRange<CGFloat>
    /// The part of the viewport that is not covered, to which headers and footers are pinned.
    let uncovered: ClosedRange<CGFloat>
    /// The distance by which visible positions have moved because preceding lengths differed from their estimates.
    var shift: CGFloat = 0
    var placements = ContiguousArray<Placement>()
    /// The visited loops and lists.
    var loops = ContiguousArray<LazyChildren>()
    var lists = ContiguousArray<LazyList>()
    /// Whether a loop has turned out to be mixed, so that the layout must start again.
    var foundMixedLoop = false
    /// The estimated length of an unknown line.
    var typicalAdvance: CGFloat
    /// Whether the visible lines have been laid out in this pass, so that their lengths are known.
    var isLaidOut = false

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

    /// The gap between parts without known spacing preferences.
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
        // In a line of several views each is offered the line's length; a single view has determined that length itself.
        let proposal = proposal(for: track, along: isShared ? lineLength : .nan)
        var box = CGSize.zero
        box[axis] = lineLength
        box[axis.perpendicular] = track.length
        var origin = ViewNode.alignedOrigin(of: node.dimensions(in: proposal), in: box, alignment: track.alignment)
        origin[axis] += position
        origin[axis.perpendicular] += track.origin
        placements.append(Placement(node: node, origin: origin, proposal: proposal, isPinned: isPinned))
    }

    /// Moves all placements from index `start` on.
    func movePlacements(from start: Int, by distance: CGFloat) {
        for index in placements.indices[start...] { placements[index].origin[axis] += distance }
    }
}
