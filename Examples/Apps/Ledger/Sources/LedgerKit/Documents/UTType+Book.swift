import UniformTypeIdentifiers

extension UTType {
    /// The type of Ledger's books, JSON with the ending `ledgerbook`.
    public static let ledgerBook = UTType(exportedAs: "org.example.ledger.book", conformingTo: .json)
}
