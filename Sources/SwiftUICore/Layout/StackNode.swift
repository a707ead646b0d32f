import Foundation

/// The node of a row or column.
package class StackNode: ContainerNode {
    @exclusivity(unchecked) package private(set) final var layout: StackLayout
    /// The latest negotiation, reused for placement if the proposal is the same.
    @exclusivity(unchecked) private var solution: StackLayout.Solution?
    /// The children that were invalidated since the stack negotiated the solution.
    @exclusivity(unchecked) private var changes = StackChanges()
    /// The size in which the children lie where the solution places them; nil if they do not.
    @exclusivity(unchecked) private var arrangedSize: CGSize?

    /// A stack of a single view passes the priority of the view on (measured on macOS 27).
    package override var layoutPriority: Double {
        flags.contains(.hasPriority) && children.count == 1 ? children[0].layoutPriority : 0
    }

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

    // MARK: The solution

    package final override func measuresInvalidated(by child: ViewNode?) {
        // A departing view takes no part in the layout.
        if let child, child.flags.contains(.isDeparting) { return }
        changes.add(child)
        if child == nil { arrangedSize = nil }
    }

    private func solve(_ proposal: Proposal) -> StackLayout.Solution {
        let new = layout.solve(children, proposal: proposal)
        solution = new
        changes = StackChanges()
        arrangedSize = nil
        return new
    }

    private func solution(for proposal: Proposal) -> StackLayout.Solution {
        guard let solution, solution.proposal == proposal, keepsSolution(solution) else { return solve(proposal) }
        return solution
    }

    /// Whether the solution still holds: the children that were invalidated since then answer the stack's earlier proposals with the same
    /// sizes. A row whose text has changed, but not its size, then costs no work in proportion to the number of rows.
    private func keepsSolution(_ solution: StackLayout.Solution) -> Bool {
        if changes.areNone { return true }
        guard !changes.concernAll, !solution.hasPriorities else { return false }
        for child in changes.unmeasured where !child.hasEnded {
            // Reading the preferences marks the stack if they have changed.
            if layout.spacing == nil { _ = child.spacing }
            guard child.answersAsBefore(guide: layout.alignment) else { return false }
        }
        guard !changes.concernAll else { return false }
        changes.noteMeasured()
        return true
    }

    // MARK: Layout

    package override func measure(_ proposal: Proposal) -> CGSize { solution(for: proposal).size }

    package override var sizeIgnoresProposal: Bool { children.allSatisfy(\.isFixedSize) }

    package override func arrange() {
        let solution = solution(for: proposal)
        let measured = changes.takeMeasured()
        if arrangedSize == size {
            // The solution holds, so the other children keep their places.
            for child in measured where !child.hasEnded { child.place(at: child.origin, proposal: child.proposal) }
            return
        }
        let placements = layout.placements(of: children, in: size, solution: solution)
        for (child, placement) in zip(children, placements) {
            placeChild(child, at: placement.origin, proposal: placement.proposal)
        }
        arrangedSize = size
    }

    package final override var placesAllChildren: Bool { true }

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
