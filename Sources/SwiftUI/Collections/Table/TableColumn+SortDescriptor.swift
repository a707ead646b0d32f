import Foundation
import SwiftUICore

// Columns of tables that are sorted by the descriptors of a fetch request.

extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
    /// Creates a column with a localized title and custom cells, which sorts by a property.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey), comparator: SortDescriptor(value), cell: content)
    }

    /// Creates a column with a localized title and custom cells, which sorts by an optional property: nil comes first.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey), comparator: SortDescriptor(value), cell: content)
    }

    /// Creates a column with a localized title and custom cells, which sorts texts as the user's language does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey), comparator: SortDescriptor(value), cell: content)
    }

    /// Creates a column of texts with a localized title, which are sorted as the user's language does.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
        self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
    }
}
