import CoreGraphics

extension Paint {
    /// Returns the interpolation with another paint; nil if there is none: between gradients of different kinds or with different numbers
    /// of stops, and between an image and anything else. A colour counts as a gradient of any kind.
    package func mixed(with other: Paint, by fraction: Double) -> Paint? {
        let amount = CGFloat(fraction)
        func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * amount }
        func between(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
            CGPoint(x: between(first.x, second.x), y: between(first.y, second.y))
        }
        func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
        switch (self, other) {
        case (.color(let first), .color(let second)):
            return .color(first.mixed(with: second, by: fraction, in: .device))
        case (.image(let first), .image(let second)):
            return first.mixed(with: second, by: fraction).map { .image($0) }
        case (.image, _), (_, .image):
            return nil
        case (.color(let color), _):
            return other.filled(with: color).mixed(with: other, by: fraction)
        case (_, .color(let color)):
            return mixed(with: filled(with: color), by: fraction)
        case (.linearGradient(let first, let start, let end), .linearGradient(let second, let otherStart, let otherEnd)):
            return first.mixed(with: second, by: fraction).map {
                .linearGradient($0, start: between(start, otherStart), end: between(end, otherEnd))
            }
        case (
            .radialGradient(let first, let center, let inner, let outer),
            .radialGradient(let second, let otherCenter, let otherInner, let otherOuter)
        ):
            return first.mixed(with: second, by: fraction).map {
                .radialGradient(
                    $0, center: between(center, otherCenter), startRadius: between(inner, otherInner), endRadius: between(outer, otherOuter))
            }
        case (
            .angularGradient(let first, let center, let start, let end),
            .angularGradient(let second, let otherCenter, let otherStart, let otherEnd)
        ):
            return first.mixed(with: second, by: fraction).map {
                .angularGradient(
                    $0, center: between(center, otherCenter), startAngle: between(start, otherStart), endAngle: between(end, otherEnd))
            }
        case (
            .ellipticalGradient(let first, let center, let radii, let start, let end),
            .ellipticalGradient(let second, let otherCenter, let otherRadii, let otherStart, let otherEnd)
        ):
            return first.mixed(with: second, by: fraction).map {
                .ellipticalGradient(
                    $0, center: between(center, otherCenter),
                    radii: CGSize(width: between(radii.width, otherRadii.width), height: between(radii.height, otherRadii.height)),
                    startFraction: between(start, otherStart), endFraction: between(end, otherEnd))
            }
        case (.meshGradient(let first, let background), .meshGradient(let second, let otherBackground)):
            guard first.count == second.count else { return nil }
            let tiles = zip(first, second).map { first, second in
                MeshTile(
                    corners: zip(first.corners, second.corners).map { between($0, $1) },
                    colors: zip(first.colors, second.colors).map { $0.mixed(with: $1, by: fraction, in: .device) })
            }
            return .meshGradient(tiles, background: background.mixed(with: otherBackground, by: fraction, in: .device))
        default:
            return nil
        }
    }

    /// The same gradient in a single colour.
    private func filled(with color: ResolvedColor) -> Paint {
        switch self {
        case .color, .image: .color(color)
        case .linearGradient(let gradient, let start, let end): .linearGradient(gradient.filled(with: color), start: start, end: end)
        case .radialGradient(let gradient, let center, let start, let end):
            .radialGradient(gradient.filled(with: color), center: center, startRadius: start, endRadius: end)
        case .angularGradient(let gradient, let center, let start, let end):
            .angularGradient(gradient.filled(with: color), center: center, startAngle: start, endAngle: end)
        case .ellipticalGradient(let gradient, let center, let radii, let start, let end):
            .ellipticalGradient(gradient.filled(with: color), center: center, radii: radii, startFraction: start, endFraction: end)
        case .meshGradient(let tiles, _):
            .meshGradient(
                tiles.map { MeshTile(corners: $0.corners, colors: $0.colors.map { _ in color }) }, background: color)
        }
    }
}

extension ResolvedGradient {
    /// Returns the interpolation with another gradient; nil if the numbers of stops differ.
    fileprivate func mixed(with other: ResolvedGradient, by fraction: Double) -> ResolvedGradient? {
        guard stops.count == other.stops.count else { return nil }
        return ResolvedGradient(
            stops: zip(stops, other.stops).map { first, second in
                Stop(
                    color: first.color.mixed(with: second.color, by: fraction, in: .device),
                    location: first.location + (second.location - first.location) * CGFloat(fraction))
            }, space: other.space)
    }

    fileprivate func filled(with color: ResolvedColor) -> ResolvedGradient {
        ResolvedGradient(stops: stops.map { Stop(color: color, location: $0.location) }, space: space)
    }
}
