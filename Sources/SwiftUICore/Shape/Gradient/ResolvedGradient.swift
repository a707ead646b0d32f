import CoreGraphics

/// A gradient as it is drawn: resolved colours at finite locations in ascending order.
package struct ResolvedGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: Color.Resolved
        package var location: CGFloat

        package init(color: Color.Resolved, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    package private(set) var stops: [Stop]
    package var space: Gradient.ColorSpace

    /// Creates a gradient. A location that is NaN or below the previous one is replaced by the previous one.
    package init(stops: [Stop], space: Gradient.ColorSpace) {
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
        var result: [Stop] = []
        for (first, second) in zip(stops, stops.dropFirst()) {
            result.append(first)
            guard first.color != second.color, second.location > first.location else { continue }
            let steps = 32
            for step in 1..<steps {
                let fraction = Double(step) / Double(steps)
                result.append(
                    Stop(
                        color: first.color.mixed(with: second.color, by: fraction, in: .perceptual),
                        location: first.location + (second.location - first.location) * CGFloat(fraction)))
            }
        }
        if let last = stops.last { result.append(last) }
        return result
    }

    /// Returns the colour at a location. Before the first and after the last stop their colours continue.
    package func color(at location: CGFloat) -> Color.Resolved {
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

// MARK: - The standard gradient of a colour

extension ResolvedGradient {
    /// The gradient behind `Color.gradient`.
    ///
    /// Each sRGB component of the top colour is 0.856 times the base's plus 0.206, at most 1, which meets the measured top rows
    /// of nine system colours within 2/255 on average and 7/255 at most. The base colour is reached at 70 % and continues to the
    /// bottom. A colour as light as yellow cannot be lightened: the gradient keeps the base for the first fifth and then darkens
    /// to the colour whose lightened variant the base would be.
    package init(standardGradientOf base: Color.Resolved, space: Gradient.ColorSpace) {
        func mapped(_ change: (Float) -> Float) -> Color.Resolved {
            func limited(_ component: Float) -> Float { min(1, max(0, change(component))) }
            return Color.Resolved(
                red: limited(base.red), green: limited(base.green), blue: limited(base.blue), opacity: base.opacity)
        }
        let luminance = 0.2126 * base.linearRed + 0.7152 * base.linearGreen + 0.0722 * base.linearBlue
        if luminance > Self.lightColorLuminance {
            let darker = mapped { ($0 - Self.lightening) / Self.contrast }
            self.init(
                stops: [Stop(color: base, location: 0.2), Stop(color: darker, location: 1)], space: space)
        } else {
            let lighter = mapped { $0 * Self.contrast + Self.lightening }
            self.init(stops: [Stop(color: lighter, location: 0), Stop(color: base, location: 0.7)], space: space)
        }
    }

    private static let contrast: Float = 0.856
    private static let lightening: Float = 0.206
    /// Between the luminance of mint, which is lightened, and of yellow, which is not.
    private static let lightColorLuminance: Float = 0.55
}
