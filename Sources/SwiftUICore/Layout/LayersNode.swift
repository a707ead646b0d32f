import Foundation

/// Views on top of each other.
///
/// Every child gets the proposal unchanged; the size comes from the children of the highest priority (truth `stack-021`).
final class LayersNode: ContainerNode {
    private var alignment: Alignment

    init(alignment: Alignment = .center, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.alignment = alignment
        super.init(entries: entries, inputs: inputs)
    }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        let changed = new.assumingMemoryBound(to: Alignment.self).pointee
        guard changed != alignment else { return }
        alignment = changed
        invalidateSize()
    }

    /// How far the layers reach to either side of the point in which they are aligned.
    private struct Extent {
        var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        var after = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

        mutating func include(_ guide: CGPoint, in size: CGSize) {
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

    private func extent(for proposal: Proposal) -> Extent {
        let priority = children.lazy.map(\.layoutPriority).max() ?? 0
        var extent = Extent()
        for child in children where child.layoutPriority == priority {
            let dimensions = child.dimensions(in: proposal)
            extent.include(guide(of: dimensions), in: dimensions.size)
        }
        return extent
    }

    override func measure(_ proposal: Proposal) -> CGSize { extent(for: proposal).size }

    override var sizeIgnoresProposal: Bool { children.allSatisfy(\.isFixedSize) }

    private func placement(_ child: ViewNode, extent: Extent, proposal: Proposal) -> StackLayout.Placement {
        let guide = guide(of: child.dimensions(in: proposal))
        return StackLayout.Placement(
            proposal: proposal, origin: CGPoint(x: extent.before.x - guide.x, y: extent.before.y - guide.y))
    }

    override func arrange() {
        let extent = extent(for: proposal)
        for child in children {
            let placement = placement(child, extent: extent, proposal: proposal)
            placeChild(child, at: placement.origin, proposal: proposal)
        }
    }

    override func makeSpacing() -> ViewSpacing {
        guard let first = children.first else { return .zero }
        return children.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let extent = extent(for: dimensions.proposal)
        return combinedAlignment(key, of: children) { placement(children[$0], extent: extent, proposal: dimensions.proposal) }
    }

    override var typeName: String { "ZStack" }
}
