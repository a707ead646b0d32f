import Foundation

/// The file format of books: JSON with a version number.
public enum BookFile {
    /// The reason why a file cannot be opened.
    public enum Problem: Error, Equatable {
        case notABook
        /// The file was written by a newer version of the program.
        case newerVersion(Int)
        /// The debits and credits of transactions differ.
        case unbalanced(count: Int)
    }

    static let version = 1

    private struct Envelope: Codable {
        var version: Int
        var book: Book
    }

    private struct VersionOnly: Decodable {
        var version: Int
    }

    /// Encodes a book. Equal books have equal files.
    public static func data(from book: Book) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(Envelope(version: version, book: book))
    }

    /// Decodes a book and checks its transactions.
    public static func book(from data: Data) throws(Problem) -> Book {
        let decoder = JSONDecoder()
        guard let found = try? decoder.decode(VersionOnly.self, from: data) else { throw .notABook }
        guard found.version <= version else { throw .newerVersion(found.version) }
        guard let book = try? decoder.decode(Envelope.self, from: data).book else { throw .notABook }
        let wrong = book.transactions.count { $0.imbalance != 0 }
        guard wrong == 0 else { throw .unbalanced(count: wrong) }
        return book
    }
}
