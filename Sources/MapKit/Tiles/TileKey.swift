import CoreGraphics

/// A tile: one of the squares into which a zoom level divides the world, four times as many as the level before.
struct TileKey: Hashable, Sendable {
    /// The zoom level. At level 0 the world is one tile.
    var zoom: Int
    /// The column, from the left.
    var x: Int
    /// The row, from the top.
    var y: Int

    /// The number of columns and of rows of the zoom level.
    var count: Int { 1 << zoom }

    /// The length of the sides in map points.
    var length: Double { Mercator.worldSize / Double(count) }

    /// The tile of the level before that contains this one; nil at level 0.
    var parent: TileKey? { zoom > 0 ? TileKey(zoom: zoom - 1, x: x >> 1, y: y >> 1) : nil }
}

/// A tile in one of the copies of the world.
struct PlacedTile: Equatable {
    var key: TileKey
    /// The rectangle of the tile. It lies beside the world for copies.
    var rect: MKMapRect

    static func == (lhs: PlacedTile, rhs: PlacedTile) -> Bool { lhs.key == rhs.key && lhs.rect.minX == rhs.rect.minX }
}

/// The tiles that cover a view.
enum TileCover {
    /// The length of the sides of tiles in points, when they are shown in their own size.
    private static let tileLength = 256.0

    /// Returns the tiles that cover a view, those in the middle first.
    ///
    /// The zoom level is the one at which tiles are nearest to their own size.
    static func tiles(for viewport: Viewport, greatestZoom: Int) -> [PlacedTile] {
        let rect = viewport.visibleRect
        guard rect.minX.isFinite, rect.width.isFinite, rect.width > 0, viewport.size.width < 20_000, viewport.size.height < 20_000 else { return [] }
        let exact = log2(Mercator.worldSize / tileLength) - viewport.viewpoint.zoom
        let zoom = min(max(Int(exact.rounded()), 0), greatestZoom)
        let count = 1 << zoom
        let length = Mercator.worldSize / Double(count)
        let (left, right) = (Int((rect.minX / length).rounded(.down)), Int((rect.maxX / length).rounded(.up)))
        let (top, bottom) = (max(Int((rect.minY / length).rounded(.down)), 0), min(Int((rect.maxY / length).rounded(.up)), count))
        guard left < right, top < bottom, (right - left) * (bottom - top) <= 400 else { return [] }
        let (middleX, middleY) = (viewport.viewpoint.x / length - 0.5, viewport.viewpoint.y / length - 0.5)
        func distance(_ tile: PlacedTile) -> Double { hypot(tile.rect.minX / length - middleX, Double(tile.key.y) - middleY) }
        return (left..<right).flatMap { column in
            (top..<bottom).map { row in
                PlacedTile(
                    key: TileKey(zoom: zoom, x: ((column % count) + count) % count, y: row),
                    rect: MKMapRect(x: Double(column) * length, y: Double(row) * length, width: length, height: length))
            }
        }
        .sorted { distance($0) < distance($1) }
    }
}
