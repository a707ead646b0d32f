import CoreGraphics

/// The outlines of long strokes of a canvas, which are kept from one drawing to the next: a line of thousands of points is stroked anew only
/// if the line itself has changed.
final class StrokeOutlines {
    struct Stroke {
        fileprivate var path: PathGeometry
        fileprivate var style: StrokeStyle
        /// The outline, and its bounding box without control points.
        var outline: Outline
        var bounds: CGRect
    }

    /// The number of points above which a stroke is kept.
    private static let keptPointCount = 256

    /// The strokes of the previous drawing that the current one has not used yet, and those of the current drawing.
    private var previous: [Stroke] = []
    private var current: [Stroke] = []

    /// Begins a drawing. Strokes that the previous drawing did not use are forgotten.
    func begin() {
        previous = current
        current = []
    }

    /// Returns the stroke of a path.
    func stroke(_ path: Path, style: StrokeStyle) -> Stroke {
        guard case .elements(let geometry) = path.storage, geometry.points.count > Self.keptPointCount else {
            return Self.stroke(path, geometry: PathGeometry(), style: style)
        }
        let index = previous.firstIndex { $0.style == style && $0.path == geometry }
        let stroke = index.map { previous.remove(at: $0) } ?? Self.stroke(path, geometry: geometry, style: style)
        current.append(stroke)
        return stroke
    }

    private static func stroke(_ path: Path, geometry: PathGeometry, style: StrokeStyle) -> Stroke {
        // A straight line is a rectangle, of which a frame may repaint a part.
        let outline = Outline(recognising: path.strokedPath(style).geometry)
        return Stroke(path: geometry, style: style, outline: outline, bounds: outline.tightBounds)
    }
}
