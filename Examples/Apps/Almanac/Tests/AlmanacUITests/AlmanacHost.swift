#if canImport(SwiftUITesting)
import AlmanacModel
import AlmanacServing
import AlmanacUI
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The program without a window: a host with a server and a folder of its own.
@MainActor
final class AlmanacHost {
    let server: AlmanacServer
    let folder: URL
    private(set) var library: AlmanacLibrary
    private(set) var host: ViewHost
    private let device: ViewHost.Device
    private let locale: Locale

    /// 15 June 2026, 9:41 GMT.
    nonisolated static let today = Date(timeIntervalSince1970: 1_781_516_460)

    init(device: String = "iPhone 15", isLandscape: Bool = false, locale: String = "en_GB", sightings: [Sighting] = []) throws {
        self.device = try #require(ViewHost.Device(device, isLandscape: isLandscape))
        self.locale = Locale(identifier: locale)
        server = try AlmanacServer()
        folder = FileManager.default.temporaryDirectory.appending(path: "almanac-ui-\(UUID().uuidString)")
        try FileLogStore(file: folder.appending(path: "log.json")).save(sightings)
        library = Self.library(server: server, folder: folder)
        host = Self.host(of: library, device: self.device, locale: self.locale)
    }

    deinit {
        server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Ends the program and starts it again with the same files.
    func relaunch() throws {
        library = Self.library(server: server, folder: folder)
        host = Self.host(of: library, device: device, locale: locale)
    }

    /// Lets tasks run until a condition holds, and fails after a minute.
    func wait(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, until condition: () throws -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < deadline {
            await host.settle()
            if try condition() { return }
            host.advance(by: 0.1)
        }
        Issue.record(comment ?? "The condition did not come to hold", sourceLocation: sourceLocation)
    }

    /// Waits for a text, and fails if it does not appear.
    func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await wait("'\(text)' did not appear", sourceLocation: sourceLocation) { host.contains(.text(text)) }
    }

    /// Taps a view and lets the animations that follow end.
    func tap(_ locator: ViewLocator) throws {
        try host.tap(locator)
        host.advance(by: 0.7)
    }

    private static func library(server: AlmanacServer, folder: URL) -> AlmanacLibrary {
        AlmanacLibrary(
            source: HTTPCatalogueSource(baseURL: server.url, cacheFolder: folder.appending(path: "guide")),
            logStore: FileLogStore(file: folder.appending(path: "log.json")), today: { today })
    }

    private static func host(of library: AlmanacLibrary, device: ViewHost.Device, locale: Locale) -> ViewHost {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = locale
        let root = RootView()
            .almanac(library)
            .environment(\.timeZone, .gmt)
            .environment(\.calendar, calendar)
        return ViewHost(root, device: device, locale: locale)
    }
}
#endif
