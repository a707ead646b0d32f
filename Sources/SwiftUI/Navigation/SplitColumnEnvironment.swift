import SwiftUICore

/// The title of a column of a split view.
struct ColumnTitle: Equatable {
    var title: Text
    var subtitle: Text?
}

extension EnvironmentValues {
    /// Whether the view is in a column of a split view, whose bar is replaced by that of a navigation stack in the column.
    @Entry var isSplitColumn = false

    /// Whether the view is in a column other than the last one, which is narrow.
    @Entry var isLeadingColumn = false

    /// The title that the bar of a column shows if its content has none.
    @Entry var inheritedColumnTitle: ColumnTitle?

    /// The title of the nearest view around that has one, for split views that are in no page.
    @Entry var outerTitle: Text?

    /// The subtitle of the nearest view around that has one, for split views that are in no page.
    @Entry var outerSubtitle: Text?
}
