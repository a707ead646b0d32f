import Foundation

extension CGMutablePath {
    /// Starts a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        update { $0.move(to: point.applying(transform)) }
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        update { $0.addLine(to: point.applying(transform)) }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        update { $0.addQuadratic(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// Adds a cubic curve.
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

    /// Adds a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        update { $0.addRect(rect, transform: transform) }
    }

    /// Adds rectangles as subpaths of their own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        update { for rect in rects { $0.addRect(rect, transform: transform) } }
    }

    /// Starts a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        update { geometry in
            guard let first = points.first else { return }
            geometry.move(to: first.applying(transform))
            for point in points.dropFirst() { geometry.addLine(to: point.applying(transform)) }
        }
    }

    /// Adds the ellipse inside a rectangle as a subpath of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        update { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Adds a rectangle with circular corners as a subpath of its own.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corners = PathGeometry.CornerSizes(CGSize(width: cornerWidth, height: cornerHeight))
        update { $0.addRoundedRect(rect, corners: corners, continuous: false, transform: transform) }
    }

    /// Adds an arc over an angle difference in radians, after a line to its start if there is a current point.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
        }
    }

    /// Adds an arc between two angles in radians, after a line to its start if there is a current point.
    ///
    /// Angles grow from the x axis towards the y axis; `clockwise` walks towards smaller angles, which looks
    /// clockwise where y points up and counterclockwise where y points down.
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

    /// Adds the arc of a radius that touches the lines from the current point over the first to the second end.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }

    /// Adds another path's elements.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.geometry
        update { $0.append(added, transform: transform) }
    }
}
