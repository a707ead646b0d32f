import SwiftUICore

/// The title of a column of a split view.
struct ColumnTitle: Equatable {
    var title: Text
    var subtitle: Text?
}

/// The way back from a column of a collapsed split view.
struct ColumnBack {
    var goBack: @MainActor () -> Void
    /// The title of the previous column.
    var title: Text?
}

extension EnvironmentValues {
    /// Whether the view is in a column of a split view, whose bar is replaced by that of a navigation stack in the column.
    @Entry var isSplitColumn = false

    /// Whether the view is in a column other than the last one, which is narrow.
    @Entry var isLeadingColumn = false

    /// The title that the bar of a column shows if its content has none.
    @Entry var inheritedColumnTitle: ColumnTitle?

    /// Whether the pages of the container are the columns of a split view in a compact width.
    @Entry var collapsesColumns = false

    /// The way back from the page of a collapsed split view, which the root page of a navigation stack in it shows in its own bar; nil elsewhere.
    @Entry var collapsedColumnBack: ColumnBack?

    /// The title of the nearest view around that has one, for split views that are in no page.
    @Entry var outerTitle: Text?

    /// The subtitle of the nearest view around that has one, for split views that are in no page.
    @Entry var outerSubtitle: Text?
}
