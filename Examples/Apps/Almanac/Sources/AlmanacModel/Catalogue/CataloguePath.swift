/// The paths of the catalogue's files on the server.
enum CataloguePath {
    static let species = "species.json"
    static let reports = "sightings.json"
}
