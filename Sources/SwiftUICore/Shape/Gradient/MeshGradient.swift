import CoreGraphics

/// Colours at the vertices of a grid that may be bent, mixed between them.
///
/// Rows of vertices follow each other from the top to the bottom. A mesh with fewer than two rows or columns, or with another
/// number of locations or colours than vertices, is its background alone.
public struct MeshGradient: Equatable, Sendable {
    /// A vertex and the points that bend the lines to its four neighbours, in fractions of the filled rectangle.
    @frozen public struct BezierPoint: Equatable, Sendable {
        /// Where the vertex is.
        public var position: SIMD2<Float>
        /// What the line to the vertex before it in the row bends towards.
        public var leadingControlPoint: SIMD2<Float>
        /// What the line to the vertex above it bends towards.
        public var topControlPoint: SIMD2<Float>
        /// What the line to the vertex after it in the row bends towards.
        public var trailingControlPoint: SIMD2<Float>
        /// What the line to the vertex below it bends towards.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a vertex.
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

    /// Where the vertices are.
    public enum Locations: Equatable, Sendable {
        /// Places alone: the lines between them run smoothly through the vertices.
        case points([SIMD2<Float>])
        /// Places, and how the lines between them bend.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the vertices.
    public enum Colors: Equatable, Sendable {
        /// Colours that may differ by environment.
        case colors([Color])
        /// Colours as they are.
        case resolvedColors([Color.Resolved])
    }

    /// How many vertices a row has.
    public var width: Int
    /// How many vertices a column has.
    public var height: Int
    /// Where the vertices are; as many as there are vertices.
    public var locations: Locations
    /// The colours of the vertices; as many as there are vertices.
    public var colors: Colors
    /// What is outside of the mesh.
    public var background: Color
    /// Whether colours pass through the vertices without edges; otherwise they are mixed evenly between neighbours.
    public var smoothsColors: Bool
    /// The space in which colours are mixed.
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

    /// Creates a mesh of places, in fractions of the filled rectangle.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh of places with resolved colours.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh of vertices that say how the lines between them bend.
    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh of vertices that say how the lines between them bend, with resolved colours.
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
    /// Fills with the mesh, laid over the shape's bounds.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let context = shape.context.color
        let resolved = switch colors {
        case .colors(let colors): colors.map { $0.resolve(in: context) }
        case .resolvedColors(let colors): colors
        }
        let vertices = switch locations {
        case .points(let points): MeshSurface.vertices(points, width: width, height: height)
        case .bezierPoints(let points): points
        }
        let background = background.resolve(in: context)
        guard let surface = MeshSurface(
            width: width, height: height, vertices: vertices, colors: resolved, isSmooth: smoothsColors, space: colorSpace)
        else { return shape.paint(.color(background)) }
        shape.paint(.meshGradient(surface.tiles(in: shape.bounds), background: background))
    }
}
