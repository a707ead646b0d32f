import AlmanacModel
import AlmanacServing
import AlmanacUI
import Foundation

/// What the environment says about where the program gets and keeps its data.
@MainActor
struct LaunchOptions {
    private static var localServer: AlmanacServer?

    private let server: URL?
    private let folder: URL

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        server = environment["ALMANAC_SERVER"].flatMap(URL.init(string:))
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        folder =
            environment["ALMANAC_FOLDER"].map { URL(filePath: $0) }
            ?? (support ?? FileManager.default.temporaryDirectory).appending(path: "Almanac")
    }

    /// Returns the shared objects. Without the address of a server the program starts one of its own on the loopback interface.
    func makeLibrary() -> AlmanacLibrary {
        AlmanacLibrary(
            source: HTTPCatalogueSource(baseURL: server ?? Self.startServer(), cacheFolder: folder.appending(path: "Guide")),
            logStore: FileLogStore(file: folder.appending(path: "Sightings.json")))
    }

    private static func startServer() -> URL {
        if localServer == nil { localServer = try? AlmanacServer() }
        return localServer?.url ?? URL(filePath: "/")
    }
}
