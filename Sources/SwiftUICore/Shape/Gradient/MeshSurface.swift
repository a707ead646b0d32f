import CoreGraphics

/// A curved surface through the vertices of a grid, with its colours.
struct MeshSurface {
    private let width: Int
    private let height: Int
    private let vertices: [MeshGradient.BezierPoint]
    private let colors: [MeshColor]
    private let isSmooth: Bool
    private let space: ColorInterpolation

    /// Returns nil unless there are at least two rows and columns, and a finite vertex and a colour for each position of the
    /// grid.
    init?(
        width: Int, height: Int, vertices: [MeshGradient.BezierPoint], colors: [Color.Resolved], isSmooth: Bool,
        space: ColorInterpolation
    ) {
        guard width >= 2, height >= 2, !width.multipliedReportingOverflow(by: height).overflow,
            vertices.count == width * height, colors.count == vertices.count, vertices.allSatisfy(\.isFinite)
        else { return nil }
        self.width = width
        self.height = height
        self.vertices = vertices
        self.colors = colors.map { MeshColor($0, in: space) }
        self.isSmooth = isSmooth
        self.space = space
    }

    /// Returns vertices with control points that make the curves smooth: the tangent at a vertex runs between its two
    /// neighbours.
    static func vertices(_ points: [SIMD2<Float>], width: Int, height: Int) -> [MeshGradient.BezierPoint] {
        guard width > 0, height > 0, points.count / width >= height else { return [] }
        return points.prefix(width * height).indices.map { index in
            let (row, column) = (index / width, index % width)
            func neighbor(_ row: Int, _ column: Int) -> SIMD2<Float>? {
                (0..<height).contains(row) && (0..<width).contains(column) ? points[row * width + column] : nil
            }
            let point = points[index]
            /// Returns a third of the tangent at the vertex.
            func third(_ before: SIMD2<Float>?, _ after: SIMD2<Float>?) -> SIMD2<Float> {
                guard let before else { return ((after ?? point) - point) / 3 }
                guard let after else { return (point - before) / 3 }
                return (after - before) / 6
            }
            let along = third(neighbor(row, column - 1), neighbor(row, column + 1))
            let down = third(neighbor(row - 1, column), neighbor(row + 1, column))
            return MeshGradient.BezierPoint(
                position: point, leadingControlPoint: point - along, topControlPoint: point - down,
                trailingControlPoint: point + along, bottomControlPoint: point + down)
        }
    }

    /// The number of tiles per direction into which a patch between four vertices is divided.
    private static let division = 12

    /// Returns the surface as small flat tiles, stretched over a rectangle.
    ///
    /// Takes time linear in the number of vertices.
    func tiles(in bounds: CGRect) -> [MeshTile] {
        var tiles: [MeshTile] = []
        let steps = Self.division
        tiles.reserveCapacity((width - 1) * (height - 1) * steps * steps)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                var points: [CGPoint] = []
                var shades: [Color.Resolved] = []
                for down in 0...steps {
                    for along in 0...steps {
                        let (u, v) = (Float(along) / Float(steps), Float(down) / Float(steps))
                        let place = point(row, column, u, v)
                        points.append(
                            CGPoint(
                                x: bounds.minX + CGFloat(place.x) * bounds.width, y: bounds.minY + CGFloat(place.y) * bounds.height))
                        shades.append(color(row, column, Double(u), Double(v)).resolved(in: space))
                    }
                }
                for down in 0..<steps {
                    for along in 0..<steps {
                        let first = down * (steps + 1) + along
                        let corners = [first, first + 1, first + steps + 2, first + steps + 1]
                        tiles.append(MeshTile(corners: corners.map { points[$0] }, colors: corners.map { shades[$0] }))
                    }
                }
            }
        }
        return tiles
    }

    /// Returns a point of the Coons patch below and after a vertex, bounded by four curves.
    private func point(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
        let first = vertices[row * width + column], second = vertices[row * width + column + 1]
        let third = vertices[(row + 1) * width + column], fourth = vertices[(row + 1) * width + column + 1]
        let top = curve(first.position, first.trailingControlPoint, second.leadingControlPoint, second.position, u)
        let bottom = curve(third.position, third.trailingControlPoint, fourth.leadingControlPoint, fourth.position, u)
        let leading = curve(first.position, first.bottomControlPoint, third.topControlPoint, third.position, v)
        let trailing = curve(second.position, second.bottomControlPoint, fourth.topControlPoint, fourth.position, v)
        let between = top * (1 - v) + bottom * v
        let across = leading * (1 - u) + trailing * u
        let upper = first.position * (1 - u) + second.position * u
        let lower = third.position * (1 - u) + fourth.position * u
        return between + across - (upper * (1 - v) + lower * v)
    }

    private func curve(
        _ start: SIMD2<Float>, _ control: SIMD2<Float>, _ otherControl: SIMD2<Float>, _ end: SIMD2<Float>, _ t: Float
    ) -> SIMD2<Float> {
        let s = 1 - t
        let middle = control * (3 * s * s * t) + otherControl * (3 * s * t * t)
        return start * (s * s * s) + middle + end * (t * t * t)
    }

    private func color(_ row: Int, _ column: Int, _ u: Double, _ v: Double) -> MeshColor {
        let (along, down) = (weights(u), weights(v))
        var sum = MeshColor.zero
        for (i, weight) in down.enumerated() where weight != 0 {
            for (j, other) in along.enumerated() where other != 0 {
                sum += color(at: row + i - 1, column + j - 1) * (weight * other)
            }
        }
        return sum
    }

    /// Returns the weights of the vertex before the patch, its two vertices and the vertex after it.
    private func weights(_ t: Double) -> [Double] {
        guard isSmooth else { return [0, 1 - t, t, 0] }
        let (square, cube) = (t * t, t * t * t)
        return [
            (-t + 2 * square - cube) / 2, (2 - 5 * square + 3 * cube) / 2, (t + 4 * square - 3 * cube) / 2, (cube - square) / 2,
        ]
    }

    /// Returns the colour of a vertex, extrapolated linearly beyond the edges of the grid.
    private func color(at row: Int, _ column: Int) -> MeshColor {
        if row < 0 { return color(at: 0, column) * 2 - color(at: 1, column) }
        if row >= height { return color(at: height - 1, column) * 2 - color(at: height - 2, column) }
        if column < 0 { return color(at: row, 0) * 2 - color(at: row, 1) }
        if column >= width { return color(at: row, width - 1) * 2 - color(at: row, width - 2) }
        return colors[row * width + column]
    }
}

extension MeshGradient.BezierPoint {
    fileprivate var isFinite: Bool {
        [position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint]
            .allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
}

/// A colour in the interpolation space of a mesh: three components and the opacity.
private struct MeshColor {
    private var components: SIMD4<Double>

    static let zero = MeshColor(components: .zero)

    private init(components: SIMD4<Double>) {
        self.components = components
    }

    init(_ color: Color.Resolved, in space: ColorInterpolation) {
        if space == .device {
            components = SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
        } else {
            let perceptual = PerceptualColor(color)
            components = SIMD4(perceptual.lightness, perceptual.greenRed, perceptual.blueYellow, Double(color.opacity))
        }
    }

    func resolved(in space: ColorInterpolation) -> Color.Resolved {
        func unit(_ value: Double) -> Float { Float(min(1, max(0, value))) }
        if space == .device {
            return Color.Resolved(
                red: unit(components.x), green: unit(components.y), blue: unit(components.z), opacity: unit(components.w))
        }
        var perceptual = PerceptualColor(.clear)
        (perceptual.lightness, perceptual.greenRed, perceptual.blueYellow) = (components.x, components.y, components.z)
        return perceptual.resolved(opacity: unit(components.w))
    }

    static func * (color: MeshColor, factor: Double) -> MeshColor { MeshColor(components: color.components * factor) }
    static func - (color: MeshColor, other: MeshColor) -> MeshColor { MeshColor(components: color.components - other.components) }
    static func += (color: inout MeshColor, other: MeshColor) { color.components += other.components }
}
