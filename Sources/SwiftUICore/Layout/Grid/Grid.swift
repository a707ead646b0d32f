import AttributeGraph
import Foundation

/// Views in rows and columns. Each column is as wide as its widest cell, each row as high as its highest.
public struct Grid<Content: View> {
    var parameters: GridParameters
    var content: Content

    /// A grid of the rows that the closure builds; a view that is no `GridRow` takes a whole row.
    ///
    /// - Parameters:
    ///   - alignment: Where a view lies in a cell that is larger than it.
    ///   - horizontalSpacing: The gap between columns in points; nil for the platform's default.
    ///   - verticalSpacing: The gap between rows in points; nil for the platform's default.
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

/// A row of a grid. Outside of a grid it is a group.
public struct GridRow<Content: View> {
    var alignment: VerticalAlignment?
    var content: Content

    /// A row of the cells that the closure builds.
    ///
    /// - Parameter alignment: How the views line up vertically; nil for the grid's way.
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
        // A layout whose type is hidden may become a grid while the row lives.
        guard inputs.isInGrid || inputs.isStackAxisChangeable else { return Content._makeView(content, inputs: inputs) }
        let entries = inputs.collectContainerContent(content, axis: nil, isAxisChangeable: inputs.isStackAxisChangeable)
        inputs.emit(GridRowNode(alignment: view.part(VerticalAlignment?.self, at: 0), entries: entries, inputs: inputs))
    }
}

/// How many columns a cell spans.
public enum GridColumnsTraitKey: _ViewTraitKey { public typealias Value = Int }
/// Where a view lies in its cell.
public enum GridAnchorTraitKey: _ViewTraitKey { public typealias Value = UnitPoint }
/// How the views of a column line up.
public enum GridColumnAlignmentTraitKey: _ViewTraitKey { public typealias Value = HorizontalAlignment }
/// The axes along which a view does not make its cell larger.
public enum GridUnsizedAxesTraitKey: _ViewTraitKey { public typealias Value = Axis.Set }

extension View {
    /// Makes the view's cell span several columns. Numbers below 1 count as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(_TraitWritingModifier<GridColumnsTraitKey>(value: max(1, count)))
    }

    /// Puts a point of the view, as fractions of its size, at the same point of its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_TraitWritingModifier<GridAnchorTraitKey>(value: anchor))
    }

    /// Lines the views of the view's column up by a guide.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_TraitWritingModifier<GridColumnAlignmentTraitKey>(value: guide))
    }

    /// Keeps the view from making its cell larger along some axes; it takes the room that others make.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_TraitWritingModifier<GridUnsizedAxesTraitKey>(value: axes))
    }
}

/// The cells of a row; the grid lays them out.
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

    /// Where the grid wants the cells, in the row's coordinates.
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
