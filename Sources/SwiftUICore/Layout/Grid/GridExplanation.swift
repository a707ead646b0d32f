import Foundation

extension GridSolver {
    /// A step of the distribution, recorded for the inspector: the share of a column or row, or the addition for a spanning cell.
    struct Serving {
        var axis: Axis
        /// The columns (or rows); several in the case of a spanning cell.
        var lines: Range<Int>
        var minimum: CGFloat
        var flexibility: CGFloat
        var available: CGFloat
        var sharers: Int
        var taken: CGFloat
        /// The cell that determined the length, by its index across the lines.
        var decider: Int?
    }

    /// The gaps between columns and between rows, and whether they were set explicitly.
    var gaps: (columns: (length: CGFloat, isGiven: Bool), rows: (length: CGFloat, isGiven: Bool)) {
        ((table.columnGaps.first ?? 0, parameters.horizontalSpacing != nil), (table.rowGaps.first ?? 0, parameters.verticalSpacing != nil))
    }

    /// The lengths and alignments of columns and rows. Records each step of the distribution.
    func explain(
        _ proposal: Proposal, record: @escaping (Serving) -> Void
    ) -> (columns: [(length: CGFloat, alignment: HorizontalAlignment)], rows: [(length: CGFloat, alignment: VerticalAlignment)]) {
        let measures = measures(for: proposal, record: record)
        return (
            measures.columns.lengths.enumerated().map { ($1, alignment(ofColumn: $0)) },
            measures.rows.lengths.enumerated().map { ($1, alignment(ofRow: $0)) }
        )
    }

    /// Describes how the length of a line was determined.
    func serving(
        of line: Int, in lines: GridLines, _ offer: (available: CGFloat, sharers: Int), _ answers: [(proposal: Proposal, size: CGSize)]
    ) -> Serving {
        let axis = lines.axis
        let members = table.cells.indices.filter {
            axis == .horizontal ? table.cells[$0].isSingle && table.cells[$0].column == line : table.cells[$0].row == line
        }
        func longest(_ proposal: Proposal) -> CGFloat { members.map { table.cells[$0].node.size(for: proposal)[axis] }.max() ?? 0 }
        let minimum = longest(.zero)
        return Serving(
            axis: axis, lines: line..<line + 1, minimum: minimum, flexibility: longest(.infinity) - minimum, available: offer.available,
            sharers: offer.sharers, taken: lines.lengths[line],
            decider: members.max { answers[$0].size[axis] < answers[$1].size[axis] }.map {
                axis == .horizontal ? table.cells[$0].row : table.cells[$0].column
            })
    }
}
