import CoreGraphics
import Foundation

/// A rectangle of whole pixels. The y axis points up.
struct PixelRect: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    /// Creates the smallest rectangle around one of fractions; nil if that is empty, infinite, or larger than any picture.
    init?(around rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty, rect.minX.magnitude < 1e9, rect.minY.magnitude < 1e9, rect.maxX.magnitude < 1e9, rect.maxY.magnitude < 1e9
        else { return nil }
        // Edges that are whole numbers but for the error of a calculation stay where they are.
        let slack = 1e-6
        let left = Int((rect.minX + slack).rounded(.down)), bottom = Int((rect.minY + slack).rounded(.down))
        let right = Int((rect.maxX - slack).rounded(.up)), top = Int((rect.maxY - slack).rounded(.up))
        self.init(x: left, y: bottom, width: right - left, height: top - bottom)
        guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var isEmpty: Bool { width == 0 || height == 0 }
    var right: Int { x + width }
    var top: Int { y + height }

    func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x), bottom = max(y, other.y)
        return PixelRect(x: left, y: bottom, width: min(right, other.right) - left, height: min(top, other.top) - bottom)
    }

    func insetBy(_ distance: Int) -> PixelRect {
        PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }
}

/// A pixel: red, green, blue, multiplied by alpha, and alpha.
typealias Pixel = SIMD4<Float>

extension SIMD4<Float> {
    static var clear: Pixel { .zero }

    var alpha: Float { w }

    /// The colour, not multiplied by alpha.
    var straight: Pixel { w == 0 ? .zero : Pixel(x / w, y / w, z / w, w) }
    /// The colour multiplied by alpha.
    var multiplied: Pixel { Pixel(x * w, y * w, z * w, w) }

    /// The luminance of linear components.
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    /// Each component of the colour, not alpha, changed by a function.
    func mapColor(_ transform: (Float) -> Float) -> Pixel { Pixel(transform(x), transform(y), transform(z), w) }

    func mixed(with other: Pixel, _ fraction: Float) -> Pixel { self + (other - self) * fraction }
}

/// Pixels of a rectangle, row by row from the bottom.
struct PixelBuffer: Sendable {
    let area: PixelRect
    var pixels: [Pixel]

    init(_ area: PixelRect, repeating pixel: Pixel = .clear) {
        self.area = area
        pixels = Array(repeating: pixel, count: area.width * area.height)
    }

    init(_ area: PixelRect, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
        self.area = area
        pixels = []
        pixels.reserveCapacity(area.width * area.height)
        for y in area.y..<area.top {
            for x in area.x..<area.right { pixels.append(pixel(x, y)) }
        }
    }

    /// The pixel at a place; clear outside.
    subscript(x: Int, y: Int) -> Pixel {
        guard x >= area.x, x < area.right, y >= area.y, y < area.top else { return .clear }
        return pixels[(y - area.y) * area.width + x - area.x]
    }

    /// Changes each pixel.
    func map(_ transform: (Pixel) -> Pixel) -> PixelBuffer {
        var copy = self
        for index in copy.pixels.indices { copy.pixels[index] = transform(pixels[index]) }
        return copy
    }

    /// The colour between pixels, whose centres are at half numbers.
    func interpolated(_ point: CGPoint) -> Pixel {
        let x = point.x - 0.5, y = point.y - 0.5
        let left = x.rounded(.down), bottom = y.rounded(.down)
        guard left.magnitude < 1e9, bottom.magnitude < 1e9 else { return .clear }
        let (column, row) = (Int(left), Int(bottom))
        let (across, up) = (Float(x - left), Float(y - bottom))
        let lower = self[column, row].mixed(with: self[column + 1, row], across)
        let upper = self[column, row + 1].mixed(with: self[column + 1, row + 1], across)
        return lower.mixed(with: upper, up)
    }

    /// The pixel that a point is in.
    func nearest(_ point: CGPoint) -> Pixel {
        guard point.x.magnitude < 1e9, point.y.magnitude < 1e9 else { return .clear }
        return self[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))]
    }

    /// Returns the weighted sums of the pixels to the left and right of each, and then below and above.
    ///
    /// - Parameters:
    ///   - weights: The weights from the farthest neighbour on one side to that on the other.
    ///   - area: The area of the result, whose neighbours have to be in this one.
    func convolved(_ weights: [Float], in area: PixelRect) -> PixelBuffer {
        let reach = weights.count / 2
        let rows = PixelRect(x: area.x, y: area.y - reach, width: area.width, height: area.height + 2 * reach)
        var across = PixelBuffer(rows)
        for y in rows.y..<rows.top {
            for x in area.x..<area.right {
                var sum = Pixel.zero
                for (index, weight) in weights.enumerated() { sum += self[x + index - reach, y] * weight }
                across.pixels[(y - rows.y) * rows.width + x - rows.x] = sum
            }
        }
        return PixelBuffer(area) { x, y in
            var sum = Pixel.zero
            for (index, weight) in weights.enumerated() { sum += across[x, y + index - reach] * weight }
            return sum
        }
    }
}

/// Returns a component of sRGB as a linear one.
func linear(_ encoded: Float) -> Float {
    let value = abs(encoded)
    let result = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -result : result
}

/// Returns a linear component as one of sRGB.
func encoded(_ linear: Float) -> Float {
    let value = abs(linear)
    let result = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return linear < 0 ? -result : result
}
