import Foundation
import SwiftUICore

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a text as its title and custom cells.
    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: text, cell: content)
    }

    /// Creates a column of texts with a text as its title.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(title: text) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a sortable column with a text as its title and custom cells.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: text, comparator: KeyPathComparator(value), cell: content)
    }

    /// Creates a sortable column of texts with a text as its title.
    nonisolated public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
        self.init(title: text, comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }
}
