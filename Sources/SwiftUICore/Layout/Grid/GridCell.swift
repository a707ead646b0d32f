/// A cell of a grid: a view of a row, or one that takes a whole row.
struct GridCell {
    let node: ViewNode
    let row: Int
    let column: Int
    var span: Int
    let unsizedAxes: Axis.Set
    /// Whether the view is not in a row, so that it takes all columns.
    let takesRow: Bool
    /// The point of the cell with which the same point of the view is aligned; nil for the alignments of the column and the row.
    let anchor: UnitPoint?

    init(_ node: ViewNode, row: Int, column: Int, span: Int, takesRow: Bool = false) {
        self.node = node
        self.row = row
        self.column = column
        self.span = span
        self.takesRow = takesRow
        unsizedAxes = node.trait(GridUnsizedAxesTraitKey.self) ?? []
        anchor = node.trait(GridAnchorTraitKey.self)
    }

    var columns: Range<Int> { column..<column + span }

    /// Whether the cell determines the width of its column.
    var isSingle: Bool { span == 1 && !takesRow }
}
