import CoreGraphics

/// A table for assistive technologies, with a row for each key and a column for each series.
///
/// Values are put into words only in the rows that are shown.
package struct AccessibilityTable<Key: Hashable, Value> {
    private struct Row {
        let key: Key
        var values: [(column: Int, value: Value)]
    }

    /// The largest number of rows shown. Each cell is a widget on the accessibility bus.
    private static var rowLimit: Int { 100 }

    private var rows: [Row] = []
    private var indices: [Key: Int] = [:]

    package init() {}

    /// Adds a value. A cell may have several values.
    package mutating func add(_ value: Value, row key: Key, column: Int) {
        if let index = indices[key] {
            rows[index].values.append((column, value))
        } else {
            indices[key] = rows.count
            rows.append(Row(key: key, values: [(column, value)]))
        }
    }

    /// Creates the element of the table. If there are more rows than the limit, the table shows evenly spread ones, the first and the last
    /// among them.
    ///
    /// - Parameters:
    ///   - columns: The titles of the columns, that of the keys first.
    ///   - position: The position of a row. Rows at the same position stay in the order in which they were added.
    ///   - rowTitle: The title of a row, from its key and its first value.
    ///   - words: A value in words.
    /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
    package func element(
        title: String?, columns: [String], frame: CGRect, position: (Key) -> Double, rowTitle: (Key, Value) -> String, words: (Value) -> String
    ) -> AccessibilityElement {
        func element(_ role: AccessibilityRole, _ label: String?, _ children: [AccessibilityElement] = []) -> AccessibilityElement {
            var element = AccessibilityElement(role: role, label: label, traits: [], frame: frame)
            element.children = children
            return element
        }
        let positions = rows.map { position($0.key) }
        let order = rows.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
        let shown = Self.spread(order)
        let header = element(.tableRow, nil, columns.map { element(.columnHeader, $0) })
        let body = shown.map { index in
            var cells = Array(repeating: "", count: columns.count)
            for (column, value) in rows[index].values { cells[column + 1] += (cells[column + 1].isEmpty ? "" : ", ") + words(value) }
            cells[0] = rowTitle(rows[index].key, rows[index].values[0].value)
            return element(.tableRow, nil, cells.map { element(.cell, $0) })
        }
        var table = element(.table, title, [header] + body)
        if shown.count < rows.count { table.hint = "\(shown.count) of \(rows.count) rows" }
        return table
    }

    private static func spread(_ all: [Int]) -> [Int] {
        guard all.count > rowLimit else { return all }
        return (0..<rowLimit).map { all[$0 * (all.count - 1) / (rowLimit - 1)] }
    }
}
