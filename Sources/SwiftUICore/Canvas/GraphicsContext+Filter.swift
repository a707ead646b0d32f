import CoreGraphics

extension GraphicsContext {
    /// The options of a shadow filter.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The shadow is drawn in front of the content.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// The shadow is drawn without the content.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// The shadow is cast by the transparent areas instead of the opaque ones.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// The shadow is blended with the content behind, not only with the content that casts it.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// The options of a blur filter.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The content is treated as opaque, so that its edges are not faded.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Noise is added to prevent colour banding. It has no effect.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// The options of applying a filter.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The filter works on linear colour components. It has no effect: filters work on gamma-encoded sRGB.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// A filter applied to drawn content.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(color: Color, radius: CGFloat, offset: CGSize, blendMode: BlendMode, options: ShadowOptions)
            case colorMultiply(Color)
            case colorMatrix(ColorMatrix)
            case colorInvert(Double)
            case blur(radius: CGFloat, options: BlurOptions)
            case alphaThreshold(min: Double, max: Double, color: Color)
        }

        let kind: Kind

        /// A projective transform.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(kind: .projection(matrix)) }

        /// A shadow: a blurred copy in one colour. Radius and offset are in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(
                    color: color, radius: radius, offset: CGSize(width: x, height: y), blendMode: blendMode, options: options))
        }

        /// Multiplies the components of each colour by those of another.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colorMultiply(color)) }

        /// Applies a colour matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colorMatrix(matrix)) }

        /// Rotates the hue of each colour.
        public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle)) }

        /// Scales the saturation: 1 changes nothing, 0 results in grays.
        public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

        /// Adjusts the brightness: 0 changes nothing, 1 results in white.
        public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

        /// Adjusts the contrast: 1 changes nothing, 0 results in gray.
        public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

        /// Inverts colours by an amount, limited to 0...1.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .colorInvert(amount)) }

        /// Reduces the saturation: 0 changes nothing, 1 results in grays.
        public static func grayscale(_ amount: Double) -> Filter { colorMatrix(.grayscale(amount)) }

        /// Converts each colour to black with an opacity equal to its luminance.
        public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

        /// A Gaussian blur. The radius is in points; nothing changes unless it is positive and finite.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius, options: options))
        }

        /// Replaces areas whose opacity is within a range by a colour, and clears all others.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .alphaThreshold(min: min, max: max, color: color))
        }
    }

    /// Adds a filter to content drawn from now on. Filters are applied in reverse order: the last one added is applied first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        effects.append(.filter(filter, transform))
    }
}

extension GraphicsContext.Filter {
    /// Returns the filtered content in the canvas's coordinates. `transform` maps the filter's coordinates to the canvas's.
    func apply(to picture: DisplayList, in context: GraphicsContext, transform: CGAffineTransform) -> DisplayList {
        guard !picture.isEmpty else { return picture }
        let scale = transform.meanScale
        switch kind {
        case .projection(let matrix):
            guard transform.isInvertible else { return picture }
            return picture.grouped(
                .projection(
                    ProjectionTransform(transform.inverted()).concatenating(matrix).concatenating(ProjectionTransform(transform))))
        case .colorMultiply(let color):
            return picture.grouped(.colorMatrix(.multiplication(by: color.resolve(in: context.environment))))
        case .colorMatrix(let matrix):
            return matrix.isIdentity ? picture : picture.grouped(.colorMatrix(matrix))
        case .colorInvert(let amount):
            let kept = amount.isFinite ? 1 - 2 * amount.limitedToUnit : -1
            return picture.grouped(.colorMatrix(.contrast(kept)))
        case .blur(let radius, let options):
            guard radius > 0, radius.isFinite else { return picture }
            return picture.grouped(.blur(radius: radius * scale, isOpaque: options.contains(.opaque)))
        case .alphaThreshold(let min, let max, let color):
            return picture.grouped(.alphaThreshold(min: min, max: max, color: color.resolve(in: context.environment)))
        case .shadow(let color, let radius, let offset, let blendMode, let options):
            let color = color.resolve(in: context.environment)
            let moved = CGPoint(x: offset.width, y: offset.height).applying(transform)
            let origin = CGPoint.zero.applying(transform)
            let offset = CGSize(width: moved.x - origin.x, height: moved.y - origin.y)
            guard color.opacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return picture }
            if blendMode == .normal, options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]) {
                return picture.grouped(.shadow(color: color, radius: radius * scale, offset: offset))
            }
            return shadowed(
                picture, by: shadow(of: picture, color, radius: radius * scale, offset, context, options), blendMode, options)
        }
    }

    /// Returns the shadow without the content.
    private func shadow(
        of picture: DisplayList, _ color: Color.Resolved, radius: CGFloat, _ offset: CGSize, _ context: GraphicsContext,
        _ options: GraphicsContext.ShadowOptions
    ) -> DisplayList {
        var shadow: DisplayList
        if options.contains(.invertsAlpha) {
            let everything = context.storage.everything
            shadow = DisplayList(.shape(Path(everything), .color(color), FillStyle()), frame: everything)
            shadow.append(contentsOf: picture.grouped(.blendMode(.destinationOut)))
            shadow = shadow.grouped(.compositing)
        } else {
            shadow = picture.grouped(
                .colorMatrix(
                    ColorMatrix(
                        [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.opacity, 0])))
        }
        // The radius of a shadow is twice the standard deviation of its blur.
        if radius > 0 { shadow = shadow.grouped(.blur(radius: radius, isOpaque: false)) }
        return shadow.grouped(.transform(CGAffineTransform(translationX: offset.width, y: offset.height)))
    }

    private func shadowed(
        _ picture: DisplayList, by shadow: DisplayList, _ blendMode: GraphicsContext.BlendMode,
        _ options: GraphicsContext.ShadowOptions
    ) -> DisplayList {
        let blended = blendMode.effect.map { shadow.grouped($0) } ?? shadow
        if options.contains(.shadowOnly) { return blended }
        var both = options.contains(.shadowAbove) ? picture : blended
        both.append(contentsOf: options.contains(.shadowAbove) ? blended : picture)
        return options.contains(.disablesGroup) ? both : both.grouped(.compositing)
    }
}
