import SwiftUI
import SwiftUICore

/// The tiles of a map, as far as they are loaded, and the name of who made them.
struct TileLayer: View {
    let viewport: Viewport
    let isMuted: Bool
    @Environment(\.mapTiles) private var given
    @Environment(\.colorScheme) private var colorScheme
    /// Counts the times after which missing tiles are asked for again.
    @State private var attempts = 0

    private var store: TileStore? { given ?? .shared }

    var body: some View {
        if let store {
            let tiles = TileCover.tiles(for: viewport, greatestZoom: store.source.greatestZoom)
            Canvas { context, _ in
                // Read, so that the canvas is drawn again when a tile comes.
                _ = store.revision
                for tile in tiles { draw(tile, from: store, in: context) }
            }
            .frame(width: viewport.size.width, height: viewport.size.height)
            .saturation(isMuted ? 0.5 : 1)
            .overlay { if colorScheme == .dark { Color.black.opacity(0.42) } }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            .task(id: Request(tiles: tiles.map(\.key), attempt: attempts)) {
                // A map that moves wants other tiles in a moment.
                try? await Task.sleep(for: .milliseconds(80))
                guard !Task.isCancelled else { return }
                store.want(tiles.map(\.key))
                try? await Task.sleep(for: .seconds(20))
                if !Task.isCancelled, tiles.contains(where: { store.image(of: $0.key) == nil }) { attempts += 1 }
            }
        }
    }

    private struct Request: Hashable {
        var tiles: [TileKey]
        var attempt: Int
    }

    private func draw(_ tile: PlacedTile, from store: TileStore, in context: GraphicsContext) {
        if let image = store.image(of: tile.key) { return draw(image, over: tile.rect, in: context) }
        // Meanwhile the part of a tile of an earlier level is shown larger.
        var (key, depth) = (tile.key, 0)
        while let parent = key.parent, depth < 5 {
            (key, depth) = (parent, depth + 1)
            guard let image = store.image(of: key) else { continue }
            let count = Double(1 << depth)
            let (column, row) = (tile.key.x % (1 << depth), tile.key.y % (1 << depth))
            let rect = MKMapRect(
                x: tile.rect.minX - Double(column) * tile.rect.width, y: tile.rect.minY - Double(row) * tile.rect.height,
                width: tile.rect.width * count, height: tile.rect.height * count)
            var part = context
            part.clip(to: outline(of: tile.rect))
            return draw(image, over: rect, in: part)
        }
    }

    private func draw(_ image: Image, over rect: MKMapRect, in context: GraphicsContext) {
        let (start, length) = (viewport.unwrappedPoint(x: rect.minX, y: rect.minY), rect.width / viewport.scale)
        var turned = context
        turned.translateBy(x: start.x, y: start.y)
        if viewport.viewpoint.heading != 0 { turned.rotate(by: .degrees(-viewport.viewpoint.heading)) }
        // A little larger, so that no line of the ground shows between tiles.
        turned.draw(image, in: CGRect(x: 0, y: 0, width: length + 0.5, height: length + 0.5))
    }

    private func outline(of rect: MKMapRect) -> Path {
        Path { path in
            path.addLines([
                viewport.unwrappedPoint(x: rect.minX, y: rect.minY), viewport.unwrappedPoint(x: rect.maxX, y: rect.minY),
                viewport.unwrappedPoint(x: rect.maxX, y: rect.maxY), viewport.unwrappedPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

/// The name of who made the tiles, as their licence demands.
struct TileAttribution: View {
    @Environment(\.mapTiles) private var given

    private var source: TileSource? { (given ?? .shared)?.source }

    var body: some View {
        if let source, !source.attribution.isEmpty {
            Group {
                if let licence = source.licence {
                    Link(destination: licence) { Text(verbatim: source.attribution) }.buttonStyle(.plain)
                } else {
                    Text(verbatim: source.attribution)
                }
            }
            .font(.system(size: 9))
            .foregroundStyle(.black.opacity(0.75))
            .padding(.horizontal, 5)
            .padding(.vertical, 2)
            .background(.white.opacity(0.7), in: RoundedRectangle(cornerRadius: 4))
            .padding(4)
        }
    }
}

extension EnvironmentValues {
    /// The tiles of the maps in the view; nil for those of the program.
    @Entry var mapTiles: TileStore?
}
