import CoreGraphics
import Foundation

/// Compares two pictures pixel by pixel.
package struct PictureComparison {
    /// The rule by which two pixels count as different.
    package enum Metric: Sendable, Equatable {
        /// Any difference counts.
        case exact
        /// A channel differs by more than a fraction of its range, from 0 to 1.
        case channels(Double)
        /// The colours lie further apart than a distance in Oklab, in which some 0.02 is just visible and 1 is from black to white.
        case perceptual(Double)
    }

    package let expected: CGImage
    package let actual: CGImage
    package let isSameSize: Bool
    /// The number of pixels that differ; that of the larger picture if the sizes differ.
    package let differingCount: Int
    /// The smallest rectangle around all differing pixels, in pixels; nil if there are none.
    package let region: CGRect?
    /// For each pixel of the expected picture whether it differs; empty if none does, or if the sizes differ.
    private let isDifferent: [Bool]

    package init(expected: CGImage, actual: CGImage, metric: Metric = .exact) {
        self.expected = expected
        self.actual = actual
        isSameSize = expected.width == actual.width && expected.height == actual.height
        guard isSameSize else {
            differingCount = max(expected.width * expected.height, actual.width * actual.height)
            region = CGRect(x: 0, y: 0, width: max(expected.width, actual.width), height: max(expected.height, actual.height))
            isDifferent = []
            return
        }
        let (first, second) = (expected.premultipliedBytes, actual.premultipliedBytes)
        guard !Self.areEqual(first, second) else {
            (differingCount, region, isDifferent) = (0, nil, [])
            return
        }
        let width = expected.width
        var marks = [Bool](repeating: false, count: width * expected.height)
        var (count, minX, minY, maxX, maxY) = (0, Int.max, Int.max, 0, 0)
        let differs = metric.test
        for pixel in marks.indices {
            let start = pixel * 4
            // Few pixels differ at all.
            guard
                first[start] != second[start] || first[start + 1] != second[start + 1] || first[start + 2] != second[start + 2]
                    || first[start + 3] != second[start + 3],
                differs(first[start..<start + 4], second[start..<start + 4])
            else { continue }
            marks[pixel] = true
            count += 1
            let (x, y) = (pixel % width, pixel / width)
            (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
        }
        differingCount = count
        region = count == 0 ? nil : CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
        isDifferent = count == 0 ? [] : marks
    }

    /// The fraction of pixels that differ, from 0 to 1; 1 if the sizes differ.
    package var differingFraction: Double {
        isSameSize ? Double(differingCount) / Double(max(1, expected.width * expected.height)) : 1
    }

    private static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        guard first.count == second.count else { return false }
        return first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in first.count == 0 || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0 }
        }
    }

    // MARK: Pictures of the difference

    /// The actual picture in pale grey, with the pixels that differ in magenta; nil if the sizes differ or no pixel does.
    package var difference: CGImage? {
        guard !isDifferent.isEmpty else { return nil }
        var pixels = actual.premultipliedBytes
        for pixel in isDifferent.indices {
            let start = pixel * 4
            if isDifferent[pixel] {
                (pixels[start], pixels[start + 1], pixels[start + 2]) = (230, 0, 120)
            } else {
                let grey = (Int(pixels[start]) * 3 + Int(pixels[start + 1]) * 6 + Int(pixels[start + 2])) / 10
                let pale = UInt8(clamping: 190 + grey / 4)
                (pixels[start], pixels[start + 1], pixels[start + 2]) = (pale, pale, pale)
            }
            pixels[start + 3] = 255
        }
        return CGImage(width: actual.width, height: actual.height, pixels: pixels)
    }

    /// The expected picture, the actual picture and their difference side by side, with the difference in red on white.
    package var sideBySide: CGImage {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        var pixels = [UInt8](repeating: 255, count: width * 3 * height * 4)
        let (first, second) = (expected.premultipliedBytes, actual.premultipliedBytes)
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
                // Make small differences visible too.
                let pale = UInt8(distance == 0 ? 255 : max(0, 160 - distance * 2))
                pixels.replaceSubrange((row + 2 * width + x) * 4..<(row + 2 * width + x) * 4 + 4, with: [255, pale, pale, 255])
            }
        }
        return CGImage(width: width * 3, height: height, pixels: pixels) ?? actual
    }
}

extension PictureComparison.Metric {
    /// Returns whether two pixels, as premultiplied red, green, blue and opacity bytes, count as different.
    fileprivate var test: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool {
        switch self {
        case .exact:
            return { _, _ in true }
        case .channels(let tolerance):
            let limit = Int((min(max(tolerance, 0), 1) * 255).rounded())
            return { first, second in zip(first, second).contains { abs(Int($0) - Int($1)) > limit } }
        case .perceptual(let distance):
            return { first, second in OklabColor(pixel: first).distance(to: OklabColor(pixel: second)) > distance }
        }
    }
}
