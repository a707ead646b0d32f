import CoreGraphics

/// The fill of an area. Points are in the coordinates in which the area is drawn.
package enum Paint: Hashable, Sendable {
    /// A single colour.
    case color(ResolvedColor)
    /// A gradient along the line from `start` to `end`.
    case linearGradient(ResolvedGradient, start: CGPoint, end: CGPoint)
    /// A gradient by the distance from `center`, in points.
    case radialGradient(ResolvedGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A gradient by the direction from `center`, between two angles in radians, measured from the x axis towards the y axis.
    case angularGradient(ResolvedGradient, center: CGPoint, startAngle: Double, endAngle: Double)
    /// A gradient by the distance from `center`, relative to `radii` along each axis.
    case ellipticalGradient(
        ResolvedGradient, center: CGPoint, radii: CGSize, startFraction: CGFloat, endFraction: CGFloat)
    /// Colours interpolated between the corners of tiles, of which later ones cover earlier ones, and a background colour.
    case meshGradient([MeshTile], background: ResolvedColor)
    /// A repeated image.
    case image(ImagePattern)

    package static let clear = Paint.color(.clear)

    /// Whether the paint is invisible.
    package var isClear: Bool {
        switch self {
        case .color(let color): !(color.opacity > 0)
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .angularGradient(let gradient, _, _, _), .ellipticalGradient(let gradient, _, _, _, _):
            gradient.stops.allSatisfy { !($0.color.opacity > 0) }
        case .meshGradient(let tiles, let background):
            !(background.opacity > 0) && tiles.allSatisfy { $0.colors.allSatisfy { !($0.opacity > 0) } }
        case .image(let pattern):
            pattern.isClear
        }
    }

    /// The colour; nil for a gradient or an image.
    package var solidColor: ResolvedColor? {
        if case .color(let color) = self { color } else { nil }
    }

    package func multiplyingOpacity(by factor: Double) -> Paint {
        if factor == 1 { return self }
        switch self {
        case .color(let color):
            return .color(color.multiplyingOpacity(by: factor))
        case .linearGradient(let gradient, let start, let end):
            return .linearGradient(gradient.multiplyingOpacity(by: factor), start: start, end: end)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            return .radialGradient(
                gradient.multiplyingOpacity(by: factor), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let gradient, let center, let startAngle, let endAngle):
            return .angularGradient(
                gradient.multiplyingOpacity(by: factor), center: center, startAngle: startAngle, endAngle: endAngle)
        case .ellipticalGradient(let gradient, let center, let radii, let startFraction, let endFraction):
            return .ellipticalGradient(
                gradient.multiplyingOpacity(by: factor), center: center, radii: radii, startFraction: startFraction,
                endFraction: endFraction)
        case .meshGradient(let tiles, let background):
            return .meshGradient(
                tiles.map { $0.multiplyingOpacity(by: factor) }, background: background.multiplyingOpacity(by: factor))
        case .image(let pattern):
            return .image(pattern.multiplyingOpacity(by: factor))
        }
    }

    /// Returns the paint moved by a distance.
    package func offsetBy(dx: CGFloat, dy: CGFloat) -> Paint {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
        switch self {
        case .color:
            return self
        case .linearGradient(let gradient, let start, let end):
            return .linearGradient(gradient, start: moved(start), end: moved(end))
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            return .radialGradient(gradient, center: moved(center), startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let gradient, let center, let startAngle, let endAngle):
            return .angularGradient(gradient, center: moved(center), startAngle: startAngle, endAngle: endAngle)
        case .ellipticalGradient(let gradient, let center, let radii, let startFraction, let endFraction):
            return .ellipticalGradient(
                gradient, center: moved(center), radii: radii, startFraction: startFraction, endFraction: endFraction)
        case .meshGradient(let tiles, let background):
            return .meshGradient(tiles.map { $0.offsetBy(dx: dx, dy: dy) }, background: background)
        case .image(let pattern):
            return .image(pattern.offsetBy(dx: dx, dy: dy))
        }
    }

    /// Returns the colour at a point.
    package func color(at point: CGPoint) -> ResolvedColor {
        switch self {
        case .color(let color):
            return color
        case .linearGradient(let gradient, let start, let end):
            let run = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            let lengthSquared = run.dx * run.dx + run.dy * run.dy
            guard lengthSquared > 0 else { return gradient.color(at: 1) }
            return gradient.color(at: ((point.x - start.x) * run.dx + (point.y - start.y) * run.dy) / lengthSquared)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            let distance = hypot(point.x - center.x, point.y - center.y)
            return gradient.color(at: fraction(distance, from: startRadius, to: endRadius))
        case .angularGradient(let gradient, let center, let startAngle, let endAngle):
            return gradient.color(at: angularFraction(point, center, from: startAngle, to: endAngle))
        case .ellipticalGradient(let gradient, let center, let radii, let startFraction, let endFraction):
            guard radii.width > 0, radii.height > 0 else { return gradient.color(at: 1) }
            let distance = hypot((point.x - center.x) / radii.width, (point.y - center.y) / radii.height)
            return gradient.color(at: fraction(distance, from: startFraction, to: endFraction))
        case .meshGradient(let tiles, let background):
            return tiles.lazy.reversed().compactMap { $0.color(at: point) }.first ?? background
        case .image(let pattern):
            return pattern.color(at: point)
        }
    }

    private func fraction(_ value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        start == end ? (value < start ? 0 : 1) : (value - start) / (end - start)
    }

    /// Returns the position of a direction between two angles; outside them, that of the nearer one.
    private func angularFraction(_ point: CGPoint, _ center: CGPoint, from start: Double, to end: Double) -> CGFloat {
        let turn = 2 * Double.pi
        guard start.isFinite, end.isFinite, start != end else { return 1 }
        let sweep = max(-turn, min(turn, end - start))
        var travelled = (Double(atan2(point.y - center.y, point.x - center.x)) - start)
            .truncatingRemainder(dividingBy: turn)
        if sweep > 0, travelled < 0 { travelled += turn }
        if sweep < 0, travelled > 0 { travelled -= turn }
        let fraction = travelled / sweep
        guard fraction > 1 else { return CGFloat(fraction) }
        // In the gap, the end is nearer in the first half and the start in the second.
        return abs(travelled) - abs(sweep) <= (turn - abs(sweep)) / 2 ? 1 : 0
    }
}
