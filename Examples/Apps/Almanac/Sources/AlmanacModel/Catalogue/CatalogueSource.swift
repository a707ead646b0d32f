import Foundation

/// A place from which the guide loads its catalogue and pictures.
public protocol CatalogueSource: Sendable {
    /// Returns the catalogue of the last successful fetch; nil if there is none on this device.
    func storedCatalogue() async -> Catalogue?
    func fetchCatalogue() async throws -> Catalogue
    func picture(at path: String) async throws -> Data
    /// Returns the address of a picture for views that load it themselves; nil if it cannot be addressed.
    func address(of path: String) -> URL?
    func removeStoredFiles() async
}
