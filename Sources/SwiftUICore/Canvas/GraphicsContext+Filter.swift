import CoreGraphics

extension GraphicsContext {
    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// In front of what throws it.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Without what throws it.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// The shadow of what is not there.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Blended with what is behind, not only with what throws it.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// How a picture is blurred.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// What is blurred is opaque and stays so as far as its edges.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Noise is added so that no bands are seen. Blurs here show none.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How colours are changed.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// In proportion to light. Colours of pictures have sRGB components.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// A change of everything drawn.
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

        /// A blurred copy in one colour, behind; radius and offset in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(
                color: color, radius: radius, offset: CGSize(width: x, height: y), blendMode: blendMode, options: options))
        }

        /// Multiplies every colour by another.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colorMultiply(color)) }

        /// A linear change of every colour.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colorMatrix(matrix)) }

        /// Turns every colour around the circle of hues.
        public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle)) }

        /// Changes how strong colours are: 1 changes nothing, 0 gives grays.
        public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

        /// Makes colours brighter: 0 changes nothing, 1 gives white.
        public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

        /// Changes the contrast: 1 changes nothing, 0 gives gray.
        public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

        /// Inverts colours, by an amount from 0 to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .colorInvert(amount)) }

        /// Takes colours towards gray: 0 changes nothing, 1 gives grays.
        public static func grayscale(_ amount: Double) -> Filter { colorMatrix(.grayscale(amount)) }

        /// Black, as opaque as it was bright.
        public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

        /// A blur; the radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius, options: options))
        }

        /// One colour where the opacity lies between two values, nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .alphaThreshold(min: min, max: max, color: color))
        }
    }

    /// Changes everything drawn from now on; of several filters the one added last is applied first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        effects.append(.filter(filter, transform))
    }
}

extension GraphicsContext.Filter {
    /// The changed picture, in the canvas's coordinates; the filter's own are those of `transform`.
    func apply(to picture: DisplayList, in context: GraphicsContext, transform: CGAffineTransform) -> DisplayList {
        guard !picture.isEmpty else { return picture }
        let scale = transform.meanScale
        switch kind {
        case .projection(let matrix):
            guard transform.isInvertible else { return picture }
            return picture.grouped(.projection(
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

    /// A shadow by itself.
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
            shadow = picture.grouped(.colorMatrix(ColorMatrix(
                [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.opacity, 0])))
        }
        // The radius of a shadow is twice that of the blur.
        if radius > 0 { shadow = shadow.grouped(.blur(radius: radius / 2, isOpaque: false)) }
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
