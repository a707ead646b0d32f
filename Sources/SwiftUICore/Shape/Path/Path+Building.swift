import CoreGraphics

extension Path {
    /// Starts a subpath at a point.
    public mutating func move(to end: CGPoint) {
        update { $0.move(to: end) }
    }

    /// Adds a straight line from the current point.
    public mutating func addLine(to end: CGPoint) {
        update { $0.addLine(to: end) }
    }

    /// Adds a quadratic curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        update { $0.addQuadratic(to: end, control: control) }
    }

    /// Adds a cubic curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        update { $0.addCubic(to: end, control1: control1, control2: control2) }
    }

    /// Closes the current subpath with a line to its start.
    public mutating func closeSubpath() {
        update { $0.close() }
    }

    /// Adds a rectangle as a subpath of its own.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addOrBecome(Path(rect).applying(transform))
    }

    /// Adds a rounded rectangle as a subpath of its own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addOrBecome(Path(roundedRect: rect, cornerSize: cornerSize, style: style).applying(transform))
    }

    /// Adds a rectangle with corners of different radii as a subpath of its own; leading is left.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addOrBecome(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).applying(transform))
    }

    /// Adds the ellipse inside a rectangle as a subpath of its own.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addOrBecome(Path(ellipseIn: rect).applying(transform))
    }

    /// Adds rectangles as subpaths of their own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Starts a subpath at the first point and adds lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        update { geometry in
            geometry.move(to: first)
            for point in lines.dropFirst() { geometry.addLine(to: point) }
        }
    }

    /// Adds an arc over an angle difference, after a line to its start if there is a current point.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
                transform: transform)
        }
    }

    /// Adds an arc between two angles, after a line to its start if there is a current point.
    ///
    /// Angles grow from the x axis towards the y axis, which points down. `clockwise` walks towards smaller angles, as
    /// it does in Core Graphics, whose y axis points up: on the screen the arc then runs counterclockwise.
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

    /// Adds the arc of a radius that touches the lines from the current point over the first to the second end.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }

    /// Adds another path's elements.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        addOrBecome(path.applying(transform))
    }

    /// Adds a path's elements; an empty path becomes the other one and keeps what kind of shape it is.
    private mutating func addOrBecome(_ path: Path) {
        if isEmpty {
            storage = path.storage
        } else if !path.isEmpty {
            update { $0.append(path.geometry) }
        }
    }
}
