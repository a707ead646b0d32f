import CairoRendering
import CoreGraphics
import Foundation

/// Compares two pictures pixel by pixel.
struct ImageComparison {
    let expected: CGImage
    let actual: CGImage
    let isSameSize: Bool
    /// How many of the pixels differ by more than the tolerance, from 0 to 1.
    let differingFraction: Double

    init(expected: CGImage, actual: CGImage, tolerance: Double) {
        self.expected = expected
        self.actual = actual
        isSameSize = expected.width == actual.width && expected.height == actual.height
        let limit = Int((min(max(tolerance, 0), 1) * 255).rounded())
        var differing = 0
        if isSameSize {
            let (first, second) = (ImageFile.pixels(of: expected), ImageFile.pixels(of: actual))
            for start in stride(from: 0, to: first.count, by: 4)
            where (0..<4).contains(where: { abs(Int(first[start + $0]) - Int(second[start + $0])) > limit }) {
                differing += 1
            }
        }
        differingFraction = isSameSize ? Double(differing) / Double(expected.width * expected.height) : 1
    }

    /// Expected, actual and difference beside each other, the difference in red on white.
    var sideBySide: CGImage {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        var pixels = [UInt8](repeating: 255, count: width * 3 * height * 4)
        let (first, second) = (ImageFile.pixels(of: expected), ImageFile.pixels(of: actual))
        func pixel(_ bytes: [UInt8], of image: CGImage, _ x: Int, _ y: Int) -> ArraySlice<UInt8>? {
            guard x < image.width, y < image.height else { return nil }
            let start = (y * image.width + x) * 4
            return bytes[start..<start + 4]
        }
        for y in 0..<height {
            for x in 0..<width {
                let (left, right) = (pixel(first, of: expected, x, y), pixel(second, of: actual, x, y))
                let row = y * width * 3
                if let left { pixels.replaceSubrange((row + x) * 4..<(row + x) * 4 + 4, with: left) }
                if let right { pixels.replaceSubrange((row + width + x) * 4..<(row + width + x) * 4 + 4, with: right) }
                let distance = zip(left ?? [0, 0, 0, 0], right ?? [255, 255, 255, 255]).map { abs(Int($0) - Int($1)) }.max() ?? 0
                // Small differences must be seen too.
                let pale = UInt8(distance == 0 ? 255 : max(0, 160 - distance * 2))
                pixels.replaceSubrange((row + 2 * width + x) * 4..<(row + 2 * width + x) * 4 + 4, with: [255, pale, pale, 255])
            }
        }
        return CGImage(width: width * 3, height: height, pixels: pixels) ?? actual
    }
}

/// Reading and writing pixels.
enum ImageFile {
    /// Premultiplied red, green, blue, opacity.
    static func pixels(of image: CGImage) -> [UInt8] {
        guard image.alphaInfo == .last else { return image.pixels }
        var pixels = image.pixels
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let opacity = Int(pixels[start + 3])
            for channel in 0..<3 { pixels[start + channel] = UInt8((Int(pixels[start + channel]) * opacity + 127) / 255) }
        }
        return pixels
    }

    static func write(_ image: CGImage, to url: URL) throws {
        let bitmap = try Bitmap(width: image.width, height: image.height)
        let pixels = pixels(of: image)
        let bytesPerRow = bitmap.bytesPerRow
        bitmap.withBytes { bytes in
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let (from, to) = ((y * image.width + x) * 4, y * bytesPerRow + x * 4)
                    // Cairo's pixels are blue first.
                    bytes[to] = pixels[from + 2]
                    bytes[to + 1] = pixels[from + 1]
                    bytes[to + 2] = pixels[from]
                    bytes[to + 3] = pixels[from + 3]
                }
            }
        }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bitmap.pngData(pixelsPerPoint: 1).write(to: url, options: .atomic)
    }
}
