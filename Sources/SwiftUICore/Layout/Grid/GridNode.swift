import Foundation

final class GridNode: ContainerNode, ValueObserver {
    private var parameters: GridParameters

    init(parameters: _GraphValue<GridParameters>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.parameters = parameters.value
        super.init(entries: entries, inputs: inputs)
        parameters.observe(by: self)
    }

    func valueChanged(from old: GridParameters, to new: GridParameters) {
        guard new != parameters else { return }
        parameters = new
        invalidateSize()
    }

    /// The rows. One without cells takes no place.
    var rows: ContiguousArray<ViewNode> { children.filter { ($0 as? GridRowNode)?.children.isEmpty != true } }

    var solver: GridSolver { GridSolver(parameters: parameters, children: rows) }

    override func measure(_ proposal: Proposal) -> CGSize { solver.size(for: proposal) }

    override func arrange() {
        let solver = solver
        let solution = solver.solution(for: proposal)
        for (index, child) in solver.children.enumerated() {
            (child as? GridRowNode)?.cellPlacements = solution.cellPlacements[index]
            placeChild(child, at: solution.placements[index].origin, proposal: solution.placements[index].proposal)
        }
        for case let row as GridRowNode in children where row.children.isEmpty { placeChild(row, at: .zero, proposal: .zero) }
    }

    /// The combined guides of the cells.
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let solver = solver
        let solution = solver.solution(for: dimensions.proposal)
        var cells = ContiguousArray<ViewNode>()
        var placements = ContiguousArray<StackLayout.Placement>()
        for (index, child) in solver.children.enumerated() {
            guard let row = child as? GridRowNode else {
                cells.append(child)
                placements.append(solution.placements[index])
                continue
            }
            let origin = solution.placements[index].origin
            for (cell, placement) in zip(row.children, solution.cellPlacements[index]) {
                cells.append(cell)
                placements.append(
                    StackLayout.Placement(
                        proposal: placement.proposal,
                        origin: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y)))
            }
        }
        return combinedAlignment(key, of: cells) { placements[$0] }
    }

    override var typeName: String { "Grid" }
}
