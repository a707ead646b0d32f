import Foundation
import SwiftUICore

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized title and custom cells.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(titleResource), cell: content)
    }

    /// Creates a column of texts with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(title: Text(titleResource)) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a sortable column with a localized title and custom cells.
    @_disfavoredOverload
    nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleResource), comparator: KeyPathComparator(value), cell: content)
    }

    /// Creates a sortable column of texts with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
        self.init(title: Text(titleResource), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a localized title, which sorts a property of the rows' values by a comparator.
    @_disfavoredOverload
    nonisolated public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleResource), value: value, comparator: comparator, content: content)
    }

    /// Creates a column of texts with a localized title, which are sorted by a comparator.
    @_disfavoredOverload
    nonisolated public init<C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    )
    where Content == Text, C.Compared == String {
        self.init(Text(titleResource), value: value, comparator: comparator)
    }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// Creates a column with a localized title, which sorts by a comparator of the rows' values.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleResource), comparator: comparator, cell: content)
    }
}
