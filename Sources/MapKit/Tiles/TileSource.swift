import Foundation

/// Where tiles come from.
///
/// By default these are the tiles of OpenStreetMap. `APUS_MAP_TILES` in the environment, or `ApusMapTiles` in the information of the program's bundle, names
/// another server by an address with `{z}`, `{x}` and `{y}` in it; it is empty for no tiles. `APUS_MAP_ATTRIBUTION` and `ApusMapAttribution` name whom its
/// licence demands to name.
struct TileSource: Equatable, Sendable {
    /// The address, with `{z}`, `{x}` and `{y}` for the zoom level, the column and the row.
    let template: String
    /// Who made the map.
    let attribution: String
    /// The page about the licence.
    let licence: URL?
    /// The last zoom level.
    let greatestZoom: Int

    static let openStreetMap = TileSource(
        template: "https://tile.openstreetmap.org/{z}/{x}/{y}.png", attribution: "© OpenStreetMap contributors",
        licence: URL(string: "https://www.openstreetmap.org/copyright"), greatestZoom: 19)

    /// The source of the program; nil for none.
    static let current = TileSource(
        environment: ProcessInfo.processInfo.environment, information: { Bundle.main.object(forInfoDictionaryKey: $0) as? String })

    private init(template: String, attribution: String, licence: URL?, greatestZoom: Int) {
        (self.template, self.attribution, self.licence, self.greatestZoom) = (template, attribution, licence, greatestZoom)
    }

    /// Reads the settings. Returns nil if there are to be no tiles, or the address has not all the places.
    init?(environment: [String: String], information: (String) -> String?) {
        guard let template = environment["APUS_MAP_TILES"] ?? information("ApusMapTiles") else {
            self = .openStreetMap
            return
        }
        guard ["{z}", "{x}", "{y}"].allSatisfy(template.contains) else { return nil }
        let attribution = environment["APUS_MAP_ATTRIBUTION"] ?? information("ApusMapAttribution")
        // Most other servers have the data of OpenStreetMap.
        self.init(
            template: template, attribution: attribution ?? Self.openStreetMap.attribution,
            licence: attribution == nil ? Self.openStreetMap.licence : nil, greatestZoom: Self.openStreetMap.greatestZoom)
    }

    /// Returns the address of a tile; nil if the template is none.
    func url(of tile: TileKey) -> URL? {
        let address =
            template.replacingOccurrences(of: "{z}", with: String(tile.zoom)).replacingOccurrences(of: "{x}", with: String(tile.x))
            .replacingOccurrences(of: "{y}", with: String(tile.y))
        return URL(string: address)
    }

    /// The name of the program for the server, which its operators ask for.
    static let userAgent: String = {
        let name = ProcessInfo.processInfo.processName.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
        let version = (Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String) ?? "0"
        return "\(name.isEmpty ? "program" : name)/\(version) Apus-MapKit/1.0 (SwiftUI for Linux)"
    }()
}
