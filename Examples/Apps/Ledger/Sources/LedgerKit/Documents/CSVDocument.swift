import LedgerModel
import SwiftUI
import UniformTypeIdentifiers

/// Exported transactions as a file.
struct CSVDocument: FileDocument {
    /// The reason why a document cannot be made from a file: statements are imported, not opened.
    struct ReadingIsNotSupported: Error {}

    static let readableContentTypes: [UTType] = [.commaSeparatedText]

    var rows: [RegisterRow]
    var separator: Character
    var format: StatementFormat

    init(rows: [RegisterRow], separator: Character, format: StatementFormat) {
        self.rows = rows
        self.separator = separator
        self.format = format
    }

    init(configuration: ReadConfiguration) throws { throw ReadingIsNotSupported() }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        let text = CSVWriter(separator: separator).text(from: CSVTable(rows: rows, format: format))
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
