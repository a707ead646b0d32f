import SwiftUICore

/// The paint of data, computed once for each value.
final class ColorCache {
    private let environment: EnvironmentValues
    private let scale: StyleScale<AnyShapeStyle>
    private var known: [_PlottableScalar: GraphicsContext.Shading] = [:]
    private var stops: [Stop]?
    /// The latest style without data, and its colour; nil if it is not a single one.
    private var latestPlain: (style: SharedMarkStyle, color: Color.Resolved?)?
    private var plainColors: [_PlottableScalar: Color.Resolved?] = [:]
    private let standard = GraphicsContext.Shading.color(ChartPalette.colors[0])

    /// A stop of the gradient of numbers.
    private struct Stop {
        var location: Double
        var color: Color.Resolved
        /// Gamma-encoded red, green and blue, and the opacity.
        var components: SIMD4<Float>

        init(_ stop: Gradient.Stop, in environment: EnvironmentValues) {
            color = stop.color.resolve(in: environment)
            location = Double(stop.location)
            components = SIMD4(color.red, color.green, color.blue, color.opacity)
        }
    }

    init(environment: EnvironmentValues, scale: StyleScale<AnyShapeStyle>) {
        self.environment = environment
        self.scale = scale
    }

    func shading(_ foreground: MarkStyle.Encoded<AnyShapeStyle>?) -> GraphicsContext.Shading {
        switch foreground {
        case nil: return standard
        case .value(let style)?: return .style(style)
        case .data(let datum)?:
            // Numbers are rarely equal.
            if datum.scalar.category == nil { return shading(of: datum.scalar) }
            if let shading = known[datum.scalar] { return shading }
            let shading = shading(of: datum.scalar)
            known[datum.scalar] = shading
            return shading
        }
    }

    /// Returns the colour in which marks with a style are painted; nil for styles that are not a single colour.
    func plainColor(_ style: SharedMarkStyle, in context: GraphicsContext) -> Color.Resolved? {
        if let number = style.foregroundNumber, !scale.hasStylesForNumbers, let part = scale.part(of: number) { return color(at: part) }
        guard let datum = style.foregroundDatum else {
            if let latestPlain, latestPlain.style === style { return latestPlain.color }
            let color = context.plainColor(of: shading(style.foreground))
            latestPlain = (style, color)
            return color
        }
        guard datum.scalar.category != nil else {
            if scale.hasStylesForNumbers { return context.plainColor(of: shading(of: datum.scalar)) }
            return scale.part(of: datum.scalar).map(color) ?? context.plainColor(of: standard)
        }
        if let known = plainColors[datum.scalar] { return known }
        let color = context.plainColor(of: shading(style.foreground))
        plainColors[datum.scalar] = .some(color)
        return color
    }

    private func shading(of scalar: _PlottableScalar) -> GraphicsContext.Shading {
        if let style = scale.style(of: scalar) { return .style(style) }
        return scale.part(of: scalar).map { .style(color(at: $0)) } ?? standard
    }

    /// Returns the colour at a part of the gradient of numbers, 0 to 1.
    private func color(at part: Double) -> Color.Resolved {
        let stops = self.stops ?? (scale.options.gradient ?? ChartPalette.gradient).stops.map { Stop($0, in: environment) }
        self.stops = stops
        guard let last = stops.last else { return ChartPalette.colors[0].resolve(in: environment) }
        guard let upper = stops.firstIndex(where: { $0.location >= part }) else { return last.color }
        guard upper > 0 else { return stops[0].color }
        let (first, second) = (stops[upper - 1], stops[upper])
        let length = second.location - first.location
        let share = Float(length > 0 ? (part - first.location) / length : 1)
        let mixed = first.components * (1 - share) + second.components * share
        return Color.Resolved(red: mixed.x, green: mixed.y, blue: mixed.z, opacity: mixed.w)
    }
}

extension StyleScaleOptions<AnyShapeStyle> {
    /// The gradient for numbers.
    var numberGradient: Gradient { gradient ?? ChartPalette.gradient }
}
