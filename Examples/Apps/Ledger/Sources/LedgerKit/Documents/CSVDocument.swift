import LedgerModel
import SwiftUI
import UniformTypeIdentifiers

/// Exported transactions as a file.
struct CSVDocument: FileDocument {
    static let readableContentTypes: [UTType] = [.commaSeparatedText]

    var text: String

    init(rows: [RegisterRow], separator: Character, format: StatementFormat) {
        text = CSVWriter(separator: separator).text(from: CSVTable(rows: rows, format: format))
    }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
