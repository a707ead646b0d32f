import Foundation
import Observation
import SwiftUI
import SwiftUICore

/// The tiles of the program's maps in memory.
@MainActor @Observable final class TileStore {
    static let shared: TileStore? = TileSource.current.map { source in
        let cache = TileCache(source: source)
        Task.detached(priority: .background) { cache.trim(to: TileStore.greatestDiskSize) }
        return TileStore(source: source, loader: TileLoader(source: source, cache: cache))
    }

    let source: TileSource
    /// Counts the tiles that have come. What draws tiles reads it.
    private(set) var revision = 0
    @ObservationIgnored private let loader: TileLoader
    @ObservationIgnored private var images: [TileKey: Image] = [:]
    /// The tiles in memory, those that were shown last at the end.
    @ObservationIgnored private var order: [TileKey] = []
    /// The tiles that are being loaded, or need not be.
    @ObservationIgnored private var asked: Set<TileKey> = []

    /// The number of tiles in memory.
    private static let greatestCount = 320
    /// The size of the tiles on the disk, in bytes.
    nonisolated private static let greatestDiskSize = 200 << 20

    init(source: TileSource, loader: TileLoader) { (self.source, self.loader) = (source, loader) }

    /// Returns the picture of a tile; nil if it is not in memory.
    func image(of tile: TileKey) -> Image? { images[tile] }

    /// Loads the tiles of a view, as far as they are not in memory.
    func want(_ tiles: [TileKey]) {
        let loader = loader
        let missing = tiles.filter { !asked.contains($0) }
        asked.formUnion(missing)
        touch(tiles)
        Task {
            await loader.want(tiles)
            for tile in missing {
                Task {
                    let isDone = await loader.load(tile) { data in
                        // Decoded here, away from the main thread.
                        let picture = Picture(image: Image(data: data))
                        await self.receive(picture, of: tile)
                    }
                    // It may be asked for again when it is next in view.
                    if !isDone { self.asked.remove(tile) }
                }
            }
        }
    }

    /// A picture on its way to the main thread.
    private struct Picture: @unchecked Sendable {
        let image: Image?
    }

    private func receive(_ picture: Picture, of tile: TileKey) {
        guard let image = picture.image else { return }
        if images.updateValue(image, forKey: tile) == nil { order.append(tile) }
        while order.count > Self.greatestCount {
            let oldest = order.removeFirst()
            images[oldest] = nil
            asked.remove(oldest)
        }
        revision += 1
    }

    private func touch(_ tiles: [TileKey]) {
        let shown = Set(tiles)
        order = order.filter { !shown.contains($0) } + order.filter { shown.contains($0) }
    }
}
