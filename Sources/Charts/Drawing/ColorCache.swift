import SwiftUICore

/// The paint of data, computed once for each value.
final class ColorCache {
    private let environment: EnvironmentValues
    private let scale: StyleScale<AnyShapeStyle>
    private var known: [_PlottableScalar: GraphicsContext.Shading] = [:]
    private var stops: [(location: Double, color: Color.Resolved)]?
    private let standard = GraphicsContext.Shading.color(ChartPalette.colors[0])

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

    private func shading(of scalar: _PlottableScalar) -> GraphicsContext.Shading {
        if let style = scale.style(of: scalar) { return .style(style) }
        return scale.part(of: scalar).map { .style(color(at: $0)) } ?? standard
    }

    /// Returns the colour at a part of the gradient of numbers, 0 to 1.
    private func color(at part: Double) -> Color.Resolved {
        let stops = self.stops ?? Self.stops(scale.options, environment)
        self.stops = stops
        guard let upper = stops.firstIndex(where: { $0.location >= part }) else {
            return stops.last?.color ?? ChartPalette.colors[0].resolve(in: environment)
        }
        guard upper > 0 else { return stops[0].color }
        let (first, second) = (stops[upper - 1], stops[upper])
        let length = second.location - first.location
        let share = Float(length > 0 ? (part - first.location) / length : 1)
        func mixed(_ first: Float, _ second: Float) -> Float { first * (1 - share) + second * share }
        return Color.Resolved(
            red: mixed(first.color.red, second.color.red), green: mixed(first.color.green, second.color.green),
            blue: mixed(first.color.blue, second.color.blue), opacity: mixed(first.color.opacity, second.color.opacity))
    }

    private static func stops(
        _ options: StyleScaleOptions<AnyShapeStyle>, _ environment: EnvironmentValues
    ) -> [(location: Double, color: Color.Resolved)] {
        let gradient = options.gradient ?? ChartPalette.gradient
        return gradient.stops.map { (Double($0.location), $0.color.resolve(in: environment)) }
    }
}

extension StyleScaleOptions<AnyShapeStyle> {
    /// The gradient for numbers.
    var numberGradient: Gradient { gradient ?? ChartPalette.gradient }
}
