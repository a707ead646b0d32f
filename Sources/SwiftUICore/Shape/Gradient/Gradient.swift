import CoreGraphics

/// Colours and where along a gradient each of them is reached.
@frozen public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    @frozen public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, 0 at the gradient's start and 1 at its end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which colours between stops are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// The display's own space: sRGB components are mixed.
        public static let device = ColorSpace(isPerceptual: false)
        /// A space in which equal steps look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The stops in order.
    public var stops: [Stop]

    /// Creates a gradient from its stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient whose colours are spread evenly.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// The gradient with its colours mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(self).colorSpace(space)
    }
}

/// Colours that may depend on the environment, and where along a gradient each of them is reached.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable {
        case gradient(Gradient)
        case standard(Color)
    }

    private var source: Source
    private var space: Gradient.ColorSpace

    /// Creates a gradient from one whose stops are known.
    public init(_ gradient: Gradient) {
        source = .gradient(gradient)
        space = .device
    }

    package init(standardGradientOf color: Color) {
        source = .standard(color)
        space = .device
    }

    /// The gradient with its colours mixed in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.space = space
        return result
    }

    package func resolve(in context: ColorContext) -> ResolvedGradient {
        switch source {
        case .gradient(let gradient):
            let stops = gradient.stops.map {
                ResolvedGradient.Stop(color: $0.color.resolve(in: context), location: $0.location)
            }
            return ResolvedGradient(stops: stops, space: space)
        case .standard(let color):
            return ResolvedGradient(standardGradientOf: color.resolve(in: context), space: space)
        }
    }
}
