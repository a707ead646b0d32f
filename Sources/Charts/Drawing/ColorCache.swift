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
            if let shading = known[datum.scalar] { return shading }
            let shading: GraphicsContext.Shading
            if let style = scale.style(of: datum.scalar) {
                shading = .style(style)
            } else if let part = scale.part(of: datum.scalar) {
                shading = .style(color(at: part))
            } else {
                shading = standard
            }
            known[datum.scalar] = shading
            return shading
        }
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
        func mixed(_ component: KeyPath<Color.Resolved, Float>) -> Float {
            first.color[keyPath: component] * (1 - share) + second.color[keyPath: component] * share
        }
        return Color.Resolved(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
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
