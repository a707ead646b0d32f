import Foundation

/// A grid.
final class GridNode: ContainerNode {
    private var parameters: GridParameters

    init(parameters: _GraphValue<GridParameters>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.parameters = parameters.value
        super.init(entries: entries, inputs: inputs)
        parameters.region.observe(at: parameters.offset, by: self)
    }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        let changed = new.assumingMemoryBound(to: GridParameters.self).pointee
        guard changed != parameters else { return }
        parameters = changed
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
