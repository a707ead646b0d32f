/// Rows of fields, as in a file of comma-separated values.
public struct CSVTable: Hashable, Sendable {
    public var rows: [[String]]

    public init(rows: [[String]]) {
        self.rows = rows
    }

    /// The first row, which names the columns.
    public var header: [String] { rows.first ?? [] }
    /// The rows after the first.
    public var body: ArraySlice<[String]> { rows.dropFirst() }
}
