import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import CairoRendering

@Suite struct ImageDrawingTests {
    /// Four quarters: red, green over blue, white.
    static let quarters = CGImage(
        width: 4, height: 4,
        pixels: (0..<16).flatMap { index -> [UInt8] in
            switch (index % 4 < 2, index / 4 < 2) {
            case (true, true): [255, 0, 0, 255]
            case (false, true): [0, 255, 0, 255]
            case (true, false): [0, 0, 255, 255]
            case (false, false): [255, 255, 255, 255]
            }
        }, alphaInfo: .last)!

    private func item(_ rect: CGRect, _ change: (inout ImageItem) -> Void = { _ in }) -> DisplayList.Content {
        var item = ImageItem(source: .bitmap(Self.quarters), rect: rect)
        change(&item)
        return .image(item)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func picturesAtTheirOwnSizeKeepTheirPixels(scale: CGFloat) throws {
        let picture = try Picture([item(CGRect(x: 2, y: 3, width: 4 / scale, height: 4 / scale))], scale: scale)
        let (left, top) = (Int(2 * scale), Int(3 * scale))
        #expect(picture[left + 1, top + 1] == [255, 0, 0, 255])
        #expect(picture[left + 2, top + 1] == [0, 255, 0, 255])
        #expect(picture[left + 1, top + 2] == [0, 0, 255, 255])
        #expect(picture.inkBox == [left, top, left + 4, top + 4])
        #expect(!picture.hasPartialPixels)
    }

    @Test(arguments: [CGInterpolationQuality.none, .low, .medium, .high])
    func stretchedPicturesFillTheirRectangle(quality: CGInterpolationQuality) throws {
        let picture = try Picture([item(CGRect(x: 2, y: 2, width: 16, height: 16)) { $0.interpolation = quality }])
        #expect(picture.inkBox == [2, 2, 18, 18])
        #expect(!picture.hasPartialPixels)
        #expect(picture[3, 3] == [255, 0, 0, 255])
        let isSharp = picture[9, 3] == [255, 0, 0, 255]
        #expect(isSharp == (quality == .none))
    }

    @Test(arguments: [true, false])
    func edgesBetweenPixelsAreSmoothedOnlyIfWanted(isAntialiased: Bool) throws {
        let picture = try Picture([item(CGRect(x: 2.5, y: 2.5, width: 8, height: 8)) { $0.isAntialiased = isAntialiased }])
        #expect(picture.hasPartialPixels == isAntialiased)
    }

    @Test func shrunkPicturesAreMeans() throws {
        let picture = try Picture([item(CGRect(x: 0, y: 0, width: 1, height: 1))])
        #expect(zip(picture[0, 0], [128, 128, 128, 255]).allSatisfy { abs(Int($0) - $1) <= 20 })
    }

    @Test func templatesAreStencilsForTheirPaint() throws {
        let pixels: [UInt8] = [9, 9, 9, 255, 9, 9, 9, 128, 9, 9, 9, 0, 9, 9, 9, 255]
        let stencil = try #require(CGImage(width: 4, height: 1, pixels: pixels, alphaInfo: .last))
        let picture = try Picture([
            .image(ImageItem(source: .bitmap(stencil), rect: CGRect(x: 0, y: 0, width: 4, height: 1), tint: .color(.pureRed)))
        ])
        let expected: [[UInt8]] = [[255, 0, 0, 255], [128, 0, 0, 128], [0, 0, 0, 0], [255, 0, 0, 255]]
        for x in 0..<4 { #expect(picture[x, 0] == expected[x]) }
    }

    @Test func capInsetsKeepTheirSize() throws {
        let insets = ImageItem.CapInsets(top: 2, left: 2, bottom: 2, right: 2)
        let picture = try Picture([item(CGRect(x: 0, y: 0, width: 20, height: 10)) { $0.capInsets = insets }])
        #expect(picture[1, 1] == [255, 0, 0, 255])
        #expect(picture[18, 1] == [0, 255, 0, 255])
        #expect(picture[1, 8] == [0, 0, 255, 255])
        // Nothing lies between the insets of a picture of four by four.
        #expect(picture.alpha(10, 5) == 0)
    }

    @Test func tilesRepeatAtTheirOwnSize() throws {
        let picture = try Picture([item(CGRect(x: 0, y: 0, width: 20, height: 20)) { $0.isTiled = true }])
        for (x, y) in [(0, 0), (4, 4), (13, 9)] { #expect(picture[x, y] == picture[x % 4, y % 4]) }
        #expect(picture[6, 1] == [0, 255, 0, 255])
    }

    @Test func drawingsAreSharpAtEverySize() throws {
        let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="10" fill="red"/></svg>"#.utf8)
        let source = try #require(CairoImageDecoder().decode(svg))
        #expect(source.size == CGSize(width: 10, height: 10))
        let picture = try Picture([.image(ImageItem(source: source, rect: CGRect(x: 0, y: 0, width: 20, height: 20)))], scale: 3)
        #expect(picture.inkBox == [0, 0, 30, 60])
        #expect(!picture.hasPartialPixels)
    }

    // MARK: Decoding

    @Test func whatIsWrittenIsReadAgain() throws {
        let list = DisplayList.of([
            .fill(CGRect(x: 0, y: 0, width: 10, height: 10), .init(red: 1, green: 0.5, blue: 0, opacity: 0.5)),
            .fill(CGRect(x: 10, y: 0, width: 10, height: 10), .pureBlue),
        ])
        let data = try CairoRenderer(scale: 2).pngData(of: list, size: CGSize(width: 20, height: 10))
        guard case .bitmap(let image) = CairoImageDecoder().decode(data) else {
            Issue.record("not a bitmap")
            return
        }
        #expect(image.width == 40 && image.height == 20)
        #expect(Array(image.pixels[0..<4]) == [255, 128, 0, 128])
        #expect(Array(image.pixels[100..<104]) == [0, 0, 255, 255])
        // 144 pixels per inch are 5669 per metre.
        let density = try #require(data.range(of: Data("pHYs".utf8)))
        #expect(Array(data[density.upperBound..<density.upperBound + 9]) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    }

    @Test(arguments: ["", "nonsense", "<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"></nothing>", "RIFF\0\0\0\0WEBPVP8 ", "\u{89}PNG\r\n"])
    func brokenFilesAreNoPictures(text: String) {
        #expect(CairoImageDecoder().decode(Data(text.utf8)) == nil)
    }

    @Test(arguments: Image.Orientation.allCases)
    func orientationsTurnPicturesUpright(orientation: Image.Orientation) {
        // Where the file's first pixel is in the upright picture, by the definition of EXIF orientations 1 to 8.
        let corner: [Image.Orientation: (Int, Int)] = [
            .up: (0, 0), .upMirrored: (3, 0), .down: (3, 3), .downMirrored: (0, 3), .leftMirrored: (0, 0), .right: (3, 0),
            .rightMirrored: (3, 3), .left: (0, 3),
        ]
        let turned = Self.quarters.turned(orientation)
        let (x, y) = corner[orientation]!
        let start = (y * 4 + x) * 4
        #expect(Array(turned.pixels[start..<start + 4]) == [255, 0, 0, 255])
    }
}

@MainActor
@Suite struct ImageRendererTests {
    @Test func aPictureIsAsLargeAsTheViewAnswers() throws {
        let renderer = ImageRenderer(content: Rectangle().fill(Color.red))
        renderer.proposedSize = ProposedViewSize(width: 30, height: nil)
        renderer.scale = 2
        let image = try #require(renderer.cgImage)
        #expect(image.width == 60 && image.height == 20)
        renderer.content = Rectangle().fill(Color.blue)
        renderer.scale = 1
        #expect(renderer.cgImage?.width == 30)
    }

    @Test func viewsWithoutSizeHaveNoPicture() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        let infinite = ImageRenderer(content: Color.red)
        infinite.proposedSize = .infinity
        #expect(infinite.cgImage == nil)
    }

    @Test func textIsDrawnAndStaysTextInPDF() throws {
        let renderer = ImageRenderer(content: Text("Findable text").padding())
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try renderer.writePDF(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pdftotext", file.path, "-"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text.contains("Findable text"))
    }

    @Test func svgIsWellFormedAndAsLargeAsTheView() throws {
        let view = VStack {
            Text("a < b & c")
            Circle().fill(.red).frame(width: 40, height: 40).shadow(radius: 4).opacity(0.5)
        }
        let renderer = ImageRenderer(content: view.frame(width: 120, height: 100))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        try renderer.writeSVG(to: file)
        let size = CairoImageDecoder().decode(try Data(contentsOf: file))?.size
        #expect(size?.width == 120)
        #expect(size?.height == 100)
    }

    @Test func symbolsAreAsLargeAsTheirFontAndStandOnTheBaseline() throws {
        func size(_ font: Font, _ name: String) -> CGSize {
            let image = ImageRenderer(content: Image(systemName: name).font(font)).cgImage
            return CGSize(width: image?.width ?? 0, height: image?.height ?? 0)
        }
        #expect(size(.system(size: 17), "circle") == CGSize(width: 17, height: 17))
        #expect(size(.system(size: 34), "circle") == CGSize(width: 34, height: 34))
        #expect(size(.system(size: 17), "minus").height < 5)
        #expect(size(.system(size: 17), "no.such.symbol").width > 10)
    }
}
