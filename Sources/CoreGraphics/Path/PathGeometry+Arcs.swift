import Foundation

/// The length of Bézier handles with which four cubic curves approximate a unit circle to within 0.03 %.
package let circleHandle: CGFloat = 0.5522847498307936

extension PathGeometry {
    /// Adds an arc of at most one full turn. If there is a current point, a line connects it to the arc's start.
    ///
    /// Angles are in radians and grow from the x axis towards the y axis; `clockwise` sweeps towards smaller angles. A
    /// difference of a whole turn, in either direction, results in a full circle.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        let difference = clockwise ? startAngle - endAngle : endAngle - startAngle
        var sweep: CGFloat
        if difference == 0 {
            sweep = 0
        } else if difference >= turn {
            sweep = turn
        } else {
            sweep = difference.truncatingRemainder(dividingBy: turn)
            if sweep < 0 { sweep += turn }
            // Whole turns in the opposite direction, within rounding errors.
            if sweep < 1e-9 || turn - sweep < 1e-9 { sweep = turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep,
            transform: transform)
    }

    /// Adds an arc that sweeps an angle. If there is a current point, a line connects it to the arc's start.
    ///
    /// Full turns beyond the first are skipped, so that the cost does not grow with the angle.
    package mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        let radius = max(0, radius)
        let turn = 2 * CGFloat.pi
        let sweep =
            abs(delta) <= turn
            ? delta : delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn)
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        moveOrAddLine(to: point(startAngle).applying(transform))
        guard sweep != 0, radius > 0 else { return }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handle = 4.0 / 3.0 * tan(step / 4)
        for index in 0..<count {
            let angle = startAngle + CGFloat(index) * step, next = startAngle + CGFloat(index + 1) * step
            let from = point(angle), to = point(next)
            let control1 = from + (from - center).turned * handle
            let control2 = to - (to - center).turned * handle
            addCubic(
                to: to.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }

    /// Adds the arc that is tangent to the lines from the current point to `tangent1End` and from there to `tangent2End`.
    ///
    /// If the lines do not form a corner, or the radius is not positive, a line to `tangent1End` is added.
    package mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
        // The arc is computed in the untransformed plane, which requires an inverse transform.
        let determinant = transform.determinant
        guard determinant != 0, determinant.isFinite else { return }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        guard radius > 0,
            let incoming = (start - tangent1End).normalized,
            let outgoing = (tangent2End - tangent1End).normalized,
            abs(incoming.cross(outgoing)) > 1e-9
        else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let halfAngle = atan2(abs(incoming.cross(outgoing)), incoming.dot(outgoing)) / 2
        let distance = radius / tan(halfAngle)
        let touch1 = tangent1End + incoming * distance
        let touch2 = tangent1End + outgoing * distance
        guard let bisector = (incoming + outgoing).normalized else { return }
        let center = tangent1End + bisector * (radius / sin(halfAngle))
        let from = touch1 - center, to = touch2 - center
        let startAngle = atan2(from.y, from.x)
        let delta = atan2(from.cross(to), from.dot(to))
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.hasFiniteEdges else { return }
        reserve(verbs: 5, points: 4)
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        close()
    }

    /// Adds the ellipse inscribed in a rectangle, starting at three o'clock and continuing towards the bottom.
    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.hasFiniteEdges else { return }
        reserve(verbs: 6, points: 13)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let halfWidth = rect.width / 2, halfHeight = rect.height / 2
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * halfWidth, y: center.y + y * halfHeight).applying(transform)
        }
        let handle = circleHandle
        move(to: point(1, 0))
        addCubic(to: point(0, 1), control1: point(1, handle), control2: point(handle, 1))
        addCubic(to: point(-1, 0), control1: point(-handle, 1), control2: point(-1, handle))
        addCubic(to: point(0, -1), control1: point(-1, -handle), control2: point(-handle, -1))
        addCubic(to: point(1, 0), control1: point(handle, -1), control2: point(1, -handle))
        close()
    }
}

extension CGRect {
    /// Whether the rectangle can be drawn: it is not null, and has no NaN or infinite components.
    package var hasFiniteEdges: Bool {
        !isNull && origin.isFinite && size.width.isFinite && size.height.isFinite && maxX.isFinite && maxY.isFinite
    }
}
