import UniformTypeIdentifiers

extension UTType {
    /// The type of Ledger's books, JSON with the extension `ledgerbook`. An Info.plist may declare it; the extension alone suffices.
    public static let ledgerBook = UTType(filenameExtension: "ledgerbook", conformingTo: .json) ?? .json
}
