import CoreGraphics

/// A sequence of colours and their locations along a gradient.
@frozen public struct Gradient: Hashable, Sendable {
    /// A colour and its location along a gradient.
    @frozen public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The location, 0 at the gradient's start and 1 at its end. Other values are allowed.
        public var location: CGFloat

        /// Creates a stop with a colour and its location along the gradient.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colour space in which colours between stops are interpolated.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// The colour space in terms of display lists.
        package var interpolation: ColorInterpolation { isPerceptual ? .perceptual : .device }

        /// The device colour space: gamma-encoded sRGB components are interpolated.
        public static let device = ColorSpace(isPerceptual: false)
        /// A perceptual colour space (Oklab), in which equal steps look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The stops, in order of ascending location. A stop whose location is below the previous one's is drawn at the previous
    /// one's.
    public var stops: [Stop]

    /// Creates a gradient from colour stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// Returns the gradient with colours interpolated in a colour space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(self).colorSpace(space)
    }
}

/// A gradient whose colours and stops may depend on the environment, such as ``Color/gradient``.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable {
        case gradient(Gradient)
        case standard(Color)
    }

    private var source: Source
    private var space: Gradient.ColorSpace

    /// Creates a type-erased gradient, interpolated in the perceptual colour space.
    ///
    /// (Measured on macOS 26: the pixels of gradients with contrasting colours are those of an interpolation in premultiplied Oklab, unless
    /// `colorSpace(.device)` is set.)
    public init(_ gradient: Gradient) {
        source = .gradient(gradient)
        space = .perceptual
    }

    package init(standardGradientOf color: Color) {
        source = .standard(color)
        space = .perceptual
    }

    /// Returns the gradient with colours interpolated in a colour space.
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
            return ResolvedGradient(stops: stops, space: space.interpolation)
        case .standard(let color):
            return ResolvedGradient(standardGradientOf: color.resolve(in: context), space: space.interpolation)
        }
    }
}
