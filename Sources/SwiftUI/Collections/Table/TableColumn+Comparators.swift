import Foundation
import SwiftUICore

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// Creates a column with a text as its title, which sorts by a comparator of the rows' values.
    nonisolated public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: text, comparator: comparator, cell: content)
    }

    /// Creates a column with a localized title, which sorts by a comparator of the rows' values.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey), comparator: comparator, cell: content)
    }

    /// Creates a column with a title that is not localized, which sorts by a comparator of the rows' values.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title), comparator: comparator, cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a text as its title, which sorts a property of the rows' values by a comparator.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(title: text, comparator: KeyPathComparator(value, comparator: comparator), cell: content)
    }

    /// Creates a column with a localized title, which sorts a property of the rows' values by a comparator.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), value: value, comparator: comparator, content: content)
    }

    /// Creates a column with a title that is not localized, which sorts a property of the rows' values by a comparator.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(title), value: value, comparator: comparator, content: content)
    }

    /// Creates a column of texts with a text as its title, which are sorted by a comparator.
    nonisolated public init<C: SortComparator>(_ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: C)
    where Content == Text, C.Compared == String {
        self.init(text, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts with a localized title, which are sorted by a comparator.
    nonisolated public init<C: SortComparator>(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C)
    where Content == Text, C.Compared == String {
        self.init(Text(titleKey), value: value, comparator: comparator)
    }

    /// Creates a column of texts with a title that is not localized, which are sorted by a comparator.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(Text(title), value: value, comparator: comparator)
    }
}

/// Sorts false before true.
struct BooleanComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
        if lhs == rhs { return .orderedSame }
        return rhs == (order == .forward) ? .orderedAscending : .orderedDescending
    }
}
