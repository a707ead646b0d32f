import CoreGraphics

/// A paint that tiles an area with an image, horizontally and vertically.
package struct ImagePattern: Hashable, Sendable {
    package var source: ImageItem.Source
    /// The rectangle of the image that forms one tile, as fractions of the image's size, between 0 and 1.
    package var part: CGRect
    /// The rectangle of one of the tiles, in the coordinates of the area that is painted.
    package var tile: CGRect
    package var interpolation: CGInterpolationQuality
    package var opacity: Double

    package init(
        source: ImageItem.Source, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), tile: CGRect,
        interpolation: CGInterpolationQuality = .default, opacity: Double = 1
    ) {
        self.source = source
        self.part = part
        self.tile = tile
        self.interpolation = interpolation
        self.opacity = opacity
    }

    /// Whether nothing is painted: the pattern is transparent, its tiles have no extent, or its part is not within the image.
    package var isClear: Bool {
        let isWithinImage = part.minX >= -1e-6 && part.minY >= -1e-6 && part.maxX <= 1 + 1e-6 && part.maxY <= 1 + 1e-6
        return !(opacity > 0) || !(part.width > 0 && part.height > 0) || !isWithinImage || !(tile.width > 0.01 && tile.height > 0.01)
            || !tile.hasFiniteEdges
    }

    package func multiplyingOpacity(by factor: Double) -> ImagePattern {
        var result = self
        result.opacity *= factor
        return result
    }

    package func offsetBy(dx: CGFloat, dy: CGFloat) -> ImagePattern {
        var result = self
        result.tile = tile.offsetBy(dx: dx, dy: dy)
        return result
    }

    /// Returns the interpolation with another pattern; nil unless both repeat the same part of the same image.
    func mixed(with other: ImagePattern, by fraction: Double) -> ImagePattern? {
        guard source == other.source, part == other.part else { return nil }
        func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * CGFloat(fraction) }
        var result = self
        result.tile = CGRect(
            x: between(tile.minX, other.tile.minX), y: between(tile.minY, other.tile.minY),
            width: between(tile.width, other.tile.width), height: between(tile.height, other.tile.height))
        result.opacity += (other.opacity - opacity) * fraction
        return result
    }

    /// Returns the colour of the pixel at a point; clear for vector images.
    func color(at point: CGPoint) -> ResolvedColor {
        guard !isClear, case .bitmap(let image) = source else { return .clear }
        func pixel(_ position: CGFloat, _ start: CGFloat, _ length: CGFloat, _ partStart: CGFloat, _ partLength: CGFloat, _ count: Int) -> Int {
            let fraction = ((position - start) / length).truncatingRemainder(dividingBy: 1)
            let place = (partStart + (fraction < 0 ? fraction + 1 : fraction) * partLength) * CGFloat(count)
            return place.isFinite ? min(max(0, Int(place)), count - 1) : 0
        }
        let column = pixel(point.x, tile.minX, tile.width, part.minX, part.width, image.width)
        let row = pixel(point.y, tile.minY, tile.height, part.minY, part.height, image.height)
        return image.color(column: column, row: row).multiplyingOpacity(by: opacity)
    }
}

extension CGImage {
    /// Returns the colour of a pixel.
    fileprivate func color(column: Int, row: Int) -> ResolvedColor {
        let start = (row * width + column) * 4
        let alpha = alphaInfo == .noneSkipLast ? 1 : Float(pixels[start + 3]) / 255
        guard alpha > 0 else { return .clear }
        let divisor = alphaInfo == .premultipliedLast ? alpha : 1
        func component(_ index: Int) -> Float { min(1, Float(pixels[start + index]) / 255 / divisor) }
        return ResolvedColor(red: component(0), green: component(1), blue: component(2), opacity: alpha)
    }
}
