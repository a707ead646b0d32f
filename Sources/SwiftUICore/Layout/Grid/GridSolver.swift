import Foundation

/// The layout of grids: shares the width among columns and the height among rows, then puts each view into its cell.
struct GridSolver {
    let parameters: GridParameters
    let children: ContiguousArray<ViewNode>

    /// Where everything lies.
    struct Solution {
        var size: CGSize
        /// The grid's children: rows, and views that take a whole row.
        var placements: ContiguousArray<StackLayout.Placement>
        /// The cells of each child that is a row, in the row's coordinates; empty for others.
        var cellPlacements: [ContiguousArray<StackLayout.Placement>]
    }

    private var columnGap: CGFloat { parameters.horizontalSpacing ?? Spacing.defaultDistance }
    private var rowGap: CGFloat { parameters.verticalSpacing ?? Spacing.defaultDistance }

    // MARK: Cells

    private struct Cell {
        var node: ViewNode
        var row: Int
        var column: Int
        var span: Int
        var unsizedAxes: Axis.Set

        var columns: Range<Int> { column..<column + span }
    }

    private struct Table {
        var cells: [Cell] = []
        var columnCount = 0
        var rowCount = 0
    }

    private func makeTable() -> Table {
        var table = Table()
        table.rowCount = children.count
        var wholeRows: [Int] = []
        for (row, child) in children.enumerated() {
            guard let rowNode = child as? GridRowNode else {
                wholeRows.append(table.cells.count)
                table.cells.append(cell(child, row: row, column: 0, span: 1))
                continue
            }
            var column = 0
            for node in rowNode.children {
                let span = node.trait(GridColumnsTraitKey.self) ?? 1
                table.cells.append(cell(node, row: row, column: column, span: span))
                column += span
            }
            table.columnCount = max(table.columnCount, column)
        }
        table.columnCount = max(table.columnCount, wholeRows.isEmpty ? 0 : 1)
        for index in wholeRows { table.cells[index].span = table.columnCount }
        return table
    }

    private func cell(_ node: ViewNode, row: Int, column: Int, span: Int) -> Cell {
        Cell(node: node, row: row, column: column, span: span, unsizedAxes: node.trait(GridUnsizedAxesTraitKey.self) ?? [])
    }

    // MARK: Sharing

    private struct Measures {
        var table: Table
        var widths: [CGFloat]
        var heights: [CGFloat]
        var size: CGSize
    }

    /// The widths of the columns and the heights of the rows.
    func lengths(for proposal: Proposal) -> (columns: [CGFloat], rows: [CGFloat]) {
        let measures = measures(for: proposal)
        return (measures.widths, measures.heights)
    }

    private func measures(for proposal: Proposal) -> Measures {
        let table = makeTable()
        let widths = lengths(
            count: table.columnCount, gap: columnGap, proposed: proposal.width,
            cells: table.cells.filter { !$0.unsizedAxes.contains(.horizontal) }.map { ($0.columns, $0.node) }
        ) { node, width in node.size(for: Proposal(width: width, height: .nan)).width }
        let heights = lengths(
            count: table.rowCount, gap: rowGap, proposed: proposal.height,
            cells: table.cells.filter { !$0.unsizedAxes.contains(.vertical) }.map { cell in (cell.row..<cell.row + 1, cell.node) },
            crossLength: { [columnGap] index in
                let cell = table.cells.filter { !$0.unsizedAxes.contains(.vertical) }[index]
                return Self.extent(of: cell.columns, in: widths, gap: columnGap)
            })
        return Measures(
            table: table, widths: widths, heights: heights,
            size: CGSize(
                width: Self.extent(of: 0..<widths.count, in: widths, gap: columnGap),
                height: Self.extent(of: 0..<heights.count, in: heights, gap: rowGap)))
    }

    /// Heights, where each cell's width is known.
    private func lengths(
        count: Int, gap: CGFloat, proposed: CGFloat, cells: [(Range<Int>, ViewNode)], crossLength: (Int) -> CGFloat
    ) -> [CGFloat] {
        let widths = cells.indices.map(crossLength)
        let positions = Dictionary(zip(cells.map { ObjectIdentifier($0.1) }, widths), uniquingKeysWith: { first, _ in first })
        return lengths(count: count, gap: gap, proposed: proposed, cells: cells) { node, height in
            node.size(for: Proposal(width: positions[ObjectIdentifier(node)] ?? .nan, height: height)).height
        }
    }

    /// The lengths of columns (or rows): like views in a stack, the least flexible is served first, each is offered an equal
    /// part of what is left, and each is as long as the longest of its cells then wants.
    private func lengths(
        count: Int, gap: CGFloat, proposed: CGFloat, cells: [(range: Range<Int>, node: ViewNode)],
        length: (ViewNode, CGFloat) -> CGFloat
    ) -> [CGFloat] {
        guard count > 0 else { return [] }
        var result = [CGFloat](repeating: 0, count: count)
        let single = cells.filter { $0.range.count == 1 }
        let members = (0..<count).map { index in single.filter { $0.range.lowerBound == index }.map(\.node) }
        func longest(_ index: Int, offered: CGFloat) -> CGFloat {
            members[index].reduce(0) { max($0, length($1, offered)) }
        }
        if proposed.isFinite {
            var available = proposed - gap * CGFloat(count - 1)
            let order = (0..<count).map { index -> (index: Int, minimum: CGFloat, flexibility: CGFloat) in
                // A line that only spanning cells lie in takes its part like an empty, endlessly flexible view.
                guard !members[index].isEmpty else { return (index, 0, .infinity) }
                let minimum = longest(index, offered: 0)
                return (index, minimum, longest(index, offered: .infinity) - minimum)
            }.sorted { ($0.flexibility, -$0.minimum, $0.index) < ($1.flexibility, -$1.minimum, $1.index) }
            for (served, line) in order.enumerated() {
                let offer = max(0, available / CGFloat(count - served))
                result[line.index] = members[line.index].isEmpty ? 0 : longest(line.index, offered: offer)
                available -= result[line.index]
            }
        } else {
            for index in 0..<count { result[index] = longest(index, offered: proposed) }
        }
        // Cells over several lines want what they lack from all of them alike.
        for cell in cells where cell.range.count > 1 {
            let extent = Self.extent(of: cell.range, in: result, gap: gap)
            let offer = proposed.isFinite ? max(extent, spanOffer(cell.range, count: count, gap: gap, proposed: proposed)) : proposed
            let missing = length(cell.node, offer) - extent
            guard missing > 0, missing.isFinite else { continue }
            for index in cell.range where result.indices.contains(index) { result[index] += missing / CGFloat(cell.range.count) }
        }
        return result
    }

    /// An equal part of the proposal for the lines of a spanning cell.
    private func spanOffer(_ range: Range<Int>, count: Int, gap: CGFloat, proposed: CGFloat) -> CGFloat {
        let line = max(0, (proposed - gap * CGFloat(count - 1)) / CGFloat(count))
        return line * CGFloat(range.count) + gap * CGFloat(range.count - 1)
    }

    private static func extent(of range: Range<Int>, in lengths: [CGFloat], gap: CGFloat) -> CGFloat {
        let range = range.clamped(to: lengths.indices)
        return lengths[range].reduce(0, +) + gap * CGFloat(max(0, range.count - 1))
    }

    func size(for proposal: Proposal) -> CGSize { measures(for: proposal).size }

    // MARK: Placing

    func solution(for proposal: Proposal) -> Solution {
        let measures = measures(for: proposal)
        let (lefts, tops) = (starts(of: measures.widths, gap: columnGap), starts(of: measures.heights, gap: rowGap))
        let columnAlignments = columnAlignments(measures.table)
        var solution = Solution(size: measures.size, placements: [], cellPlacements: children.map { _ in [] })
        for row in children.indices {
            let size = CGSize(width: measures.size.width, height: measures.heights[row])
            solution.placements.append(StackLayout.Placement(proposal: Proposal(size), origin: CGPoint(x: 0, y: tops[row])))
        }
        for cell in measures.table.cells {
            let isRow = children[cell.row] is GridRowNode
            let box = CGRect(
                x: cell.columns.isEmpty || lefts.isEmpty ? 0 : lefts[cell.column], y: isRow ? 0 : tops[cell.row],
                width: Self.extent(of: cell.columns, in: measures.widths, gap: columnGap), height: measures.heights[cell.row])
            let placement = placement(of: cell, in: box, columnAlignment: columnAlignments[cell.column])
            if isRow {
                solution.cellPlacements[cell.row].append(placement)
            } else {
                solution.placements[cell.row] = placement
            }
        }
        return solution
    }

    private func starts(of lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.map { length in
            defer { position += length + gap }
            return position
        }
    }

    private func columnAlignments(_ table: Table) -> [Int: HorizontalAlignment] {
        var alignments: [Int: HorizontalAlignment] = [:]
        for cell in table.cells {
            if let alignment = cell.node.trait(GridColumnAlignmentTraitKey.self) { alignments[cell.column] = alignment }
        }
        return alignments
    }

    private func placement(of cell: Cell, in box: CGRect, columnAlignment: HorizontalAlignment?) -> StackLayout.Placement {
        let proposal = Proposal(box.size)
        let dimensions = cell.node.dimensions(in: proposal)
        if let anchor = cell.node.trait(GridAnchorTraitKey.self) {
            return StackLayout.Placement(proposal: proposal, origin: CGPoint(
                x: box.minX + (box.width - dimensions.width) * anchor.x, y: box.minY + (box.height - dimensions.height) * anchor.y))
        }
        let rowAlignment = (children[cell.row] as? GridRowNode)?.alignment
        let alignment = Alignment(
            horizontal: columnAlignment ?? parameters.alignment.horizontal, vertical: rowAlignment ?? parameters.alignment.vertical)
        let origin = ViewNode.alignedOrigin(of: dimensions, in: box.size, alignment: alignment)
        return StackLayout.Placement(proposal: proposal, origin: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y))
    }
}
