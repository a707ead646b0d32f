import Foundation

extension CGMutablePath {
    /// Starts a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        update { $0.move(to: point.applying(transform)) }
    }

    /// Adds a straight line from the current point. Ignored without a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        update { $0.addLine(to: point.applying(transform)) }
    }

    /// Adds a quadratic Bézier curve from the current point. Ignored without a current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        update { $0.addQuadratic(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// Adds a cubic Bézier curve from the current point. Ignored without a current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addCubic(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() {
        update { $0.close() }
    }

    /// Adds a rectangle as a subpath of its own. A rectangle without finite edges adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        update { $0.addRect(rect, transform: transform) }
    }

    /// Adds rectangles as subpaths of their own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        update { for rect in rects { $0.addRect(rect, transform: transform) } }
    }

    /// Starts a subpath at the first point and adds lines to the others. An empty array adds nothing.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        update { geometry in
            guard let first = points.first else { return }
            geometry.move(to: first.applying(transform))
            for point in points.dropFirst() { geometry.addLine(to: point.applying(transform)) }
        }
    }

    /// Adds the ellipse inscribed in a rectangle as a subpath of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        update { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners as a subpath of its own. Corners that do not fit shrink.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corners = PathGeometry.CornerSizes(CGSize(width: cornerWidth, height: cornerHeight))
        update { $0.addRoundedRect(rect, corners: corners, continuous: false, transform: transform) }
    }

    /// Adds an arc that sweeps `delta` radians from a start angle. If there is a current point, a line connects it to the arc's
    /// start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
        }
    }

    /// Adds an arc between two angles in radians. If there is a current point, a line connects it to the arc's start.
    ///
    /// Angles grow from the x axis towards the y axis. `clockwise` sweeps towards smaller angles, which looks clockwise if the y
    /// axis points up and counterclockwise if it points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: transform)
        }
    }

    /// Adds the arc of a circle tangent to two lines: from the current point to the first end, and from there to the second end.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }

    /// Appends the elements of another path, transformed.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.geometry
        update { $0.append(added, transform: transform) }
    }
}
