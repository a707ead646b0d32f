import CoreGraphics

/// A small quadrilateral of a mesh, interpolated from the colours of its corners, which run clockwise from the top leading one.
package struct MeshTile: Hashable, Sendable {
    package var corners: [CGPoint]
    package var colors: [ResolvedColor]

    package init(corners: [CGPoint], colors: [ResolvedColor]) {
        self.corners = corners
        self.colors = colors
    }

    package func offsetBy(dx: CGFloat, dy: CGFloat) -> MeshTile {
        MeshTile(corners: corners.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }, colors: colors)
    }

    package func multiplyingOpacity(by factor: Double) -> MeshTile {
        MeshTile(corners: corners, colors: colors.map { $0.multiplyingOpacity(by: factor) })
    }
}

extension MeshTile {
    /// Returns the colour at a point, interpolated in each half from its three corners; nil outside the tile.
    func color(at point: CGPoint) -> ResolvedColor? {
        for half in [(0, 1, 2), (0, 2, 3)] {
            let (a, b, c) = (corners[half.0], corners[half.1], corners[half.2])
            let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
            guard area != 0 else { continue }
            let second = ((point.x - a.x) * (c.y - a.y) - (c.x - a.x) * (point.y - a.y)) / area
            let third = ((b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)) / area
            guard second >= 0, third >= 0, second + third <= 1 else { continue }
            let along = second + third > 0 ? third / (second + third) : 0
            return colors[half.0].mixed(
                with: colors[half.1].mixed(with: colors[half.2], by: along, in: .device), by: second + third, in: .device)
        }
        return nil
    }
}
