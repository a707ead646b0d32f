import CoreGraphics

extension Path {
    /// Starts a subpath at a point. A point that is not finite is ignored.
    public mutating func move(to end: CGPoint) {
        update { $0.move(to: end) }
    }

    /// Adds a straight line from the current point. Ignored without a current point.
    public mutating func addLine(to end: CGPoint) {
        update { $0.addLine(to: end) }
    }

    /// Adds a quadratic Bézier curve from the current point. Ignored without a current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        update { $0.addQuadratic(to: end, control: control) }
    }

    /// Adds a cubic Bézier curve from the current point. Ignored without a current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        update { $0.addCubic(to: end, control1: control1, control2: control2) }
    }

    /// Closes the current subpath with a line to its start.
    public mutating func closeSubpath() {
        update { $0.close() }
    }

    /// Adds a rectangle as a subpath of its own. A rectangle without finite edges adds nothing.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addOrBecome(Path(rect).applying(transform))
    }

    /// Adds a rounded rectangle as a subpath of its own. Corners that do not fit shrink.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addOrBecome(Path(roundedRect: rect, cornerSize: cornerSize, style: style).applying(transform))
    }

    /// Adds a rectangle with individual corner radii as a subpath of its own. Leading is left, whatever the layout direction.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addOrBecome(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).applying(transform))
    }

    /// Adds the ellipse inscribed in a rectangle as a subpath of its own.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addOrBecome(Path(ellipseIn: rect).applying(transform))
    }

    /// Adds rectangles as subpaths of their own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Starts a subpath at the first point and adds lines to the others. An empty array adds nothing.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        update { geometry in
            geometry.move(to: first)
            for point in lines.dropFirst() { geometry.addLine(to: point) }
        }
    }

    /// Adds an arc that sweeps `delta` from a start angle. If there is a current point, a line connects it to the arc's start.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
                transform: transform)
        }
    }

    /// Adds an arc between two angles. If there is a current point, a line connects it to the arc's start.
    ///
    /// Angles grow from the x axis towards the y axis, which points down. As in Core Graphics, whose y axis points up,
    /// `clockwise` sweeps towards smaller angles: on screen the arc then runs counterclockwise.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the arc's start.
    ///   - endAngle: The angle of the arc's end.
    ///   - clockwise: Whether the arc sweeps towards smaller angles.
    ///   - transform: A transform applied to the arc.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }

    /// Adds the arc of a circle tangent to two lines: from the current point to the first end, and from there to the second end.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }

    /// Appends the elements of another path, transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        addOrBecome(path.applying(transform))
    }

    /// Appends a path. An empty path adopts the storage of the other one, so that it is still recognised as a rectangle,
    /// ellipse, etc.
    private mutating func addOrBecome(_ path: Path) {
        if isEmpty {
            storage = path.storage
        } else if !path.isEmpty {
            update { $0.append(path.geometry) }
        }
    }
}
