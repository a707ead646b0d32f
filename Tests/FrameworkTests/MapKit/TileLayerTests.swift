import CoreLocation
import Foundation
@testable import MapKit
import SwiftUI
@testable import SwiftUITesting
import Testing

/// Tiles on a map, from a server of the test's own.
@MainActor struct TileLayerTests {
    /// Returns the PNG file of a green picture.
    private func greenPicture(in folder: URL) throws -> Data {
        let file = folder.appendingPathComponent("green.png")
        try ViewHost(Color(red: 0, green: 1, blue: 0), size: CGSize(width: 16, height: 16), scale: 1).writeImage(to: file)
        return try Data(contentsOf: file)
    }

    private func map(_ store: TileStore?) -> some View {
        Map(initialPosition: .region(MKCoordinateRegion(center: CLLocationCoordinate2D(), latitudinalMeters: 5000, longitudinalMeters: 5000)))
            .environment(\.mapTiles, store)
            .ignoresSafeArea()
    }

    private func color(_ host: ViewHost) throws -> [UInt8] {
        let image = try host.image()
        let offset = (20 * image.width + 20) * 4
        return Array(image.pixels[offset..<(offset + 4)])
    }

    @Test("Tiles that come are drawn with the name of their makers, and what is no picture leaves the ground", arguments: [true, false])
    func tiles(isPicture: Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = isPicture ? try greenPicture(in: folder) : Data("no picture".utf8)
        let loader = TileLoader(
            source: .openStreetMap, cache: TileCache(folder: folder), fetch: { _ in TileLoader.Answer(status: 200, data: data, headers: [:]) })
        let store = TileStore(source: .openStreetMap, loader: loader)
        let host = ViewHost(map(store), size: CGSize(width: 300, height: 300), scale: 1)
        let ground = try color(host)
        #expect(host.contains(.text("© OpenStreetMap contributors")))
        for _ in 0..<100 where store.revision < 4 {
            await host.settle()
        }
        #expect(try color(host) == (isPicture ? [0, 255, 0, 255] : ground))
        #expect(ground != [0, 255, 0, 255])
    }

    @Test("Without a window there are no tiles, and nobody is named")
    func picture() {
        let host = ViewHost(map(nil), size: CGSize(width: 300, height: 300))
        #expect(!host.contains(.text("© OpenStreetMap contributors")))
    }
}
