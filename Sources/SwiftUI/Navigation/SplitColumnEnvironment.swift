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
    /// Whether the view lies in a column of its own, whose bar is that of the navigation stack in it, if there is one.
    var isSplitColumn: Bool {
        get { self[IsSplitColumnKey.self] }
        set { self[IsSplitColumnKey.self] = newValue }
    }

    /// Whether the view lies in a column before the last one, which is narrow.
    var isLeadingColumn: Bool {
        get { self[IsLeadingColumnKey.self] }
        set { self[IsLeadingColumnKey.self] = newValue }
    }

    /// The title that the bars of a column show whose content has none.
    var inheritedColumnTitle: ColumnTitle? {
        get { self[InheritedColumnTitleKey.self] }
        set { self[InheritedColumnTitleKey.self] = newValue }
    }
}
