import Foundation

/// The layout algorithm of grids: determines the widths of the columns and the heights of the rows together.
///
/// The cells are measured in groups: those of the highest priority first, and of these the least flexible ones. Each cell is offered an equal share of
/// the width and of the height that is left, and lengthens its column and its row; lines whose cells have all been measured keep their lengths. A cell
/// that spans columns lengthens them at last. (Measured on macOS 27 and published in docs/probes of mburger89/MetalUI; see also the truth's `grid` rows.)
struct GridSolver {
    let parameters: GridParameters
    let children: ContiguousArray<ViewNode>
    let table: GridTable

    init(parameters: GridParameters, children: ContiguousArray<ViewNode>) {
        self.parameters = parameters
        self.children = children
        table = GridTable(rows: children, parameters: parameters)
    }

    /// The lengths of columns and rows.
    struct Measures {
        var columns: GridLines
        var rows: GridLines
        /// The proposal with which each cell was measured, and the answer.
        var answers: [(proposal: Proposal, size: CGSize)]

        var size: CGSize { CGSize(width: columns.total, height: rows.total) }
    }

    func size(for proposal: Proposal) -> CGSize { measures(for: proposal).size }

    // MARK: Flexibility

    /// How early a cell is measured.
    private struct Turn: Comparable {
        var priority: Double
        /// The number of axes along which the cell takes any length.
        var infiniteAxes = 0
        /// The range of its lengths along the other axes.
        var flexibility: CGFloat = 0

        static func < (first: Turn, second: Turn) -> Bool {
            (-first.priority, first.infiniteAxes, first.flexibility) < (-second.priority, second.infiniteAxes, second.flexibility)
        }
    }

    private func turn(of cell: GridCell, for proposal: Proposal) -> Turn {
        var turn = Turn(priority: cell.node.layoutPriority)
        guard !proposal.width.isNaN || !proposal.height.isNaN else { return turn }
        let (least, most) = (cell.node.size(for: .zero), cell.node.size(for: .infinity))
        for axis in Axis.allCases where !proposal[axis].isNaN {
            if most[axis] == .infinity { turn.infiniteAxes += 1 } else { turn.flexibility += most[axis] - least[axis] }
        }
        return turn
    }

    // MARK: Measuring

    func measures(for proposal: Proposal, record: ((Serving) -> Void)? = nil) -> Measures {
        var measures = Measures(
            columns: GridLines(axis: .horizontal, count: table.columnCount, gaps: table.columnGaps, proposed: proposal.width),
            rows: GridLines(axis: .vertical, count: table.rowCount, gaps: table.rowGaps, proposed: proposal.height),
            answers: Array(repeating: (.unspecified, .zero), count: table.cells.count))
        let isIdeal = proposal.width.isNaN && proposal.height.isNaN
        let turns = table.cells.map { isIdeal ? Turn(priority: 0) : turn(of: $0, for: proposal) }
        // The sort is stable.
        let order = table.cells.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }
        let hasCells = Set(table.cells.lazy.filter(\.isSingle).map(\.column))
        var spans: [Int] = []
        var position = 0
        while position < order.count {
            let turn = turns[order[position]]
            if position == 0 || turns[order[position - 1]].priority != turn.priority {
                let rest = order[position...].prefix { turns[$0].priority == turn.priority }.map { table.cells[$0] }
                measures.columns.begin(cellsIn: rest.lazy.filter(\.isSingle).map(\.column))
                measures.rows.begin(cellsIn: rest.lazy.map(\.row))
            }
            let group = order[position...].prefix { turns[$0] == turn }
            position += group.count
            measureGroup(group, &measures, record)
            spans += group.filter { !table.cells[$0].isSingle }
            let isLast = position == order.count
            for index in spans where isLast || measures.columns.areCommitted(table.cells[index].columns) {
                let cell = table.cells[index]
                let addition = measures.columns.stretch(cell.columns, to: measures.answers[index].size.width) { hasCells.contains($0) }
                guard let addition, cell.span > 1 else { continue }
                record?(
                    Serving(
                        axis: .horizontal, lines: cell.columns, minimum: 0, flexibility: 0, available: addition * CGFloat(cell.span),
                        sharers: cell.span, taken: addition, decider: cell.row))
            }
            spans.removeAll { isLast || measures.columns.areCommitted(table.cells[$0].columns) }
        }
        return measures
    }

    private func measureGroup(_ group: ArraySlice<Int>, _ measures: inout Measures, _ record: ((Serving) -> Void)?) {
        let offers = (measures.columns.offer, measures.rows.offer)
        // All cells of a group are offered the same shares, but at least the present lengths.
        for index in group {
            let cell = table.cells[index]
            let offered = Proposal(
                width: measures.columns.proposed(
                    for: cell.columns, isUnsized: cell.unsizedAxes.contains(.horizontal), isSpan: !cell.isSingle),
                height: measures.rows.proposed(
                    for: cell.row..<cell.row + 1, isUnsized: cell.unsizedAxes.contains(.vertical), isSpan: false))
            measures.answers[index] = (offered, cell.node.size(for: offered))
            if cell.isSingle { measures.columns.include(extent(of: cell, axis: .horizontal, offered), in: cell.column) }
            measures.rows.include(extent(of: cell, axis: .vertical, offered), in: cell.row)
        }
        let columns = measures.columns.end(cellsIn: group.lazy.map { table.cells[$0] }.filter(\.isSingle).map(\.column))
        let rows = measures.rows.end(cellsIn: group.lazy.map { table.cells[$0].row })
        guard let record else { return }
        for (lines, indices, offer) in [(measures.columns, columns, offers.0), (measures.rows, rows, offers.1)] {
            for line in indices where offer.available.isFinite { record(serving(of: line, in: lines, offer, measures.answers)) }
        }
    }

    /// The extents of a cell along an axis. A cell with an anchor has no guide.
    func extent(of cell: GridCell, axis: Axis, _ proposal: Proposal) -> GridLines.Extent {
        let length = cell.node.size(for: proposal)[axis]
        guard length.isFinite, cell.anchor == nil else { return GridLines.Extent(length: length) }
        let key = axis == .horizontal ? alignment(ofColumn: cell.column).key : alignment(ofRow: cell.row).key
        let guide = cell.node.dimensions(in: proposal)[key]
        return GridLines.Extent(before: guide, after: length - guide, length: length, isMoved: cell.node.mayHaveExplicitAlignment(key))
    }

    // MARK: Alignment

    /// The alignment of a column: the first that a cell declares, or that of the grid.
    func alignment(ofColumn column: Int) -> HorizontalAlignment {
        table.columnAlignments[column] ?? parameters.alignment.horizontal
    }

    func alignment(ofRow row: Int) -> VerticalAlignment {
        (children[row] as? GridRowNode)?.alignment ?? parameters.alignment.vertical
    }
}
