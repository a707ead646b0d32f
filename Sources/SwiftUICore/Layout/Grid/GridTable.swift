import Foundation

/// The cells of a grid in source order, and the gaps between its columns and its rows.
struct GridTable {
    private(set) var cells: [GridCell] = []
    private(set) var columnCount = 0
    let rowCount: Int
    /// The gap after each column but the last one.
    private(set) var columnGaps: [CGFloat] = []
    /// The gap below each row but the last one.
    private(set) var rowGaps: [CGFloat] = []
    /// The alignments that cells declare for their columns: the first one of each column.
    private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

    init(rows: ContiguousArray<ViewNode>, parameters: GridParameters) {
        rowCount = rows.count
        var ranges: [Range<Int>] = []
        for (row, child) in rows.enumerated() {
            let start = cells.count
            var column = 0
            if let rowNode = child as? GridRowNode {
                for node in rowNode.children {
                    let span = max(0, node.trait(GridColumnsTraitKey.self) ?? 1)
                    cells.append(GridCell(node, row: row, column: column, span: span))
                    column += span
                }
            } else {
                cells.append(GridCell(child, row: row, column: 0, span: 1, takesRow: true))
                column = 1
            }
            columnCount = max(columnCount, column)
            ranges.append(start..<cells.count)
        }
        for index in cells.indices {
            if cells[index].takesRow { cells[index].span = columnCount }
            let column = cells[index].column
            if columnAlignments[column] == nil { columnAlignments[column] = cells[index].node.trait(GridColumnAlignmentTraitKey.self) }
        }
        makeGaps(parameters, ranges)
    }

    /// Sets each gap to the largest spacing that two adjacent cells prefer. Columns between which no row has two adjacent cells have no gap (measured on
    /// macOS 27).
    private mutating func makeGaps(_ parameters: GridParameters, _ ranges: [Range<Int>]) {
        func distance(_ first: GridCell, _ second: GridCell, _ axis: Axis, _ explicit: CGFloat?) -> CGFloat {
            explicit ?? first.node.spacing.distance(to: second.node.spacing, along: axis)
        }
        var columns = [CGFloat?](repeating: nil, count: max(0, columnCount - 1))
        for range in ranges {
            for index in range.dropFirst() where columns.indices.contains(cells[index].column - 1) {
                let gap = distance(cells[index - 1], cells[index], .horizontal, parameters.horizontalSpacing)
                let place = cells[index].column - 1
                columns[place] = columns[place].map { max($0, gap) } ?? gap
            }
        }
        columnGaps = columns.map { $0 ?? 0 }
        rowGaps = zip(ranges, ranges.dropFirst()).map { upper, lower in
            if let explicit = parameters.verticalSpacing { return explicit }
            var largest: CGFloat?
            // Both rows are sorted by columns.
            var (above, below) = (upper.lowerBound, lower.lowerBound)
            while above < upper.upperBound, below < lower.upperBound {
                let gap = distance(cells[above], cells[below], .vertical, nil)
                largest = largest.map { max($0, gap) } ?? gap
                if cells[above].columns.upperBound <= cells[below].columns.upperBound { above += 1 } else { below += 1 }
            }
            return largest ?? 0
        }
    }

    /// The length of a range of columns or rows with the gaps inside.
    static func extent(of range: Range<Int>, in lengths: [CGFloat], gaps: [CGFloat]) -> CGFloat {
        let range = range.clamped(to: lengths.indices)
        guard !range.isEmpty else { return 0 }
        return lengths[range].reduce(0, +) + Self.gaps(within: range, gaps)
    }

    /// The sum of the gaps between the lines of a range.
    static func gaps(within range: Range<Int>, _ gaps: [CGFloat]) -> CGFloat {
        range.isEmpty ? 0 : gaps[(range.lowerBound..<range.upperBound - 1).clamped(to: gaps.indices)].reduce(0, +)
    }
}
