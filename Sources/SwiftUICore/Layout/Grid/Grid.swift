import AttributeGraph
import Foundation

/// A container that arranges views in rows and columns.
///
/// Each column is as wide as its widest cell, each row as high as its highest cell.
///
///     Grid {
///         GridRow { Text("Name"); Text("Apus") }
///         Divider()
///         GridRow { Text("Kind"); Text("Swift") }
///     }
public struct Grid<Content: View> {
    var parameters: GridParameters
    var content: Content

    /// Creates a grid of the rows that the closure builds. A view that is not a `GridRow` takes a whole row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of a view within a larger cell; centred by default.
    ///   - horizontalSpacing: The gap between columns in points; nil for the default of 8.
    ///   - verticalSpacing: The gap between rows in points; nil for the default of 8.
    ///   - content: The rows.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        parameters = GridParameters(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

@usableFromInline struct GridParameters: Equatable {
    var alignment: Alignment
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// A row of a grid, whose views are the cells. A modifier of the row applies to each cell. Outside of a grid it behaves like a `Group`.
public struct GridRow<Content: View> {
    var alignment: VerticalAlignment?
    var content: Content

    /// Creates a row of the cells that the closure builds.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the cells; nil for the grid's alignment.
    ///   - content: The cells.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension Grid: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let entries = inputs.collectContainerContent(
            view.second(after: GridParameters.self, Content.self), axis: nil, isGrid: true)
        inputs.emit(GridNode(parameters: view.part(GridParameters.self, at: 0), entries: entries, inputs: inputs))
    }
}

extension GridRow: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let content = view.second(after: VerticalAlignment?.self, Content.self)
        // A type-erased layout may become a grid during the lifetime of the row.
        guard inputs.isInGrid || inputs.isStackAxisChangeable else { return Content._makeView(content, inputs: inputs) }
        let entries = inputs.collectContainerContent(content, axis: nil, isAxisChangeable: inputs.isStackAxisChangeable)
        inputs.emit(GridRowNode(alignment: view.part(VerticalAlignment?.self, at: 0), entries: entries, inputs: inputs))
    }
}

/// The number of columns that a cell spans.
public enum GridColumnsTraitKey: _TraitKey { public typealias Value = Int }
/// The anchor that aligns a view within its cell.
public enum GridAnchorTraitKey: _TraitKey { public typealias Value = UnitPoint }
/// The alignment of the views of a column.
public enum GridColumnAlignmentTraitKey: _TraitKey { public typealias Value = HorizontalAlignment }
/// The axes along which a view does not affect the size of its row or column.
public enum GridUnsizedAxesTraitKey: _TraitKey { public typealias Value = Axis.Set }

extension View {
    /// Makes the view's cell span several columns. Numbers below 1 count as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(_TraitWritingModifier<GridColumnsTraitKey>(value: max(1, count)))
    }

    /// Aligns a point of the view with the same point of its cell, both given as fractions of their sizes.
    ///
    /// It takes precedence over all alignments.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_TraitWritingModifier<GridAnchorTraitKey>(value: anchor))
    }

    /// Sets the alignment of all views in the view's column.
    ///
    /// Set it on one cell of the column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_TraitWritingModifier<GridColumnAlignmentTraitKey>(value: guide))
    }

    /// Prevents the view from enlarging its row or column along the given axes; the view is offered the length that the other cells
    /// require.
    ///
    ///     Divider().gridCellUnsizedAxes(.horizontal)
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_TraitWritingModifier<GridUnsizedAxesTraitKey>(value: axes))
    }
}

/// The node of a row. The grid lays out its cells.
final class GridRowNode: ContainerNode, ValueObserver {
    private(set) var alignment: VerticalAlignment?

    init(alignment: _GraphValue<VerticalAlignment?>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.alignment = alignment.value
        super.init(entries: entries, inputs: inputs)
        alignment.observe(by: self)
    }

    func valueChanged(from old: VerticalAlignment?, to new: VerticalAlignment?) {
        guard new != alignment else { return }
        alignment = new
        invalidateSize()
    }

    override func measure(_ proposal: Proposal) -> CGSize { proposal.size() }

    override var changeableStackAxis: Axis? { (parent as? ContainerNode)?.changeableStackAxis }

    /// The placements of the cells by the grid, in the row's coordinates.
    var cellPlacements: ContiguousArray<StackLayout.Placement> = [] {
        didSet { flags.insert(.needsArrangement) }
    }

    override func arrange() {
        for (child, placement) in zip(children, cellPlacements) {
            placeChild(child, at: placement.origin, proposal: placement.proposal)
        }
    }

    override var typeName: String { "GridRow" }
}
