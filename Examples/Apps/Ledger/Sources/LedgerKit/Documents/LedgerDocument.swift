import LedgerModel
import SwiftUI
import UniformTypeIdentifiers

/// A book as a file.
public struct LedgerDocument: FileDocument {
    public static let readableContentTypes: [UTType] = [.ledgerBook, .json]
    public static let writableContentTypes: [UTType] = [.ledgerBook]

    public var book: Book

    public init(book: Book) {
        self.book = book
    }

    public init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw BookFile.Problem.notABook }
        book = try BookFile.book(from: data)
    }

    public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try BookFile.data(from: book))
    }
}
