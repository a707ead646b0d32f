import Foundation

/// The layout of `ZStack`, for use with `AnyLayout` or as a view: `ZStackLayout() { ... }`.
public struct ZStackLayout: Layout, Sendable {
    /// The alignment of the views along both axes.
    public var alignment: Alignment

    /// Creates a layout that puts views on top of each other.
    @inlinable public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    private var algorithm: ZStackAlgorithm { ZStackAlgorithm(alignment: alignment) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        algorithm.extent(of: ContiguousArray(subviews.nodes), for: Proposal(proposal)).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let nodes = ContiguousArray(subviews.nodes)
        let extent = algorithm.extent(of: nodes, for: Proposal(bounds.size))
        for (subview, node) in zip(subviews, nodes) {
            let placement = algorithm.placement(of: node, extent: extent, in: bounds.size)
            subview.place(
                at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y), proposal: placement.proposal.viewSize)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        algorithm.spacing(of: ContiguousArray(subviews.nodes))
    }
}

/// The layout of `Grid`, for use with `AnyLayout` or as a view. Its rows are `GridRow`s.
public struct GridLayout: Layout, Sendable {
    /// The alignment of a view within a larger cell.
    public var alignment: Alignment
    /// The gap between columns in points; nil for the default of 8.
    public var horizontalSpacing: CGFloat?
    /// The gap between rows in points; nil for the default of 8.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout.
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
