import Foundation

/// A grid that grows downwards, whose views are made when they come into sight.
public struct LazyVGrid<Content: View> {
    var parameters: LazyGridParameters<HorizontalAlignment>
    var content: Content

    /// A grid of columns.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: Where the columns as a whole lie in the grid.
    ///   - spacing: The gap between lines in points; 8 when nil.
    ///   - pinnedViews: Which views stay in sight while their section passes.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        parameters = LazyGridParameters(items: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// A grid that grows to the side, whose views are made when they come into sight.
public struct LazyHGrid<Content: View> {
    var parameters: LazyGridParameters<VerticalAlignment>
    var content: Content

    /// A grid of rows.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: Where the rows as a whole lie in the grid.
    ///   - spacing: The gap between lines in points; 8 when nil.
    ///   - pinnedViews: Which views stay in sight while their section passes.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        parameters = LazyGridParameters(items: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

struct LazyGridParameters<Guide> {
    var items: [GridItem]
    var alignment: Guide
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
}

extension LazyGridParameters: LazyParameters {
    var layout: LazyLayout {
        var layout = LazyLayout(
            axis: .vertical, items: items, alignment: .center, spacing: spacing ?? Spacing.defaultDistance, pinnedViews: pinnedViews)
        if let alignment = alignment as? HorizontalAlignment { layout.alignment.horizontal = alignment }
        if let alignment = alignment as? VerticalAlignment {
            layout.axis = .horizontal
            layout.alignment.vertical = alignment
        }
        return layout
    }
}

extension LazyVGrid: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let parameters = view.part(LazyGridParameters<HorizontalAlignment>.self, at: 0)
        inputs.emitLazyContainer(
            parameters, content: view.second(after: LazyGridParameters<HorizontalAlignment>.self, Content.self))
    }
}

extension LazyHGrid: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let parameters = view.part(LazyGridParameters<VerticalAlignment>.self, at: 0)
        inputs.emitLazyContainer(
            parameters, content: view.second(after: LazyGridParameters<VerticalAlignment>.self, Content.self))
    }
}
