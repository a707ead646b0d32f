import Foundation

/// The layout of `ZStack`, to be used like a layout of one's own.
public struct ZStackLayout: Layout, Sendable {
    /// How the views line up.
    public var alignment: Alignment

    /// Layers.
    @inlinable public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    private var layers: ZStackAlgorithm { ZStackAlgorithm(alignment: alignment) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        layers.extent(of: ContiguousArray(subviews.nodes), for: Proposal(proposal)).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let nodes = ContiguousArray(subviews.nodes)
        let extent = layers.extent(of: nodes, for: Proposal(proposal))
        for (subview, node) in zip(subviews, nodes) {
            let origin = layers.placement(of: node, extent: extent, proposal: Proposal(proposal)).origin
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        layers.spacing(of: ContiguousArray(subviews.nodes))
    }
}

/// The layout of `Grid`, to be used like a layout of one's own; its rows are `GridRow`s.
public struct GridLayout: Layout, Sendable {
    /// Where a view lies in a cell that is larger than it.
    public var alignment: Alignment
    /// The gap between columns in points; nil for the platform's default.
    public var horizontalSpacing: CGFloat?
    /// The gap between rows in points; nil for the platform's default.
    public var verticalSpacing: CGFloat?

    /// A grid.
    @inlinable public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    private func solver(_ subviews: Subviews) -> GridSolver {
        GridSolver(
            parameters: GridParameters(
                alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            children: ContiguousArray(subviews.nodes))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        solver(subviews).size(for: Proposal(proposal))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let solution = solver(subviews).solution(for: Proposal(proposal))
        for (index, subview) in subviews.enumerated() {
            (subview.node as? GridRowNode)?.cellPlacements = solution.cellPlacements[index]
            let placement = solution.placements[index]
            subview.place(
                at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
                proposal: placement.proposal.viewSize)
        }
    }
}
