import CoreGraphics
import SwiftUI
import SwiftUITesting
import Testing

/// Shapes painted with repeated images.
@MainActor struct ImagePaintTests {
    private static let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 255]]
    /// Red and green above blue and yellow: each colour is a square of ten pixels.
    private static var image: Image {
        var pixels: [UInt8] = []
        for row in 0..<20 {
            for column in 0..<20 { pixels += colors[row / 10 * 2 + column / 10] }
        }
        return Image(decorative: CGImage(width: 20, height: 20, pixels: pixels)!, scale: 1)
    }

    private func colors(_ view: some View, at points: [(Int, Int)]) throws -> [Int?] {
        let image = try ViewHost(view, size: CGSize(width: 100, height: 100), scale: 1).image()
        return points.map { x, y in
            let start = (y * image.width + x) * 4
            return Self.colors.firstIndex(of: Array(image.pixels[start..<start + 4]))
        }
    }

    @Test("The first tile is at the corner of the shape, wherever the shape is")
    func tiles() throws {
        let square = Rectangle().fill(ImagePaint(image: Self.image)).frame(width: 50, height: 50).position(x: 60, y: 55)
        #expect(try colors(square, at: [(36, 31), (48, 31), (36, 43), (48, 43), (56, 51), (68, 51), (30, 31)]) == [0, 1, 2, 3, 0, 1, nil])
    }

    @Test("The scale changes the size of the tiles, the source rectangle which part is repeated")
    func parts() throws {
        let half = Rectangle().fill(.image(Self.image, scale: 0.5))
        #expect(try colors(half, at: [(2, 2), (7, 2), (12, 2), (2, 7)]) == [0, 1, 0, 2])
        let right = Rectangle().fill(.image(Self.image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
        #expect(try colors(right, at: [(2, 2), (12, 2), (2, 12), (12, 12), (2, 22)]) == [1, 1, 3, 3, 1])
        let outside = Rectangle().fill(.image(Self.image, sourceRect: CGRect(x: 0.5, y: 0.5, width: 5, height: 5)))
        #expect(try colors(outside, at: [(2, 2), (12, 12), (33, 44)]) == [3, 3, 3])
    }

    nonisolated private static let senseless: [(part: CGRect, scale: CGFloat)] = [
        (.zero, 1), (.null, 1), (CGRect(x: 3, y: 3, width: 1, height: 1), 1), (CGRect(x: 0, y: 0, width: 1, height: 1), 0),
        (CGRect(x: 0, y: 0, width: 1, height: 1), -1), (CGRect(x: 0, y: 0, width: 1, height: 1), .infinity),
        (CGRect(x: 0, y: 0, width: 1, height: 1), .nan),
    ]

    @Test("Parts without extent, and scales that make no sense, paint nothing", arguments: senseless)
    func nothing(part: CGRect, scale: CGFloat) throws {
        let view = Rectangle().fill(ImagePaint(image: Self.image, sourceRect: part, scale: scale))
        #expect(try colors(view, at: [(2, 2), (50, 50)]) == [nil, nil])
    }

    @Test("A symbol is repeated in the foreground style")
    func symbols() throws {
        let view = Rectangle().fill(ImagePaint(image: Image(systemName: "square.fill")))
            .font(.system(size: 24)).foregroundStyle(.red).frame(width: 96, height: 96)
        let image = try ViewHost(view, size: CGSize(width: 96, height: 96), scale: 1).image()
        let isRed = (0..<image.width * image.height).map { image.pixels[$0 * 4] > 200 && image.pixels[$0 * 4 + 1] < 60 }
        let count = isRed.count { $0 }
        #expect(count > 2_000 && count < 9_000)
        // The tiles are those of a grid: each row and column has gaps.
        let middle = (0..<image.width).map { isRed[48 * image.width + $0] || isRed[40 * image.width + $0] }
        #expect(zip(middle, middle.dropFirst()).count { $0 != $1 } >= 4)
    }

    @Test("Borders, backgrounds and texts are painted with images too")
    func places() throws {
        let border = Color.white.border(.image(Self.image), width: 20)
        #expect(try colors(border, at: [(2, 2), (12, 2), (2, 92), (50, 50)]) == [0, 1, 2, nil])
        let background = Color.clear.background(.image(Self.image))
        #expect(try colors(background, at: [(2, 2), (12, 12)]) == [0, 3])
        let text = Text("██████").font(.system(size: 40)).foregroundStyle(.image(Self.image))
        let image = try ViewHost(text, size: CGSize(width: 100, height: 100), scale: 1).image()
        var found: Set<Int> = []
        for start in stride(from: 0, to: image.pixels.count, by: 4) {
            if let color = Self.colors.firstIndex(of: Array(image.pixels[start..<start + 4])) { found.insert(color) }
        }
        #expect(found == [0, 1, 2, 3])
    }

    @Test("A style that is half transparent lets half of what is behind through")
    func opacity() throws {
        let view = Rectangle().fill(.image(Self.image).opacity(0.5)).background(.black)
        let image = try ViewHost(view, size: CGSize(width: 40, height: 40), scale: 1).image()
        #expect(abs(Int(image.pixels[(5 * 40 + 5) * 4]) - 128) <= 2)
    }
}
