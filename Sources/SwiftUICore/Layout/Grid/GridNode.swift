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

    var solver: GridSolver { GridSolver(parameters: parameters, children: children) }

    override func measure(_ proposal: Proposal) -> CGSize { solver.size(for: proposal) }

    override func arrange() {
        let solution = solver.solution(for: proposal)
        for (index, child) in children.enumerated() {
            (child as? GridRowNode)?.cellPlacements = solution.cellPlacements[index]
            placeChild(child, at: solution.placements[index].origin, proposal: solution.placements[index].proposal)
        }
    }

    override var typeName: String { "Grid" }
}
