import Foundation

/// The layout algorithm of grids: distributes the width among the columns and the height among the rows, then places each view in
/// its cell.
struct GridSolver {
    let parameters: GridParameters
    let children: ContiguousArray<ViewNode>

    /// The placements of all rows and cells.
    struct Solution {
        var size: CGSize
        /// The grid's children: rows, and views that take a whole row.
        var placements: ContiguousArray<StackLayout.Placement>
        /// The cells of each child that is a row, in the row's coordinates; empty for others.
        var cellPlacements: [ContiguousArray<StackLayout.Placement>]
    }

    /// The gaps between columns, and those between rows.
    private var columnGap: CGFloat { parameters.horizontalSpacing ?? Spacing.defaultDistance }
    private let rowGaps: [CGFloat]

    init(parameters: GridParameters, children: ContiguousArray<ViewNode>) {
        self.parameters = parameters
        self.children = children
        guard children.count > 1 else {
            rowGaps = []
            return
        }
        // Without a spacing rows stand apart as their cells prefer, like the views of a stack.
        let spacings = parameters.verticalSpacing == nil ? children.map(Self.spacing) : []
        rowGaps = (1..<children.count).map {
            parameters.verticalSpacing ?? spacings[$0 - 1].distance(to: spacings[$0], along: .vertical)
        }
    }

    /// The spacing preferences of a row: those of all its cells.
    private static func spacing(of row: ViewNode) -> ViewSpacing {
        guard let row = row as? GridRowNode else { return row.spacing }
        var spacing = row.children.first?.spacing ?? ViewSpacing()
        for cell in row.children.dropFirst() { spacing.formUnion(cell.spacing) }
        return spacing
    }

    private func columnGaps(_ table: Table) -> [CGFloat] { Array(repeating: columnGap, count: max(0, table.columnCount - 1)) }

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

    /// The lengths and alignments of columns and rows. Records each step of the distribution.
    func explain(
        _ proposal: Proposal, record: @escaping (Serving) -> Void
    ) -> (columns: [(length: CGFloat, alignment: HorizontalAlignment)], rows: [(length: CGFloat, alignment: VerticalAlignment)]) {
        let measures = measures(for: proposal, record: record)
        let own = columnAlignments(measures.table)
        return (
            measures.widths.enumerated().map { ($1, alignment(ofColumn: $0, own)) },
            measures.heights.enumerated().map { ($1, alignment(ofRow: $0)) }
        )
    }

    /// The gaps between columns and between rows, and whether they were set explicitly.
    var gaps: (columns: (length: CGFloat, isGiven: Bool), rows: (length: CGFloat, isGiven: Bool)) {
        ((columnGap, parameters.horizontalSpacing != nil), (rowGaps.first ?? 0, parameters.verticalSpacing != nil))
    }

    private func measures(for proposal: Proposal, record: ((Serving) -> Void)? = nil) -> Measures {
        let table = makeTable()
        let columnAlignments = columnAlignments(table)
        let columnGaps = columnGaps(table)
        let widths = lengths(
            axis: .horizontal, count: table.columnCount, gaps: columnGaps, proposed: proposal.width, record: record,
            cells: table.cells.filter { !$0.unsizedAxes.contains(.horizontal) }.map { ($0.columns, $0) }
        ) { [self] cell, width in
            let proposal = Proposal(width: width, height: .nan)
            return extent(of: cell, axis: .horizontal, key: alignment(ofColumn: cell.column, columnAlignments).key, proposal)
        }
        let heights = lengths(
            axis: .vertical, count: table.rowCount, gaps: rowGaps, proposed: proposal.height, record: record,
            cells: table.cells.filter { !$0.unsizedAxes.contains(.vertical) }.map { cell in (cell.row..<cell.row + 1, cell) }
        ) { [self] cell, height in
            let proposal = Proposal(width: Self.extent(of: cell.columns, in: widths, gaps: columnGaps), height: height)
            return extent(of: cell, axis: .vertical, key: alignment(ofRow: cell.row).key, proposal)
        }
        return Measures(
            table: table, widths: widths, heights: heights,
            size: CGSize(
                width: Self.extent(of: 0..<widths.count, in: widths, gaps: columnGaps),
                height: Self.extent(of: 0..<heights.count, in: heights, gaps: rowGaps)))
    }

    /// The extents of a cell on both sides of the alignment guide of its line.
    private struct Extent {
        var before: CGFloat
        var after: CGFloat
        var length: CGFloat
        /// Whether the guide may differ from its default position.
        var isMoved = false
    }

    private func extent(of cell: Cell, axis: Axis, key: AlignmentKey, _ proposal: Proposal) -> Extent {
        let length = cell.node.size(for: proposal)[axis]
        guard length.isFinite, cell.node.trait(GridAnchorTraitKey.self) == nil else {
            return Extent(before: 0, after: length, length: length)
        }
        let guide = cell.node.dimensions(in: proposal)[key]
        return Extent(before: guide, after: length - guide, length: length, isMoved: cell.node.mayHaveExplicitAlignment(key))
    }

    /// The combined extents of cells whose guides coincide.
    private static func union(_ extents: [Extent]) -> Extent {
        var union = Extent(before: -.infinity, after: -.infinity, length: 0)
        for extent in extents {
            union.before = max(union.before, extent.before)
            union.after = max(union.after, extent.after)
            union.length = max(union.length, extent.length)
            if extent.isMoved { union.isMoved = true }
        }
        if union.isMoved { union.length = max(union.length, union.before + union.after) }
        return union
    }

    /// The lengths of columns (or rows): as in a stack, the least flexible is served first, each is offered an equal share of the
    /// rest, and each becomes as long as the longest of its cells for that offer.
    private func lengths(
        axis: Axis, count: Int, gaps: [CGFloat], proposed: CGFloat, record: ((Serving) -> Void)?, cells: [(range: Range<Int>, cell: Cell)],
        extent: (Cell, CGFloat) -> Extent
    ) -> [CGFloat] {
        guard count > 0 else { return [] }
        var result = [CGFloat](repeating: 0, count: count)
        let single = cells.filter { $0.range.count == 1 }
        var members = [[Cell]](repeating: [], count: count)
        for cell in single where members.indices.contains(cell.range.lowerBound) { members[cell.range.lowerBound].append(cell.cell) }
        func longest(_ index: Int, offered: CGFloat) -> CGFloat {
            Self.union(members[index].map { extent($0, offered) }).length
        }
        if proposed.isFinite {
            var available = proposed - gaps.reduce(0, +)
            let order = (0..<count).map { index -> (index: Int, minimum: CGFloat, flexibility: CGFloat) in
                // A line that contains only spanning cells gets its share like an empty view of infinite flexibility.
                guard !members[index].isEmpty else { return (index, 0, .infinity) }
                let minimum = longest(index, offered: 0)
                return (index, minimum, longest(index, offered: .infinity) - minimum)
            }.sorted { ($0.flexibility, -$0.minimum, $0.index) < ($1.flexibility, -$1.minimum, $1.index) }
            for (served, line) in order.enumerated() {
                let offer = max(0, available / CGFloat(count - served))
                result[line.index] = members[line.index].isEmpty ? 0 : longest(line.index, offered: offer)
                record?(
                    Serving(
                        axis: axis, lines: line.index..<line.index + 1, minimum: line.minimum, flexibility: line.flexibility,
                        available: available, sharers: count - served, taken: result[line.index],
                        decider: members[line.index].max { extent($0, offer).length < extent($1, offer).length }
                            .map { axis == .horizontal ? $0.row : $0.column }))
                available -= result[line.index]
            }
        } else {
            for index in 0..<count { result[index] = longest(index, offered: proposed) }
        }
        // Spanning cells distribute the length they lack equally among their lines.
        for cell in cells where cell.range.count > 1 {
            let covered = Self.extent(of: cell.range, in: result, gaps: gaps)
            let offer = proposed.isFinite ? max(covered, spanOffer(cell.range, count: count, gaps: gaps, proposed: proposed)) : proposed
            let missing = extent(cell.cell, offer).length - covered
            guard missing > 0, missing.isFinite else { continue }
            for index in cell.range where result.indices.contains(index) { result[index] += missing / CGFloat(cell.range.count) }
            record?(
                Serving(
                    axis: axis, lines: cell.range, minimum: 0, flexibility: 0, available: missing, sharers: cell.range.count,
                    taken: missing / CGFloat(cell.range.count), decider: axis == .horizontal ? cell.cell.row : cell.cell.column))
        }
        return result
    }

    /// The equal share of the proposal for the lines of a spanning cell.
    private func spanOffer(_ range: Range<Int>, count: Int, gaps: [CGFloat], proposed: CGFloat) -> CGFloat {
        let line = max(0, (proposed - gaps.reduce(0, +)) / CGFloat(count))
        return line * CGFloat(range.count) + Self.gaps(within: range, gaps)
    }

    private static func extent(of range: Range<Int>, in lengths: [CGFloat], gaps: [CGFloat]) -> CGFloat {
        let range = range.clamped(to: lengths.indices)
        return lengths[range].reduce(0, +) + Self.gaps(within: range, gaps)
    }

    /// The sum of the gaps between the lines of a range.
    private static func gaps(within range: Range<Int>, _ gaps: [CGFloat]) -> CGFloat {
        range.isEmpty ? 0 : gaps[(range.lowerBound..<range.upperBound - 1).clamped(to: gaps.indices)].reduce(0, +)
    }

    func size(for proposal: Proposal) -> CGSize { measures(for: proposal).size }

    // MARK: Placing

    func solution(for proposal: Proposal) -> Solution {
        let measures = measures(for: proposal)
        let columnGaps = columnGaps(measures.table)
        let (lefts, tops) = (starts(of: measures.widths, gaps: columnGaps), starts(of: measures.heights, gaps: rowGaps))
        let columnAlignments = columnAlignments(measures.table)
        var solution = Solution(size: measures.size, placements: [], cellPlacements: children.map { _ in [] })
        for row in children.indices {
            let size = CGSize(width: measures.size.width, height: measures.heights[row])
            solution.placements.append(StackLayout.Placement(proposal: Proposal(size), origin: CGPoint(x: 0, y: tops[row])))
        }
        let boxes = measures.table.cells.map { cell in
            CGRect(
                x: cell.columns.isEmpty || lefts.isEmpty ? 0 : lefts[cell.column],
                y: children[cell.row] is GridRowNode ? 0 : tops[cell.row],
                width: Self.extent(of: cell.columns, in: measures.widths, gaps: columnGaps), height: measures.heights[cell.row])
        }
        let lines = lines(measures.table, boxes: boxes, columnAlignments)
        for (cell, box) in zip(measures.table.cells, boxes) {
            let placement = placement(
                of: cell, in: box, columnAlignment: alignment(ofColumn: cell.column, columnAlignments),
                columnLine: cell.span == 1 ? lines.columns[cell.column] : nil, rowLine: lines.rows[cell.row])
            if children[cell.row] is GridRowNode {
                solution.cellPlacements[cell.row].append(placement)
            } else {
                solution.placements[cell.row] = placement
            }
        }
        return solution
    }

    /// The positions of the aligned guides of columns and rows, from the edge of the column or row; nil where all guides are at
    /// their default positions.
    private func lines(
        _ table: Table, boxes: [CGRect], _ columnAlignments: [Int: HorizontalAlignment]
    ) -> (columns: [Int: CGFloat], rows: [Int: CGFloat]) {
        var columns: [Int: [Extent]] = [:]
        var rows: [Int: [Extent]] = [:]
        for (cell, box) in zip(table.cells, boxes) where cell.node.trait(GridAnchorTraitKey.self) == nil {
            let proposal = Proposal(box.size)
            if cell.span == 1 {
                let key = alignment(ofColumn: cell.column, columnAlignments).key
                columns[cell.column, default: []].append(extent(of: cell, axis: .horizontal, key: key, proposal))
            }
            rows[cell.row, default: []].append(extent(of: cell, axis: .vertical, key: alignment(ofRow: cell.row).key, proposal))
        }
        /// The union of the cells is aligned within its column or row like a view with default guides.
        func line(_ key: AlignmentKey, _ extents: [Extent]?, _ length: CGFloat) -> CGFloat? {
            guard let extents, length.isFinite else { return nil }
            let union = Self.union(extents)
            guard union.isMoved else { return nil }
            func guide(_ length: CGFloat) -> CGFloat {
                let size = CGSize(width: length, height: length)
                return ViewDimensions(node: nil, size: size, proposal: Proposal(size))[key]
            }
            return guide(length) - guide(union.before + union.after) + union.before
        }
        var result: (columns: [Int: CGFloat], rows: [Int: CGFloat]) = ([:], [:])
        for (cell, box) in zip(table.cells, boxes) {
            if cell.span == 1, result.columns[cell.column] == nil {
                let key = alignment(ofColumn: cell.column, columnAlignments).key
                result.columns[cell.column] = line(key, columns[cell.column], box.width)
            }
            if result.rows[cell.row] == nil {
                result.rows[cell.row] = line(alignment(ofRow: cell.row).key, rows[cell.row], box.height)
            }
        }
        return result
    }

    private func alignment(ofColumn column: Int, _ own: [Int: HorizontalAlignment]) -> HorizontalAlignment {
        own[column] ?? parameters.alignment.horizontal
    }

    private func alignment(ofRow row: Int) -> VerticalAlignment {
        (children[row] as? GridRowNode)?.alignment ?? parameters.alignment.vertical
    }

    private func starts(of lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.enumerated().map { index, length in
            defer { position += length + (index < gaps.count ? gaps[index] : 0) }
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

    /// The placement of a cell: aligned with the guides of its column and row, or within an empty box where there are none.
    private func placement(
        of cell: Cell, in box: CGRect, columnAlignment: HorizontalAlignment, columnLine: CGFloat?, rowLine: CGFloat?
    ) -> StackLayout.Placement {
        let proposal = Proposal(box.size)
        let dimensions = cell.node.dimensions(in: proposal)
        if let anchor = cell.node.trait(GridAnchorTraitKey.self) {
            return StackLayout.Placement(
                proposal: proposal,
                origin: CGPoint(
                    x: box.minX + (box.width - dimensions.width) * anchor.x, y: box.minY + (box.height - dimensions.height) * anchor.y))
        }
        let alignment = Alignment(horizontal: columnAlignment, vertical: alignment(ofRow: cell.row))
        var origin = ViewNode.alignedOrigin(of: dimensions, in: box.size, alignment: alignment)
        if let columnLine { origin.x = columnLine - dimensions[alignment.horizontal] }
        if let rowLine { origin.y = rowLine - dimensions[alignment.vertical] }
        return StackLayout.Placement(proposal: proposal, origin: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y))
    }
}
