import Foundation

/// The layout algorithm of layers.
///
/// Every child is measured with the unchanged proposal; the size is determined by the children of the highest priority (truth `stack-021`). The stack
/// then proposes its own size to its children, and aligns their new sizes at its top leading corner (measured on macOS 27).
package struct ZStackAlgorithm: Equatable, Sendable {
    var alignment: Alignment

    /// The extents of the layers on either side of their common alignment point.
    struct Extent {
        fileprivate var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        fileprivate var after = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

        fileprivate mutating func include(_ guide: CGPoint, in size: CGSize) {
            before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
            after = CGPoint(
                x: max(after.x, StackLayout.rest(of: size.width, after: guide.x)),
                y: max(after.y, StackLayout.rest(of: size.height, after: guide.y)))
        }

        var size: CGSize {
            before.x == -.infinity ? .zero : CGSize(width: max(0, before.x + after.x), height: max(0, before.y + after.y))
        }
    }

    private func guide(of dimensions: ViewDimensions) -> CGPoint {
        CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
    }

    /// Measures the children; linear in their number.
    func extent(of children: ContiguousArray<ViewNode>, for proposal: Proposal) -> Extent {
        let priority = children.lazy.map(\.layoutPriority).max() ?? 0
        var extent = Extent()
        for child in children where child.layoutPriority == priority {
            let dimensions = child.dimensions(in: proposal)
            extent.include(guide(of: dimensions), in: dimensions.size)
        }
        return extent
    }

    /// The placement of a child in a stack of a size, which all children are proposed; `extent` is theirs for that proposal.
    func placement(of child: ViewNode, extent: Extent, in size: CGSize) -> StackLayout.Placement {
        let proposal = Proposal(size)
        let guide = guide(of: child.dimensions(in: proposal))
        return StackLayout.Placement(
            proposal: proposal, origin: CGPoint(x: extent.before.x - guide.x, y: extent.before.y - guide.y))
    }

    /// The spacing preferences of the layers: the union of the children's. Those of spacers count if there is nothing else (measured on macOS 27).
    func spacing(of children: ContiguousArray<ViewNode>) -> ViewSpacing {
        guard children.count > 1 else { return children.first?.spacing ?? .zero }
        let spacings = children.map(\.spacing)
        let others = spacings.map(\.spacing.withoutSpacers).filter { !$0.minima.isEmpty }
        guard let first = others.first else { return spacings[0] }
        return ViewSpacing(others.dropFirst().reduce(into: first) { $0.formUnion($1, edges: .all) })
    }
}
