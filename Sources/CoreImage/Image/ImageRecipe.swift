import CoreGraphics
import Foundation

/// How colours are calculated.
struct RenderingSettings: Hashable, Sendable {
    /// Whether components are linear while filters work. They are those of the files in a context without a working colour space.
    var isLinear = true

    /// Returns a straight colour of sRGB as filters see it.
    func working(_ color: Pixel) -> Pixel { isLinear ? color.mapColor(linear) : color }
    /// Returns a straight colour that filters have made as one of sRGB.
    func sRGB(_ color: Pixel) -> Pixel { isLinear ? color.mapColor(encoded) : color }
}

/// The instructions for making an image: its extent, and the function that calculates its pixels.
struct ImageRecipe: Sendable {
    /// The rectangle outside of which the image is clear. It may be infinite.
    let extent: CGRect
    /// Makes the pixels of an area, which are clear outside of the extent.
    let draw: @Sendable (PixelRect, RenderingSettings) -> PixelBuffer
    /// Whether an enlarged image shows its pixels as squares.
    var isNearest = false

    static let empty = ImageRecipe(extent: .null) { area, _ in PixelBuffer(area) }

    /// An image of a colour, straight in sRGB, without end.
    static func color(_ color: Pixel) -> ImageRecipe {
        ImageRecipe(extent: .infinite) { area, settings in PixelBuffer(area, repeating: settings.working(color).multiplied) }
    }

    /// A bitmap, whose lower left corner is at the origin.
    static func bitmap(_ image: CGImage) -> ImageRecipe {
        let (width, height) = (image.width, image.height)
        let isMultiplied = image.alphaInfo == .premultipliedLast
        let isOpaque = ![.premultipliedLast, .last].contains(image.alphaInfo)
        return ImageRecipe(extent: CGRect(x: 0, y: 0, width: width, height: height)) { area, settings in
            // Pictures have few values of components in comparison with their pixels.
            let table = (0...255).map { settings.isLinear ? linear(Float($0) / 255) : Float($0) / 255 }
            return PixelBuffer(area) { x, y in
                guard x >= 0, x < width, y >= 0, y < height else { return .clear }
                let start = ((height - 1 - y) * width + x) * 4
                let alpha = isOpaque ? 255 : image.pixels[start + 3]
                guard alpha > 0 else { return .clear }
                let bytes = (image.pixels[start], image.pixels[start + 1], image.pixels[start + 2])
                if alpha == 255 { return Pixel(table[Int(bytes.0)], table[Int(bytes.1)], table[Int(bytes.2)], 1) }
                let divisor = isMultiplied ? Float(alpha) : 255
                let color = Pixel(Float(bytes.0) / divisor, Float(bytes.1) / divisor, Float(bytes.2) / divisor, Float(alpha) / 255)
                return settings.working(color).multiplied
            }
        }
    }

    /// Changes each pixel by a function of its straight colour.
    func mapped(_ transform: @escaping @Sendable (Pixel, RenderingSettings) -> Pixel) -> ImageRecipe {
        mapped(isStraight: true) { pixel, _, _, settings in transform(pixel, settings) }
    }

    /// Changes each pixel by a function of its colour and place.
    func mapped(isStraight: Bool, _ transform: @escaping @Sendable (Pixel, Int, Int, RenderingSettings) -> Pixel) -> ImageRecipe {
        let draw = draw
        return ImageRecipe(extent: extent) { area, settings in
            var buffer = draw(area, settings)
            var index = 0
            for y in area.y..<area.top {
                for x in area.x..<area.right {
                    let pixel = buffer.pixels[index]
                    if pixel.alpha != 0 {
                        buffer.pixels[index] = isStraight ? transform(pixel.straight, x, y, settings).multiplied : transform(pixel, x, y, settings)
                    }
                    index += 1
                }
            }
            return buffer
        }
    }

    /// Makes pixels from those within a distance.
    func neighbourhood(
        _ reach: Int, grows: Bool, _ transform: @escaping @Sendable (PixelBuffer, PixelRect, RenderingSettings) -> PixelBuffer
    ) -> ImageRecipe {
        let draw = draw
        let extent = grows && !self.extent.isInfinite && !self.extent.isNull ? self.extent.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach)) : extent
        return ImageRecipe(extent: extent) { area, settings in transform(draw(area.insetBy(-reach), settings), area, settings) }.cropped(to: extent)
    }

    /// The part in a rectangle.
    func cropped(to rect: CGRect) -> ImageRecipe {
        let extent = extent.isInfinite ? rect : extent.intersection(rect)
        let draw = draw
        guard let bounds = PixelRect(around: extent) else { return extent.isInfinite ? self : .empty }
        return ImageRecipe(
            extent: extent,
            draw: { area, settings in
                let visible = area.intersection(bounds)
                guard visible != area else { return draw(area, settings) }
                guard !visible.isEmpty else { return PixelBuffer(area) }
                let part = draw(visible, settings)
                return PixelBuffer(area) { part[$0, $1] }
            }, isNearest: isNearest)
    }

    /// The image with the colours of its edges continued without end.
    func clamped(to rect: CGRect) -> ImageRecipe {
        guard let bounds = PixelRect(around: extent.isInfinite ? rect : extent.intersection(rect)) else { return self }
        let draw = draw
        return ImageRecipe(extent: .infinite) { area, settings in
            let nearest = PixelRect(
                x: min(max(area.x, bounds.x), bounds.right - 1), y: min(max(area.y, bounds.y), bounds.top - 1),
                width: 1, height: 1)
            let last = (x: min(max(area.right - 1, bounds.x), bounds.right - 1), y: min(max(area.top - 1, bounds.y), bounds.top - 1))
            let part = draw(
                PixelRect(x: nearest.x, y: nearest.y, width: last.x - nearest.x + 1, height: last.y - nearest.y + 1), settings)
            return PixelBuffer(area) { x, y in
                part[min(max(x, bounds.x), bounds.right - 1), min(max(y, bounds.y), bounds.top - 1)]
            }
        }
    }

    /// The image moved, scaled, rotated and skewed.
    func transformed(by transform: CGAffineTransform) -> ImageRecipe {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, determinant != 0, !extent.isNull else { return .empty }
        let inverse = transform.inverted()
        let draw = draw
        let isNearest = isNearest
        let extent = extent.isInfinite ? extent : extent.applying(transform)
        // Moves by whole pixels change no pixel.
        let isMove = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        if isMove, transform.tx == transform.tx.rounded(), transform.ty == transform.ty.rounded(), abs(transform.tx) < 1e9, abs(transform.ty) < 1e9 {
            let (dx, dy) = (Int(transform.tx), Int(transform.ty))
            return ImageRecipe(
                extent: extent,
                draw: { area, settings in
                    let source = draw(PixelRect(x: area.x - dx, y: area.y - dy, width: area.width, height: area.height), settings)
                    return PixelBuffer(area) { source[$0 - dx, $1 - dy] }
                }, isNearest: isNearest)
        }
        let bounds = PixelRect(around: self.extent)
        return ImageRecipe(
            extent: extent,
            draw: { area, settings in
                guard var needed = PixelRect(around: area.rect.applying(inverse).insetBy(dx: -1, dy: -1)) else { return PixelBuffer(area) }
                // The pixel beyond the edge, which is clear, takes part in smooth edges.
                if let bounds { needed = needed.intersection(bounds.insetBy(-1)) }
                guard !needed.isEmpty else { return PixelBuffer(area) }
                let source = draw(needed, settings)
                return PixelBuffer(area) { x, y in
                    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
                    return isNearest ? source.nearest(point) : source.interpolated(point)
                }
            }, isNearest: isNearest
        ).cropped(to: extent)
    }

    /// The image over another one.
    func composited(over background: ImageRecipe) -> ImageRecipe {
        combined(with: background) { $0 + $1 * (1 - $0.alpha) }
    }

    /// Combines the pixels of two images, multiplied by alpha. The extent is that of both.
    func combined(with other: ImageRecipe, _ transform: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> ImageRecipe {
        let (first, second) = (draw, other.draw)
        return ImageRecipe(extent: extent.isInfinite || other.extent.isInfinite ? .infinite : extent.union(other.extent)) { area, settings in
            var buffer = first(area, settings)
            let below = second(area, settings)
            for index in buffer.pixels.indices { buffer.pixels[index] = transform(buffer.pixels[index], below.pixels[index]) }
            return buffer
        }
    }

    /// The image in another size, by Lanczos' method.
    func lanczosScaled(x: CGFloat, y: CGFloat) -> ImageRecipe {
        guard let bounds = PixelRect(around: extent), (1e-5...1e5).contains(x), (1e-5...1e5).contains(y) else { return .empty }
        let draw = draw
        let extent = CGRect(
            x: extent.minX * x, y: extent.minY * y, width: max(1, (extent.width * x).rounded()), height: max(1, (extent.height * y).rounded()))
        return ImageRecipe(extent: extent) { area, settings in
            let columns = Resampling(area.x..<area.right, scale: x, source: bounds.x..<bounds.right)
            let rows = Resampling(area.y..<area.top, scale: y, source: bounds.y..<bounds.top)
            guard let left = columns.needed, let bottom = rows.needed else { return PixelBuffer(area) }
            let source = draw(
                PixelRect(x: left.lowerBound, y: bottom.lowerBound, width: left.count, height: bottom.count), settings)
            // First along the rows, then along the columns.
            let across = PixelBuffer(PixelRect(x: area.x, y: bottom.lowerBound, width: area.width, height: bottom.count)) { x, y in
                columns.sum(at: x - area.x) { source[$0, y] }
            }
            return PixelBuffer(area) { x, y in
                let pixel = rows.sum(at: y - area.y) { across[x, $0] }
                // Overshooting must not leave what alpha allows.
                let alpha = min(max(pixel.alpha, 0), 1)
                return Pixel(max(pixel.x, 0), max(pixel.y, 0), max(pixel.z, 0), alpha)
            }
        }.cropped(to: extent)
    }
}

/// The weights by which the pixels of a line in another size are made.
private struct Resampling {
    private var taps: [(start: Int, weights: [Float])] = []
    let needed: Range<Int>?

    /// The number of lobes of the filter on each side.
    private static let lobes = 3.0

    init(_ target: Range<Int>, scale: CGFloat, source: Range<Int>) {
        var lowest = Int.max, highest = Int.min
        // In a smaller size each pixel is an average of those it covers.
        let stretch = Double(max(1, 1 / scale))
        for index in target {
            let center = (Double(index) + 0.5) / Double(scale)
            let reach = Self.lobes * stretch
            let first = max(source.lowerBound, Int((center - reach).rounded(.up)))
            let last = min(source.upperBound - 1, Int((center + reach).rounded(.down)))
            guard first <= last else {
                // Edges continue.
                let nearest = center < Double(source.lowerBound) ? source.lowerBound : source.upperBound - 1
                taps.append((nearest, [1]))
                (lowest, highest) = (min(lowest, nearest), max(highest, nearest))
                continue
            }
            var weights = (first...last).map { Float(Self.lanczos((Double($0) + 0.5 - center) / stretch)) }
            let sum = weights.reduce(0, +)
            weights = weights.map { $0 / sum }
            taps.append((first, weights))
            (lowest, highest) = (min(lowest, first), max(highest, last))
        }
        needed = lowest <= highest ? lowest..<highest + 1 : nil
    }

    private static func lanczos(_ x: Double) -> Double {
        if x == 0 { return 1 }
        guard abs(x) < lobes else { return 0 }
        let angle = Double.pi * x
        return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
    }

    func sum(at index: Int, _ pixel: (Int) -> Pixel) -> Pixel {
        var sum = Pixel.zero
        for (offset, weight) in taps[index].weights.enumerated() { sum += pixel(taps[index].start + offset) * weight }
        return sum
    }
}
