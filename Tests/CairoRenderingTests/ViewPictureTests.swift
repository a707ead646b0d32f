import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import CairoRendering

@MainActor
@Suite struct ViewPictureTests {
    /// The opacity of every pixel of a view's picture.
    private struct Coverage {
        let width: Int
        let height: Int
        let pixels: [UInt8]

        func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[(y * width + x) * 4 + 3]) }
        var total: Int { stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Int(pixels[$1]) } }
        /// How much there is in every column.
        var columns: [Int] { (0..<width).map { x in (0..<height).reduce(0) { $0 + alpha(x, $1) } } }
        var rows: [Int] { (0..<height).map { y in (0..<width).reduce(0) { $0 + alpha($1, y) } } }
    }

    private func coverage(_ view: some View, scale: CGFloat = 1) throws -> Coverage {
        let renderer = ImageRenderer(content: view)
        renderer.scale = scale
        let image = try #require(renderer.cgImage)
        return Coverage(width: image.width, height: image.height, pixels: image.pixels)
    }

    // MARK: Canvases

    /// A hole in a canvas shows the view behind it, which keeps its colour.
    @Test(arguments: [GraphicsContext.BlendMode.clear, .destinationOut, .multiply])
    func blendModesStayInTheirCanvas(mode: GraphicsContext.BlendMode) throws {
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red: 1, green: 0, blue: 0))
            context.blendMode = mode
            context.fill(Path(CGRect(x: 5, y: 0, width: 10, height: 10)), with: .color(red: 0, green: 0, blue: 1))
        }
        let renderer = ImageRenderer(content: canvas.frame(width: 20, height: 10).background(Color(red: 0, green: 1, blue: 0)))
        let image = try #require(renderer.cgImage)
        func color(_ x: Int) -> [UInt8] { Array(image.pixels[(5 * image.width + x) * 4..<(5 * image.width + x) * 4 + 4]) }
        let (red, green, blue, black): ([UInt8], [UInt8], [UInt8], [UInt8]) = (
            [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [0, 0, 0, 255]
        )
        #expect(color(2) == red && color(18) == green)
        #expect(color(7) == (mode == .multiply ? black : green) && color(12) == (mode == .multiply ? blue : green))
    }

    // MARK: Shapes

    /// Truth shape-003 to shape-007: half a ring, thickness 20, in 200 by 200 points at 2x.
    @Test(
        arguments: [(270.0, [100, 0, 200, 200]), (90, [0, 0, 100, 200]), (180, [0, 0, 200, 100]), (0, [0, 100, 200, 200])] as [(Double, [Int])])
    func halfRingsFillTheirHalf(degrees: Double, box: [Int]) throws {
        let ring = Circle().inset(by: 10).trim(from: 0, to: 0.5).rotation(.degrees(degrees)).stroke(.black, lineWidth: 20)
        let picture = try coverage(ring.frame(width: 200, height: 200), scale: 2)
        let (columnSums, rowSums) = (picture.columns, picture.rows)
        let columns = columnSums.indices.filter { columnSums[$0] > 255 }
        let rows = rowSums.indices.filter { rowSums[$0] > 255 }
        let found = [columns.first, rows.first, columns.last.map { $0 + 1 }, rows.last.map { $0 + 1 }].map { ($0 ?? -99) }
        for (side, expected) in zip(found, box) { #expect(abs(side - expected * 2) <= 2) }
        // The ring is 40 pixels thick where it crosses its middle line.
        let isUpright = box[3] - box[1] == 200
        let line = isUpright ? (0..<400).map { picture.alpha($0, 200) } : (0..<400).map { picture.alpha(200, $0) }
        #expect(abs(line.count { $0 > 127 } - 40) <= 1)
    }

    @Test func aHalfTurnAboutTheHorizontalAxisMirrors() throws {
        // Truth shape-008.
        let shape = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 20, y: 0))
            path.addLine(to: CGPoint(x: 0, y: 20))
        }
        let plain = try coverage(shape.fill(.black).frame(width: 20, height: 20))
        let turned = try coverage(shape.fill(.black).frame(width: 20, height: 20).rotation3DEffect(.degrees(180), axis: (1, 0, 0)))
        for y in 0..<20 { for x in 0..<20 { #expect(abs(plain.alpha(x, y) - turned.alpha(x, 19 - y)) <= 40) } }
    }

    // MARK: Text

    @Test func glyphsStandOnQuartersOfAPixel() throws {
        // Equal letters are equally wide wherever they stand: their strokes hold equally much.
        let picture = try coverage(Text(verbatim: "llllllllllllllll").font(.system(size: 13)).tracking(4.3))
        var strokes: [Int] = []
        var centers: [Double] = []
        var current = (sum: 0, moment: 0)
        for (x, amount) in (picture.columns + [0]).enumerated() {
            if amount > 0 {
                current = (current.sum + amount, current.moment + amount * x)
            } else if current.sum > 0 {
                strokes.append(current.sum)
                centers.append(Double(current.moment) / Double(current.sum))
                current = (0, 0)
            }
        }
        try #require(strokes.count == 16)
        let mean = strokes.reduce(0, +) / 16
        #expect(strokes.allSatisfy { abs($0 - mean) < mean / 12 })
        let step = (centers[15] - centers[0]) / 15
        #expect((1..<16).allSatisfy { abs(centers[$0] - centers[$0 - 1] - step) < 0.3 })
    }

    @Test func textLooksTheSameEveryTime() throws {
        let view = Text("Same again").font(.title).foregroundStyle(.red)
        #expect(try coverage(view).pixels == coverage(view).pixels)
    }

    @Test func colourBelongsToTheText() throws {
        let red = try coverage(Text("colour").foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        let blue = try coverage(Text("colour").foregroundStyle(Color(red: 0, green: 0, blue: 1)))
        #expect(red.total == blue.total)
        #expect(stride(from: 2, to: red.pixels.count, by: 4).allSatisfy { red.pixels[$0] == 0 })
        #expect(stride(from: 0, to: blue.pixels.count, by: 4).allSatisfy { blue.pixels[$0] == 0 })
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func linesUnderAndThroughTextAreCrisp(scale: CGFloat) throws {
        let plain = try coverage(Text("    mmm    "), scale: scale)
        for view in [Text("    mmm    ").underline(), Text("    mmm    ").strikethrough()] {
            let lined = try coverage(view, scale: scale)
            // In the first column of pixels there is nothing but the line.
            let line = (0..<lined.height).map { lined.alpha(1, $0) }.filter { $0 > 0 }
            #expect(!line.isEmpty && line.allSatisfy { $0 == 255 })
            #expect(lined.total > plain.total)
        }
    }

    @Test func emojiHaveTheirColours() throws {
        let picture = try coverage(Text(verbatim: "\u{1F600}").font(.system(size: 40)))
        let yellow = stride(from: 0, to: picture.pixels.count, by: 4).count {
            picture.pixels[$0] > 200 && picture.pixels[$0 + 1] > 120 && picture.pixels[$0 + 2] < 120
        }
        #expect(yellow > 300)
    }

    // MARK: Depth

    @Test(arguments: [
        DisplayList.Effect.transform(CGAffineTransform(translationX: 0, y: 0)), .opacity(1),
        .clip(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), FillStyle()), .blendMode(.multiply),
    ])
    func groupsNestDeeply(effect: DisplayList.Effect) throws {
        var content = DisplayList.Content.fill(CGRect(x: 4, y: 4, width: 8, height: 8), .pureRed)
        for _ in 0..<600 { content = .group(effect, [content]) }
        #expect(try Picture([content])[6, 6] == [255, 0, 0, 255])
    }

    @Test func groupsThatNeedTooMuchMemoryAreLeftOut() throws {
        var content = DisplayList.Content.fill(CGRect(x: 0, y: 0, width: 6000, height: 6000), .pureRed)
        for _ in 0..<12 { content = .group(.compositing, [content]) }
        let picture = try Picture([content, .fill(CGRect(x: 0, y: 0, width: 9, height: 9), .pureBlue)], width: 6000, height: 6000, threads: 1)
        #expect(picture[4, 4] == [0, 0, 255, 255])
        #expect(picture.alpha(20, 20) == 0)
    }
}
