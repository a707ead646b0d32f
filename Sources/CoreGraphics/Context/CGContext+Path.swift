import Foundation

extension CGContext {
    /// Throws the path away.
    public func beginPath() {
        geometry = PathGeometry()
    }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint) {
        geometry.move(to: point.applying(state.transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) {
        geometry.addLine(to: point.applying(state.transform))
    }

    /// Starts a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let transform = state.transform
        geometry.addCubic(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        geometry.addQuadratic(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    /// Closes the subpath with a line to its start.
    public func closePath() {
        geometry.close()
    }

    /// Adds a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect) {
        geometry.addRect(rect, transform: state.transform)
    }

    /// Adds rectangles as subpaths of their own.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse inside a rectangle as a subpath of its own.
    public func addEllipse(in rect: CGRect) {
        geometry.addEllipse(in: rect, transform: state.transform)
    }

    /// Adds an arc between two angles in radians, after a line to its start if there is a current point.
    ///
    /// `clockwise` walks towards smaller angles: clockwise where y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.transform)
    }

    /// Adds the arc of a radius that touches the lines from the current point over the first to the second end.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        geometry.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
    }

    /// Adds a path's elements.
    public func addPath(_ path: CGPath) {
        geometry.append(path.geometry, transform: state.transform)
    }

    /// Puts the outline of the path's stroke in its place.
    public func replacePathWithStrokedPath() {
        geometry = strokedOutline(of: takePath()).applying(state.transform)
    }

    // MARK: Reading

    /// Whether the path has no elements.
    public var isPathEmpty: Bool { geometry.isEmpty }

    /// Where the next element would start; the origin for an empty path.
    public var currentPointOfPath: CGPoint {
        guard let point = geometry.currentPoint, let inverse else { return .zero }
        return point.applying(inverse)
    }

    /// The smallest rectangle around all points, control points too; null for an empty path.
    public var boundingBoxOfPath: CGRect { userGeometry?.controlBounds ?? .null }

    /// A copy of the path; nil if it is empty.
    public var path: CGPath? { userGeometry.map { CGPath(geometry: $0) } }

    /// Whether a point would be painted: by a stroke only if the mode has one, inside by its rule if it fills.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let place = point.applying(state.transform)
        if let rule = mode.fillRule, geometry.contains(place, evenOdd: rule == .evenOdd) { return true }
        return mode.strokes && strokedOutline(of: geometry).contains(point, evenOdd: false)
    }

    private var userGeometry: PathGeometry? {
        guard !geometry.isEmpty, let inverse else { return nil }
        return geometry.applying(inverse)
    }

    /// The path in the base space; there is none afterwards.
    func takePath() -> PathGeometry {
        defer { geometry = PathGeometry() }
        return geometry
    }
}
