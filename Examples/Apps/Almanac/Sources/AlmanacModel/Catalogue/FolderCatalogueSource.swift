import Foundation

/// The catalogue of a folder that is laid out like a server.
public struct FolderCatalogueSource: CatalogueSource {
    private let folder: URL
    private let date: Date

    /// - Parameters:
    ///   - folder: The folder with the files.
    ///   - date: The date at which the catalogue counts as fetched.
    public init(folder: URL, date: Date) {
        self.folder = folder
        self.date = date
    }

    public func fetchCatalogue() throws -> Catalogue {
        try Catalogue(
            speciesFile: Data(contentsOf: folder.appending(path: CataloguePath.species)),
            reportsFile: Data(contentsOf: folder.appending(path: CataloguePath.reports)), fetchedAt: date)
    }

    public func storedCatalogue() -> Catalogue? { nil }
    public func picture(at path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }
    public func address(of path: String) -> URL? { folder.appending(path: path) }
    public func removeStoredFiles() {}
}
