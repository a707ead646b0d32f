import CairoRendering
import CoreGraphics
import Foundation
import Testing

@Suite struct PictureComparisonTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> CGImage {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue) = color(x, y)
                pixels += [red, green, blue, 255]
            }
        }
        return CGImage(width: width, height: height, pixels: pixels)!
    }

    @Test func equalPicturesHaveNoRegion() {
        let first = picture(8, 6) { x, y in (UInt8(x * 9), UInt8(y * 9), 0) }
        let second = picture(8, 6) { x, y in (UInt8(x * 9), UInt8(y * 9), 0) }
        let comparison = PictureComparison(expected: first, actual: second)
        #expect(comparison.differingCount == 0)
        #expect(comparison.region == nil)
        #expect(comparison.difference == nil)
    }

    @Test func theRegionEnclosesWhatDiffers() {
        let first = picture(10, 10) { _, _ in (255, 255, 255) }
        let second = picture(10, 10) { x, y in (3...5).contains(x) && y == 7 ? (0, 0, 0) : (255, 255, 255) }
        let comparison = PictureComparison(expected: first, actual: second)
        #expect(comparison.differingCount == 3)
        #expect(comparison.region == CGRect(x: 3, y: 7, width: 3, height: 1))
        #expect(comparison.differingFraction == 0.03)
        let marks = comparison.difference!.premultipliedBytes
        #expect(Array(marks[(7 * 10 + 4) * 4..<(7 * 10 + 4) * 4 + 3]) == [230, 0, 120])
        #expect(marks[0] == marks[1] && marks[1] == marks[2])
    }

    @Test func otherSizesDifferWhollyWhateverTheMetric() {
        let first = picture(4, 4) { _, _ in (0, 0, 0) }
        let second = picture(4, 5) { _, _ in (0, 0, 0) }
        let comparison = PictureComparison(expected: first, actual: second, metric: .channels(1))
        #expect(!comparison.isSameSize)
        #expect(comparison.differingFraction == 1)
        #expect(comparison.differingCount == 20)
    }

    /// Distances in Oklab, beside how far the colours are apart for the eye.
    @Test(
        arguments: [
            // One step of one channel is invisible, in light and in dark colours.
            ((200, 200, 200), (201, 200, 200), 0.0, 0.02), ((40, 40, 40), (41, 40, 40), 0.0, 0.02),
            // Two greys that are just apart.
            ((128, 128, 128), (138, 138, 138), 0.02, 0.06),
            ((0, 0, 0), (255, 255, 255), 0.99, 1.01), ((255, 0, 0), (0, 255, 0), 0.4, 0.6),
        ] as [((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8), Double, Double)])
    func distancesFollowTheEye(
        _ first: (UInt8, UInt8, UInt8), _ second: (UInt8, UInt8, UInt8), _ least: Double, _ most: Double
    ) {
        let pictures = (picture(1, 1) { _, _ in first }, picture(1, 1) { _, _ in second })
        func differs(_ distance: Double) -> Bool {
            PictureComparison(expected: pictures.0, actual: pictures.1, metric: .perceptual(distance)).differingCount == 1
        }
        if least > 0 { #expect(differs(least)) }
        #expect(!differs(most))
    }

    @Test func aToleranceIsPerChannel() {
        let first = picture(1, 1) { _, _ in (100, 100, 100) }
        let second = picture(1, 1) { _, _ in (105, 95, 100) }
        #expect(PictureComparison(expected: first, actual: second, metric: .channels(5.0 / 255)).differingCount == 0)
        #expect(PictureComparison(expected: first, actual: second, metric: .channels(4.0 / 255)).differingCount == 1)
    }

    @Test func aFileKeepsItsPixels() throws {
        let image = picture(5, 3) { x, y in (UInt8(x * 50), UInt8(y * 80), 7) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString)/a.png")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try PictureFile.write(image, to: file)
        let read = try #require(PictureFile.read(file))
        #expect(PictureComparison(expected: image, actual: read).differingCount == 0)
        #expect(PictureFile.read(file.deletingLastPathComponent()) == nil)
    }
}
