import SwiftUICore

extension StyleScale<AnyShapeStyle> {
    /// The scale in which categories without styles of their own have colours of the program's gradient, at equal distances.
    var takingCategoriesFromGradient: Self {
        guard let gradient = options.gradient, options.range == nil, !categories.isEmpty else { return self }
        var scale = self
        let last = Double(max(categories.count - 1, 1))
        scale.options.range = categories.indices.map { AnyShapeStyle(gradient.color(at: Double($0) / last)) }
        return scale
    }
}

extension Gradient {
    /// Returns the colour at a location from 0 to 1.
    func color(at location: Double) -> Color {
        guard let upper = stops.firstIndex(where: { $0.location >= location }) else { return stops.last?.color ?? .clear }
        guard upper > 0 else { return stops[upper].color }
        let (first, second) = (stops[upper - 1], stops[upper])
        let length = second.location - first.location
        return length > 0 ? first.color.mix(with: second.color, by: (location - first.location) / length, in: .device) : second.color
    }
}
