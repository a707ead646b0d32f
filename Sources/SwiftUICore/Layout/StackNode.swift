import Foundation

/// The node of a row or column.
package class StackNode: ContainerNode {
    package private(set) final var layout: StackLayout
    /// The latest negotiation, reused for placement if the proposal is the same.
    private var solution: StackLayout.Solution?

    init(layout: StackLayout, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.layout = layout
        super.init(entries: entries, inputs: inputs)
    }

    /// Creates the implicit stack for several views in place of one.
    convenience init(axis: Axis, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        let alignment = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        self.init(layout: StackLayout(axis: axis, alignment: alignment, spacing: nil), entries: entries, inputs: inputs)
    }

    func setLayout(_ layout: StackLayout) {
        self.layout = layout
        invalidateSize()
    }

    package override func sourceMayChange() {}

    package override func measure(_ proposal: Proposal) -> CGSize {
        let solution = layout.solve(children, proposal: proposal)
        self.solution = solution
        return solution.size
    }

    private func solution(for proposal: Proposal) -> StackLayout.Solution {
        if let solution, solution.proposal == proposal, !flags.contains(.isSizeInvalid) { return solution }
        let new = layout.solve(children, proposal: proposal)
        solution = new
        return new
    }

    package override var sizeIgnoresProposal: Bool { children.allSatisfy(\.isFixedSize) }

    package override func arrange() {
        let placements = layout.placements(of: children, in: size, solution: solution(for: proposal))
        for (child, placement) in zip(children, placements) {
            placeChild(child, at: placement.origin, proposal: placement.proposal)
        }
    }

    package override func makeSpacing() -> ViewSpacing { layout.spacing(of: children) }

    package override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let placements = layout.placements(of: children, in: dimensions.size, solution: solution(for: dimensions.proposal))
        return combinedAlignment(key, of: children) { placements[$0] }
    }

    package override var typeName: String { layout.axis == .horizontal ? "HStack" : "VStack" }
}

extension ViewNode {
    /// Places a child by its origin from the leading edge, which is the right edge in right-to-left layouts.
    @inline(__always)
    final func placeChild(_ child: ViewNode, at origin: CGPoint, proposal: Proposal) {
        guard flags.contains(.isRightToLeft) else { return child.place(at: origin, proposal: proposal) }
        let width = child.size(for: proposal).width
        child.place(at: CGPoint(x: size.width - origin.x - width, y: origin.y), proposal: proposal)
    }

    /// The combined explicit values of the children for a guide.
    final func combinedAlignment(
        _ key: AlignmentKey, of children: ContiguousArray<ViewNode>, placement: (Int) -> StackLayout.Placement
    ) -> CGFloat? {
        var combined: CGFloat?
        var count = 0
        for (index, child) in children.enumerated() where child.mayHaveExplicitAlignment(key) {
            let placement = placement(index)
            guard let value = child.dimensions(in: placement.proposal).explicit(key) else { continue }
            key.id._combineExplicit(childValue: value + placement.origin[key.axis], count, into: &combined)
            count += 1
        }
        return combined
    }
}
