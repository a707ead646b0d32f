import Foundation

/// The layout of `HStack`, to be used like a layout of one's own.
public struct HStackLayout: Layout, Sendable {
    /// How the views line up vertically.
    public var alignment: VerticalAlignment
    /// The gap between views in points; nil lets each pair of neighbours decide.
    public var spacing: CGFloat?

    /// A row.
    @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// The layout of `VStack`, to be used like a layout of one's own.
public struct VStackLayout: Layout, Sendable {
    /// How the views line up horizontally.
    public var alignment: HorizontalAlignment
    /// The gap between views in points; nil lets each pair of neighbours decide.
    public var spacing: CGFloat?

    /// A column.
    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// A layout by the rules of stacks.
private protocol StackBasedLayout: Layout where Cache == Void {
    var stack: StackLayout { get }
}

extension StackBasedLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        stack.solve(ContiguousArray(subviews.nodes), proposal: Proposal(proposal)).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let children = ContiguousArray(subviews.nodes)
        let placements = stack.placements(
            of: children, in: bounds.size, solution: stack.solve(children, proposal: Proposal(proposal)))
        for (subview, placement) in zip(subviews, placements) {
            subview.place(
                at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
                proposal: placement.proposal.viewSize)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        stack.spacing(of: ContiguousArray(subviews.nodes))
    }
}

extension HStackLayout: StackBasedLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    fileprivate var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

extension VStackLayout: StackBasedLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    fileprivate var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}
