/// Writes comma-separated values as RFC 4180 describes them, with any separator.
public struct CSVWriter: Sendable {
    public var separator: Character

    public init(separator: Character = ",") {
        self.separator = separator
    }

    /// The rows as text, each ended by a line break.
    public func text(from table: CSVTable) -> String {
        table.rows.map { $0.map(quoted).joined(separator: String(separator)) + "\r\n" }.joined()
    }

    private func quoted(_ field: String) -> String {
        let needsQuotes = field.contains { $0 == separator || $0 == "\"" || $0.isNewline }
        return needsQuotes ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
    }
}
