import Foundation

/// The layout of `HStack`, for use with `AnyLayout` or as a view: `HStackLayout() { ... }`.
public struct HStackLayout: Layout, Sendable {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The gap between views in points; nil uses the spacing preferences of each pair of neighbours.
    public var spacing: CGFloat?

    /// Creates a horizontal stack layout.
    @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// The layout of `VStack`, for use with `AnyLayout` or as a view: `VStackLayout() { ... }`.
public struct VStackLayout: Layout, Sendable {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The gap between views in points; nil uses the spacing preferences of each pair of neighbours.
    public var spacing: CGFloat?

    /// Creates a vertical stack layout.
    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// A layout implemented by `StackLayout`.
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
