import SwiftUICore

/// The title of a column of a split view.
struct ColumnTitle: Equatable {
    var title: Text
    var subtitle: Text?
}

private enum IsSplitColumnKey: EnvironmentKey {
    static let defaultValue = false
}

private enum IsLeadingColumnKey: EnvironmentKey {
    static let defaultValue = false
}

private enum InheritedColumnTitleKey: EnvironmentKey {
    static var defaultValue: ColumnTitle? { nil }
}

extension EnvironmentValues {
    /// Whether the view is in a column of a split view, whose bar is replaced by that of a navigation stack in the column.
    var isSplitColumn: Bool {
        get { self[IsSplitColumnKey.self] }
        set { self[IsSplitColumnKey.self] = newValue }
    }

    /// Whether the view is in a column other than the last one, which is narrow.
    var isLeadingColumn: Bool {
        get { self[IsLeadingColumnKey.self] }
        set { self[IsLeadingColumnKey.self] = newValue }
    }

    /// The title that the bar of a column shows if its content has none.
    var inheritedColumnTitle: ColumnTitle? {
        get { self[InheritedColumnTitleKey.self] }
        set { self[InheritedColumnTitleKey.self] = newValue }
    }
}
