import Foundation

extension CGContext {
    /// Clears the current path.
    public func beginPath() {
        geometry = PathGeometry()
    }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint) {
        geometry.move(to: point.applying(state.transform))
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint) {
        geometry.addLine(to: point.applying(state.transform))
    }

    /// Starts a subpath at the first point and adds lines to the others. An empty array adds nothing.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let transform = state.transform
        geometry.addCubic(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        geometry.addQuadratic(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    /// Closes the current subpath with a line to its start.
    public func closePath() {
        geometry.close()
    }

    /// Adds a rectangle as a subpath of its own. A rectangle without finite edges adds nothing.
    public func addRect(_ rect: CGRect) {
        geometry.addRect(rect, transform: state.transform)
    }

    /// Adds rectangles as subpaths of their own.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse inscribed in a rectangle as a subpath of its own.
    public func addEllipse(in rect: CGRect) {
        geometry.addEllipse(in: rect, transform: state.transform)
    }

    /// Adds an arc between two angles in radians. If there is a current point, a line connects it to the arc's start.
    ///
    /// `clockwise` sweeps towards smaller angles, which is clockwise if the y axis points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.transform)
    }

    /// Adds the arc of a circle tangent to two lines: from the current point to the first end, and from there to the second end.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        geometry.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
    }

    /// Appends the elements of a path.
    public func addPath(_ path: CGPath) {
        geometry.append(path.geometry, transform: state.transform)
    }

    /// Replaces the path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        geometry = strokedOutline(of: takePath()).applying(state.transform)
    }

    // MARK: Reading

    /// Whether the path has no elements.
    public var isPathEmpty: Bool { geometry.isEmpty }

    /// The point from which the next element would start; the origin for an empty path.
    public var currentPointOfPath: CGPoint {
        guard let point = geometry.currentPoint, let inverse else { return .zero }
        return point.applying(inverse)
    }

    /// The bounding box of all points including control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { userGeometry?.controlBounds ?? .null }

    /// A copy of the current path; nil if it is empty.
    public var path: CGPath? { userGeometry.map { CGPath(geometry: $0) } }

    /// Returns whether a point would be painted if the current path were drawn in a mode.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let place = point.applying(state.transform)
        if let rule = mode.fillRule, geometry.contains(place, evenOdd: rule == .evenOdd) { return true }
        return mode.strokes && strokedOutline(of: geometry).contains(point, evenOdd: false)
    }

    private var userGeometry: PathGeometry? {
        guard !geometry.isEmpty, let inverse else { return nil }
        return geometry.applying(inverse)
    }

    /// Returns the current path in the base space and clears it.
    func takePath() -> PathGeometry {
        defer { geometry = PathGeometry() }
        return geometry
    }
}
