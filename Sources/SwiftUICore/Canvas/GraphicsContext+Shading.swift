import CoreGraphics
import Foundation

extension GraphicsContext {
    /// The options of a gradient shading.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        @inlinable public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The gradient is repeated beyond its ends.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// The gradient is repeated beyond its ends, alternately reversed.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colours are interpolated linearly. It has no effect: gamma-encoded sRGB components are interpolated.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// The fill of a drawn area: a colour, style, gradient or image. Points are in the context's coordinates.
    public struct Shading: Sendable {
        indirect enum Kind: Sendable {
            case backdrop
            case palette([Shading])
            case style(any ShapeStyle)
            case linear(Gradient, start: CGPoint, end: CGPoint, options: GradientOptions)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions)
            case conic(Gradient, center: CGPoint, angle: Angle)
            case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
        }

        let kind: Kind

        /// The content already drawn behind the area.
        public static var backdrop: Shading { Shading(kind: .backdrop) }

        /// The foreground style of the environment.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// One shading per layer of the drawn content. Shapes and text use the first one.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// A colour shading.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A colour given by its components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray given by its brightness, 0 (black) to 1 (white).
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A shape style, applied to the bounds of the filled area.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        /// A gradient along a line between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, start: startPoint, end: endPoint, options: options))
        }

        /// A gradient between two radii around a centre, in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius, options: options))
        }

        /// A gradient around a centre, over a full turn that starts at an angle. Repeating and mirroring have no effect, since a
        /// full turn has no area beyond the gradient's ends.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center: center, angle: angle))
        }

        /// A grid of colours, laid out over the bounds of the filled area.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

        /// A repeated image.
        ///
        /// - Parameters:
        ///   - image: The image.
        ///   - origin: The position of the top left corner of one of the tiles.
        ///   - sourceRect: The part of the image to repeat, as fractions of its size.
        ///   - scale: The scale of a tile relative to the image. Values that are not positive and finite count as 1.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .image(image, origin: origin, sourceRect: sourceRect, scale: scale))
        }
    }

    /// Returns a shading resolved in the canvas's environment, which is faster to draw with repeatedly.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind,
            let color = style.paint(in: StyleContext(environment), bounds: .zero).paint.solidColor
        else { return shading }
        return .style(color)
    }

    // MARK: Shapes

    /// Fills a path with a shading.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        emitTransformed(filled(path, with: shading, style: style))
    }

    /// Fills a path, which is around the origin, at each of some points, with an opacity: as filling it there one after another, but faster.
    package func fill(_ path: Path, at points: [CGPoint], with shading: Shading, opacity: Double = 1) {
        let paint = styledPaint(shading, bounds: path.boundingRect)
        if let color = paint.paint.solidColor, paint == StyledPaint(paint: .color(color)) {
            let item = RepeatedOutline(path.storage, at: points, color: color.multiplyingOpacity(by: opacity))
            guard !item.bounds.isNull else { return }
            emitTransformed(DisplayList(.repeated(item), frame: item.bounds))
        } else {
            var faded = self
            faded.opacity *= opacity
            for point in points { faded.fill(path.offsetBy(dx: point.x, dy: point.y), with: shading) }
        }
    }

    /// Fills rectangles in a colour each, one after another, as one item.
    package func fill(_ rectangles: [ColoredRectangles.Rectangle]) {
        let item = ColoredRectangles(rectangles.filter { $0.rect.width != 0 && $0.rect.height != 0 && $0.color.opacity > 0 })
        guard !item.bounds.isNull else { return }
        emitTransformed(DisplayList(.rectangles(item), frame: item.bounds))
    }

    /// Returns the colour of a shading that fills every area in a single colour; nil for others.
    package func plainColor(of shading: Shading) -> ResolvedColor? {
        let paint = styledPaint(shading, bounds: .zero)
        guard let color = paint.paint.solidColor, paint == StyledPaint(paint: .color(color)) else { return nil }
        return color
    }

    /// Strokes a path with a shading.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let stroke = storage.strokes.stroke(path, style: style)
        emitTransformed(filled(Path(storage: stroke.outline), bounds: stroke.bounds, with: shading, style: FillStyle()))
    }

    /// Strokes a path with a shading. `lineWidth` is in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns a filled path, in the context's coordinates.
    func filled(_ path: Path, with shading: Shading, style: FillStyle) -> DisplayList {
        filled(path, bounds: path.boundingRect, with: shading, style: style)
    }

    /// Returns a filled path with a known bounding box, in the context's coordinates.
    private func filled(_ path: Path, bounds: CGRect, with shading: Shading, style: FillStyle) -> DisplayList {
        guard !path.isEmpty, bounds.hasFiniteEdges else { return DisplayList() }
        switch shading.kind {
        case .backdrop:
            guard transform.isInvertible else { return DisplayList() }
            return storage.backdrop.grouped(.transform(transform.inverted())).grouped(.clip(path, style))
        case .palette(let shadings):
            return shadings.first.map { filled(path, bounds: bounds, with: $0, style: style) } ?? DisplayList()
        case .image(let image, let origin, let sourceRect, let scale):
            return tiles(of: image, origin, sourceRect, scale, over: bounds).grouped(.clip(path, style))
        default:
            var builder = DisplayListBuilder(displayScale: storage.displayScale)
            builder.add(path, styled: styledPaint(shading, bounds: bounds), fillStyle: style)
            return builder.list
        }
    }

    /// Returns the paint of a shading for an area.
    func styledPaint(_ shading: Shading, bounds: CGRect) -> StyledPaint {
        // A resolved colour does not depend on the environment, which takes longer to read than to draw a small rectangle.
        if case .style(let style) = shading.kind, let color = style as? ResolvedColor { return StyledPaint(paint: .color(color)) }
        let context = StyleContext(environment)
        switch shading.kind {
        case .backdrop, .image:
            return StyledPaint()
        case .palette(let shadings):
            return shadings.first.map { styledPaint($0, bounds: bounds) } ?? StyledPaint()
        case .style(let style):
            return style.paint(in: context, bounds: CGRect(origin: .zero, size: bounds.size))
                .offsetBy(dx: bounds.minX, dy: bounds.minY)
        case .linear(let gradient, let start, let end, let options):
            let run = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            let square = run.dx * run.dx + run.dy * run.dy
            let places = bounds.corners.map { (($0.x - start.x) * run.dx + ($0.y - start.y) * run.dy) / square }
            let (stretched, range) = gradient.colorSpace(.device).resolve(in: context.color).goingOn(options, over: places)
            return StyledPaint(
                paint: .linearGradient(
                    stretched, start: CGPoint(x: start.x + run.dx * range.lowerBound, y: start.y + run.dy * range.lowerBound),
                    end: CGPoint(x: start.x + run.dx * range.upperBound, y: start.y + run.dy * range.upperBound)))
        case .radial(let gradient, let center, let startRadius, let endRadius, let options):
            let length = endRadius - startRadius
            let distances = [0] + bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) }
            let (stretched, range) = gradient.colorSpace(.device).resolve(in: context.color)
                .goingOn(options, over: distances.map { ($0 - startRadius) / length })
            return StyledPaint(
                paint: .radialGradient(
                    stretched, center: center, startRadius: startRadius + length * range.lowerBound,
                    endRadius: startRadius + length * range.upperBound))
        case .conic(let gradient, let center, let angle):
            return StyledPaint(
                paint: .angularGradient(
                    gradient.colorSpace(.device).resolve(in: context.color), center: center, startAngle: angle.radians,
                    endAngle: (angle + .degrees(360)).radians))
        }
    }

    /// Returns tiles that cover an area, or nothing if more than 100,000 would be needed.
    private func tiles(
        of image: Image, _ origin: CGPoint, _ sourceRect: CGRect, _ scale: CGFloat, over bounds: CGRect
    ) -> DisplayList {
        let resolved = resolve(image)
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let size = CGSize(
            width: resolved.size.width * sourceRect.width * scale, height: resolved.size.height * sourceRect.height * scale)
        guard size.width > 0.01, size.height > 0.01, size.width.isFinite, size.height.isFinite, origin.x.isFinite, origin.y.isFinite
        else { return DisplayList() }
        let (firstColumn, lastColumn) = (((bounds.minX - origin.x) / size.width).rounded(.down), ((bounds.maxX - origin.x) / size.width).rounded(.up))
        let (firstRow, lastRow) = (((bounds.minY - origin.y) / size.height).rounded(.down), ((bounds.maxY - origin.y) / size.height).rounded(.up))
        guard (lastColumn - firstColumn) * (lastRow - firstRow) < 100_000 else { return DisplayList() }
        var list = DisplayList()
        for row in stride(from: firstRow, to: lastRow, by: 1) {
            for column in stride(from: firstColumn, to: lastColumn, by: 1) {
                let tile = CGRect(origin: CGPoint(x: origin.x + column * size.width, y: origin.y + row * size.height), size: size)
                // The whole image, scaled so that the source part fills the tile.
                let whole = CGRect(
                    x: tile.minX - sourceRect.minX * resolved.size.width * scale,
                    y: tile.minY - sourceRect.minY * resolved.size.height * scale,
                    width: resolved.size.width * scale, height: resolved.size.height * scale)
                let picture = resolved.picture(in: whole, context: self)
                list.append(contentsOf: whole == tile ? picture : picture.grouped(.clip(Path(tile), FillStyle(antialiased: false))))
            }
        }
        return list
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
    }
}

extension ResolvedGradient {
    /// Returns the gradient with its stops repeated to cover a list of locations, and the new range of locations.
    fileprivate func goingOn(
        _ options: GraphicsContext.GradientOptions, over places: [CGFloat]
    ) -> (gradient: ResolvedGradient, range: ClosedRange<CGFloat>) {
        guard !options.isDisjoint(with: [.repeat, .mirror]), places.allSatisfy(\.isFinite),
            let lowest = places.min()?.rounded(.down), let highest = places.max()?.rounded(.up), highest > lowest,
            highest - lowest <= 1000
        else { return (self, 0...1) }
        let count = highest - lowest
        var repeated: [Stop] = []
        for round in stride(from: lowest, to: highest, by: 1) {
            let isBackward = options.contains(.mirror) && Int(round) % 2 != 0
            let stops = isBackward ? stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) } : stops
            // Each repetition has its own end stops, so that colours change abruptly where repetitions meet.
            if let first = stops.first { repeated.append(Stop(color: first.color, location: (round - lowest) / count)) }
            repeated += stops.map { Stop(color: $0.color, location: (round + min(1, max(0, $0.location)) - lowest) / count) }
            if let last = stops.last { repeated.append(Stop(color: last.color, location: (round + 1 - lowest) / count)) }
        }
        return (ResolvedGradient(stops: repeated, space: space), lowest...highest)
    }
}
