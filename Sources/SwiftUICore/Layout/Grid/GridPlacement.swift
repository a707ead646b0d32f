import Foundation

extension GridSolver {
    /// The placements of all rows and cells.
    struct Solution {
        var size: CGSize
        /// The grid's children: rows, and views that take a whole row.
        var placements: ContiguousArray<StackLayout.Placement>
        /// The cells of each child that is a row, in the row's coordinates; empty for others.
        var cellPlacements: [ContiguousArray<StackLayout.Placement>]
    }

    func solution(for proposal: Proposal) -> Solution {
        let measures = measures(for: proposal)
        let (widths, heights) = (measures.columns.lengths, measures.rows.lengths)
        let (lefts, tops) = (starts(of: widths, gaps: table.columnGaps), starts(of: heights, gaps: table.rowGaps))
        let size = measures.size
        var solution = Solution(size: size, placements: [], cellPlacements: children.map { _ in [] })
        for row in children.indices {
            let size = CGSize(width: size.width, height: heights[row])
            solution.placements.append(StackLayout.Placement(proposal: Proposal(size), origin: CGPoint(x: 0, y: tops[row])))
        }
        let boxes = table.cells.map { cell in
            CGRect(
                x: cell.columns.isEmpty || lefts.isEmpty ? 0 : lefts[cell.column], y: cell.takesRow ? tops[cell.row] : 0,
                width: GridTable.extent(of: cell.columns, in: widths, gaps: table.columnGaps), height: heights[cell.row])
        }
        // A cell that has taken just its slot keeps the proposal for which it has.
        let proposals = zip(measures.answers, boxes).map { $0.size == $1.size ? $0.proposal : Proposal($1.size) }
        let lines = guideLines(proposals, boxes: boxes)
        for index in table.cells.indices {
            let cell = table.cells[index]
            let placement = placement(
                of: cell, in: boxes[index], proposals[index], columnLine: cell.isSingle ? lines.columns[cell.column] : nil,
                rowLine: lines.rows[cell.row])
            if cell.takesRow {
                solution.placements[cell.row] = placement
            } else {
                solution.cellPlacements[cell.row].append(placement)
            }
        }
        return solution
    }

    private func starts(of lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.enumerated().map { index, length in
            defer { position += length + (index < gaps.count ? gaps[index] : 0) }
            return position
        }
    }

    /// The positions of the aligned guides of columns and rows, from the edge of the column or row; nil where all guides are at
    /// their default positions.
    private func guideLines(_ proposals: [Proposal], boxes: [CGRect]) -> (columns: [Int: CGFloat], rows: [Int: CGFloat]) {
        var columns: [Int: GridLines.Extent] = [:]
        var rows: [Int: GridLines.Extent] = [:]
        for (cell, proposal) in zip(table.cells, proposals) where cell.anchor == nil {
            if cell.isSingle { columns[cell.column, default: GridLines.Extent()].formUnion(extent(of: cell, axis: .horizontal, proposal)) }
            rows[cell.row, default: GridLines.Extent()].formUnion(extent(of: cell, axis: .vertical, proposal))
        }
        /// The union of the cells is aligned within its column or row like a view with default guides.
        func line(_ key: AlignmentKey, _ union: GridLines.Extent?, _ length: CGFloat) -> CGFloat? {
            guard let union, union.isMoved, length.isFinite else { return nil }
            func guide(_ length: CGFloat) -> CGFloat {
                let size = CGSize(width: length, height: length)
                return ViewDimensions(node: nil, size: size, proposal: Proposal(size))[key]
            }
            return guide(length) - guide(union.before + union.after) + union.before
        }
        var result: (columns: [Int: CGFloat], rows: [Int: CGFloat]) = ([:], [:])
        for (cell, box) in zip(table.cells, boxes) {
            if cell.isSingle, result.columns[cell.column] == nil {
                result.columns[cell.column] = line(alignment(ofColumn: cell.column).key, columns[cell.column], box.width)
            }
            if result.rows[cell.row] == nil { result.rows[cell.row] = line(alignment(ofRow: cell.row).key, rows[cell.row], box.height) }
        }
        return result
    }

    /// The placement of a cell: aligned with the guides of its column and row, or within an empty box where there are none. A cell that spans columns
    /// has the alignment of the grid.
    private func placement(
        of cell: GridCell, in box: CGRect, _ proposal: Proposal, columnLine: CGFloat?, rowLine: CGFloat?
    ) -> StackLayout.Placement {
        let dimensions = cell.node.dimensions(in: proposal)
        if let anchor = cell.anchor {
            return StackLayout.Placement(
                proposal: proposal,
                origin: CGPoint(
                    x: box.minX + (box.width - dimensions.width) * anchor.x, y: box.minY + (box.height - dimensions.height) * anchor.y))
        }
        let alignment = Alignment(
            horizontal: cell.isSingle ? alignment(ofColumn: cell.column) : parameters.alignment.horizontal, vertical: alignment(ofRow: cell.row))
        var origin = ViewNode.alignedOrigin(of: dimensions, in: box.size, alignment: alignment)
        if let columnLine { origin.x = columnLine - dimensions[alignment.horizontal] }
        if let rowLine { origin.y = rowLine - dimensions[alignment.vertical] }
        return StackLayout.Placement(proposal: proposal, origin: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y))
    }
}
