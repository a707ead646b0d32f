import CoreGraphics

/// A gradient interpolated between the vertices of a grid, which may be deformed.
///
/// Vertices are listed row by row from the top. Only the background is drawn if the mesh has fewer than two rows or columns, if
/// the number of colours differs from the number of vertices, if there are too few locations, or if a location is not finite.
/// Excess points are ignored; excess Bézier points, like too few, leave only the background.
///
///     MeshGradient(
///         width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///         colors: [.red, .yellow, .blue, .green])
public struct MeshGradient: Equatable, Sendable {
    /// A vertex and the control points of the curves to its four neighbours, in fractions of the filled rectangle.
    @frozen public struct BezierPoint: Equatable, Sendable {
        /// The position of the vertex.
        public var position: SIMD2<Float>
        /// The control point of the curve to the previous vertex of the row.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the curve to the vertex above.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the curve to the next vertex of the row.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the curve to the vertex below.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a vertex from its position and control points, in fractions of the filled rectangle.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The positions of the vertices.
    public enum Locations: Equatable, Sendable {
        /// Positions only: the curves between them pass smoothly through the vertices.
        case points([SIMD2<Float>])
        /// Positions with explicit control points.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the vertices.
    public enum Colors: Equatable, Sendable {
        /// Colours that are resolved in the environment.
        case colors([Color])
        /// Colours that are already resolved.
        case resolvedColors([Color.Resolved])
    }

    /// The number of vertices in a row.
    public var width: Int
    /// The number of vertices in a column.
    public var height: Int
    /// The positions of the vertices, `width` times `height` of them.
    public var locations: Locations
    /// The colours of the vertices, `width` times `height` of them.
    public var colors: Colors
    /// The colour outside the mesh.
    public var background: Color
    /// Whether colours are interpolated smoothly (cubic) across vertices; otherwise bilinearly between neighbours.
    public var smoothsColors: Bool
    /// The colour space of the interpolation.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a mesh.
    public nonisolated init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a mesh from vertex positions in fractions of the filled rectangle.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh from vertex positions, with resolved colours.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh from vertices with control points.
    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh from vertices with control points, with resolved colours.
    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
}

extension MeshGradient: ShapeStyle {
    /// Paints with the mesh, stretched over the shape's bounds.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let context = shape.context.color
        let resolved =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: context) }
            case .resolvedColors(let colors): colors
            }
        let vertices =
            switch locations {
            case .points(let points): MeshSurface.vertices(points, width: width, height: height)
            case .bezierPoints(let points): points
            }
        let background = background.resolve(in: context)
        guard
            let surface = MeshSurface(
                width: width, height: height, vertices: vertices, colors: resolved, isSmooth: smoothsColors,
                space: colorSpace.interpolation)
        else { return shape.paint(.color(background)) }
        shape.paint(.meshGradient(surface.tiles(in: shape.bounds), background: background))
    }
}
