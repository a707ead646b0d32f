import Foundation

/// A grid that scrolls vertically, whose views are created when they become visible.
///
///     ScrollView {
///         LazyVGrid(columns: [GridItem(), GridItem()]) {
///             ForEach(photos) { PhotoView($0) }
///         }
///     }
public struct LazyVGrid<Content: View> {
    var parameters: LazyGridParameters<HorizontalAlignment>
    var content: Content

    /// Creates a grid with the given columns.
    ///
    /// - Parameters:
    ///   - columns: The columns. An empty array counts as one flexible column.
    ///   - alignment: The alignment of the columns as a whole within a wider grid; centred by default.
    ///   - spacing: The gap between lines in points; nil (the default), and infinite or NaN gaps, count as 8.
    ///   - pinnedViews: The kinds of views that stay at the edge of the viewport while their section is visible; none by default.
    ///   - content: The views.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        parameters = LazyGridParameters(items: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// A grid that scrolls horizontally, whose views are created when they become visible.
public struct LazyHGrid<Content: View> {
    var parameters: LazyGridParameters<VerticalAlignment>
    var content: Content

    /// Creates a grid with the given rows.
    ///
    /// - Parameters:
    ///   - rows: The rows. An empty array counts as one flexible row.
    ///   - alignment: The alignment of the rows as a whole within a higher grid; centred by default.
    ///   - spacing: The gap between lines in points; nil (the default), and infinite or NaN gaps, count as 8.
    ///   - pinnedViews: The kinds of views that stay at the edge of the viewport while their section is visible; none by default.
    ///   - content: The views.
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
        inputs.emitLazyContainer(view, parameters: LazyGridParameters<HorizontalAlignment>.self, content: Content.self)
    }
}

extension LazyHGrid: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emitLazyContainer(view, parameters: LazyGridParameters<VerticalAlignment>.self, content: Content.self)
    }
}
