import CoreGraphics

/// A gradient as it is drawn: resolved colours at finite locations in ascending order.
package struct ResolvedGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: ResolvedColor
        package var location: CGFloat

        package init(color: ResolvedColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    package private(set) var stops: [Stop]
    package var space: ColorInterpolation

    /// Creates a gradient. A location that is NaN or below the previous one is replaced by the previous one.
    package init(stops: [Stop], space: ColorInterpolation) {
        var previous = -CGFloat.infinity
        self.stops = stops.map { stop in
            let location = stop.location.isNaN ? previous : max(previous, stop.location)
            previous = location
            return Stop(color: stop.color, location: location.isFinite ? location : 0)
        }
        self.space = space
    }

    /// The stops for a renderer that interpolates sRGB components. For a perceptual colour space, intermediate stops approximate
    /// the curve.
    package var deviceStops: [Stop] {
        guard space == .perceptual else { return stops }
        var result = Array(stops.prefix(1))
        for (first, second) in zip(stops, stops.dropFirst()) {
            // Beside a transparent colour only the opacity changes.
            let start = first.color.opacity > 0 ? first.color : second.color.multiplyingOpacity(by: 0)
            let end = second.color.opacity > 0 ? second.color : first.color.multiplyingOpacity(by: 0)
            if start != result.last?.color { result.append(Stop(color: start, location: first.location)) }
            if second.location > first.location {
                let steps = Int((start.greatestDifference(from: end) * 32).rounded(.up))
                for step in 1..<max(1, steps) {
                    let fraction = Double(step) / Double(steps)
                    result.append(
                        Stop(
                            color: start.mixed(with: end, by: fraction, in: .perceptual),
                            location: first.location + (second.location - first.location) * CGFloat(fraction)))
                }
            }
            result.append(Stop(color: end, location: second.location))
            if second.color != end { result.append(second) }
        }
        return result
    }

    /// Returns the colour at a location. Before the first and after the last stop their colours continue.
    package func color(at location: CGFloat) -> ResolvedColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if !(location > first.location) { return first.color }
        if location >= last.location { return last.color }
        for (lower, upper) in zip(stops, stops.dropFirst()) where location < upper.location {
            let fraction = Double((location - lower.location) / (upper.location - lower.location))
            return lower.color.mixed(with: upper.color, by: fraction, in: space)
        }
        return last.color
    }

    package func multiplyingOpacity(by factor: Double) -> ResolvedGradient {
        var result = self
        result.stops = stops.map { Stop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location) }
        return result
    }
}

extension ResolvedColor {
    /// The greatest difference of a colour component between 0 and 1; the opacity does not count.
    fileprivate func greatestDifference(from other: ResolvedColor) -> Float {
        min(1, max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)))
    }
}
