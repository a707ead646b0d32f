import Foundation
import SwiftUI
import Testing

@testable import CairoRendering

/// Contexts of Core Graphics: coordinates, states, memory, PDF pages, and views drawn into them.
@MainActor @Suite struct ContextTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()

    private func bitmap(
        _ width: Int = 20, _ height: Int = 10, data: UnsafeMutableRawPointer? = nil, bytesPerRow: Int = 0,
        info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: rgb, bitmapInfo: info))
    }

    /// The bytes of a pixel, counted from the top left.
    private func bytes(_ context: CGContext, _ x: Int, _ y: Int) throws -> [Int] {
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { Int(data[y * context.bytesPerRow + x * 4 + $0]) }
    }

    /// The pixels that are not clear: left, top, right, bottom.
    private func inkBox(_ context: CGContext) throws -> [Int] {
        var box = [Int.max, Int.max, 0, 0]
        for y in 0..<context.height {
            for x in 0..<context.width where try bytes(context, x, y) != [0, 0, 0, 0] {
                box = [min(box[0], x), min(box[1], y), max(box[2], x + 1), max(box[3], y + 1)]
            }
        }
        return box
    }

    // MARK: Bitmaps

    @Test func theOriginIsAtTheBottomLeft() throws {
        let context = try bitmap()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 2, y: 1, width: 5, height: 3))
        #expect(try inkBox(context) == [2, 6, 7, 9])
        #expect(try bytes(context, 3, 7) == [255, 0, 0, 255])
    }

    struct Order: Sendable, CustomStringConvertible {
        let info: UInt32
        /// What a pixel of a red, half opaque fill (or an opaque one, where there is no opacity) has in memory; nil for any.
        let pixel: [Int?]
        let description: String
    }

    nonisolated static let orders = [
        Order(info: CGImageAlphaInfo.premultipliedLast.rawValue, pixel: [255, 0, 51, 255], description: "RGBA"),
        Order(info: CGImageAlphaInfo.premultipliedFirst.rawValue, pixel: [255, 255, 0, 51], description: "ARGB"),
        Order(
            info: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, pixel: [51, 0, 255, 255],
            description: "BGRA"),
        Order(
            info: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, pixel: [255, 51, 0, 255],
            description: "ABGR"),
        Order(info: CGImageAlphaInfo.noneSkipLast.rawValue, pixel: [255, 0, 51, nil], description: "RGBX"),
        Order(info: CGImageAlphaInfo.noneSkipFirst.rawValue, pixel: [nil, 255, 0, 51], description: "XRGB"),
    ]

    @Test(arguments: orders)
    func componentsAreWhereTheInfoSays(_ order: Order) throws {
        let context = try bitmap(info: order.info)
        context.setFillColor(red: 1, green: 0, blue: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let pixel = try bytes(context, 4, 4)
        #expect(zip(order.pixel, pixel).allSatisfy { $0 == nil || $0 == $1 }, "\(pixel)")
        #expect(context.bitmapInfo.rawValue == order.info)
        let image = try #require(context.makeImage())
        #expect(image.width == 20 && image.height == 10)
    }

    @Test func memoryOfTheProgramsIsDrawnOverAndKeepsItsGaps() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 * 28, alignment: 4)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 255, count: 4 * 28)
        let context = try bitmap(5, 4, data: memory, bytesPerRow: 28)
        #expect(context.data == memory)
        context.setFillColor(gray: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        #expect(bytes[0] == 255, "white above")
        #expect(abs(Int(bytes[2 * 28]) - 128) <= 1 && bytes[2 * 28 + 3] == 255, "half black over white below")
        #expect((20..<28).allSatisfy { bytes[2 * 28 + $0] == 255 }, "not beyond the row")
        // What the program writes is drawn over, too.
        bytes[3 * 28] = 0
        context.setFillColor(gray: 1, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(abs(Int(bytes[3 * 28]) - 128) <= 1)
    }

    @Test func whatCannotBeDrawnIntoIsRefused() {
        func make(_ width: Int, _ bits: Int, _ row: Int, _ info: UInt32, _ space: CGColorSpace? = nil) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 10, bitsPerComponent: bits, bytesPerRow: row, space: space ?? rgb, bitmapInfo: info)
        }
        let usual = CGImageAlphaInfo.premultipliedLast.rawValue
        #expect(make(10, 8, 0, usual) != nil)
        #expect(make(0, 8, 0, usual) == nil && make(-3, 8, 0, usual) == nil && make(1 << 40, 8, 0, usual) == nil)
        #expect(make(10, 16, 0, usual) == nil)
        #expect(make(10, 8, 39, usual) == nil)
        #expect(make(10, 8, 0, CGImageAlphaInfo.last.rawValue) == nil)
        #expect(make(10, 8, 0, usual | CGBitmapInfo.floatComponents.rawValue) == nil)
        #expect(make(10, 8, 0, usual, CGColorSpaceCreateDeviceGray()) == nil)
        #expect(make(10, 8, 0, usual, CGColorSpace(name: CGColorSpace.displayP3)) == nil)
    }

    // MARK: States

    @Test func statesAreKeptAndTakenBack() throws {
        let context = try bitmap()
        context.setFillColor(gray: 0, alpha: 1)
        context.saveGState()
        context.translateBy(x: 10, y: 2)
        context.scaleBy(x: 2, y: 3)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 2))
        let box = context.boundingBoxOfClipPath
        #expect(zip([box.minX, box.minY, box.maxX, box.maxY], [0, 0, 2, 1]).allSatisfy { abs($0 - $1) < 1e-12 })
        context.fill(CGRect(x: -100, y: -100, width: 200, height: 200))
        #expect(try inkBox(context) == [10, 5, 14, 8])
        context.restoreGState()
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 0, y: 9, width: 1, height: 1))
        #expect(try bytes(context, 0, 0) == [0, 0, 0, 255])
        // One too many does nothing.
        context.restoreGState()
        #expect(context.ctm == .identity)
    }

    @Test func aQuarterTurnLeadsFromTheXAxisToTheYAxis() throws {
        let context = try bitmap()
        context.translateBy(x: 10, y: 0)
        context.rotate(by: .pi / 2)
        context.fill(CGRect(x: 1, y: 0, width: 4, height: 3))
        #expect(try inkBox(context) == [7, 5, 10, 9])
    }

    @Test func aPathStaysWhereItWasMadeAndIsStrokedByThePenOfTheMoment() throws {
        let context = try bitmap()
        context.move(to: CGPoint(x: 2, y: 5))
        context.addLine(to: CGPoint(x: 12, y: 5))
        #expect(context.currentPointOfPath == CGPoint(x: 12, y: 5))
        context.scaleBy(x: 1, y: 4)
        context.setLineWidth(1)
        context.strokePath()
        // The pen is four high; the line lies where it was.
        #expect(try inkBox(context) == [2, 3, 12, 7])
        #expect(context.isPathEmpty)
    }

    @Test func rulesDecideWhatIsInside() throws {
        for (mode, isFilled) in [(CGPathDrawingMode.fill, true), (.eoFill, false)] {
            let context = try bitmap(20, 20)
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: mode) == isFilled)
            context.drawPath(using: mode)
            #expect(try (bytes(context, 10, 10)[3] == 255) == isFilled)
            #expect(try bytes(context, 2, 2)[3] == 255)
        }
    }

    @Test func opacityBlendingAndClearing() throws {
        let context = try bitmap()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.setBlendMode(.multiply)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(try bytes(context, 2, 5) == [0, 0, 0, 255])
        context.setBlendMode(.normal)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
        let mixed = try bytes(context, 7, 5)
        #expect(abs(mixed[0] - 128) <= 1 && abs(mixed[1] - 128) <= 1 && mixed[3] == 255)
        context.clear(CGRect(x: 10, y: 0, width: 5, height: 10))
        #expect(try bytes(context, 12, 5) == [0, 0, 0, 0])
        #expect(try bytes(context, 17, 5) == [255, 0, 0, 255])
    }

    @Test func picturesStandUpright() throws {
        let source = try bitmap(2, 2)
        source.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        source.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        let context = try bitmap(10, 10)
        context.interpolationQuality = .none
        context.draw(try #require(source.makeImage()), in: CGRect(x: 2, y: 0, width: 4, height: 4))
        #expect(try inkBox(context) == [2, 6, 6, 8])
    }

    @Test func badNumbersDrawNothing() throws {
        let context = try bitmap()
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
        context.fill(CGRect.null)
        context.scaleBy(x: 0, y: 1)
        context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.strokePath()
        #expect(context.currentPointOfPath == .zero && context.boundingBoxOfClipPath.isNull)
        context.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.setLineWidth(-.infinity)
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(try inkBox(context) == [Int.max, Int.max, 0, 0])
    }

    // MARK: Views

    private struct Card: View {
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                Text("Findable text").frame(width: 140, height: 40)
                Color.blue.frame(height: 10)
            }
            .frame(width: 140)
        }
    }

    @Test func viewsAreDrawnIntoBitmapsAsTheyAre() throws {
        let renderer = ImageRenderer(content: Card())
        var drawn: CGContext?
        renderer.render { size, draw in
            #expect(size == CGSize(width: 140, height: 60))
            guard let context = try? bitmap(280, 120) else { return }
            context.scaleBy(x: 2, y: 2)
            draw(context)
            drawn = context
        }
        let context = try #require(drawn)
        renderer.scale = 2
        let image = try #require(renderer.cgImage)
        let picture = try bitmap(280, 120)
        picture.draw(image, in: CGRect(x: 0, y: 0, width: 280, height: 120))
        // Red above, blue below; and all of it as in the renderer's own picture, but for edges that lie on pixels of the other scale.
        #expect(try bytes(context, 100, 4) == bytes(picture, 100, 4) && bytes(context, 100, 115) == bytes(picture, 100, 115))
        #expect(try bytes(context, 100, 4)[0] > 200 && bytes(context, 100, 115)[2] > 200)
        #expect(try inkBox(context) == inkBox(picture))
    }

    @Test func aViewWithoutSizeIsNotDrawn() {
        var sizes: [CGSize] = []
        ImageRenderer(content: EmptyView()).render { size, draw in
            sizes.append(size)
            if let context = try? bitmap() { draw(context) }
        }
        #expect(sizes == [.zero])
    }

    @Test func aViewInAContextKeepsItsClipAndOpacity() throws {
        let context = try bitmap(20, 20)
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 5))
        context.setAlpha(0.5)
        ImageRenderer(content: Color.black.frame(width: 10, height: 10)).render { _, draw in draw(context) }
        #expect(try inkBox(context) == [0, 15, 10, 20])
        #expect(try abs(bytes(context, 5, 17)[3] - 128) <= 1)
    }

    @Test func canvasesDrawWithContexts() throws {
        let renderer = ImageRenderer(
            content: Canvas { context, _ in
                context.translateBy(x: 5, y: 0)
                context.withCGContext { inner in
                    inner.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
                    inner.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
                }
            }.frame(width: 20, height: 20))
        let picture = try bitmap(20, 20)
        picture.draw(try #require(renderer.cgImage), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        // As in the canvas, y points down.
        #expect(try inkBox(picture) == [5, 0, 9, 3])
        #expect(try bytes(picture, 6, 1) == [0, 0, 255, 255])
    }

    // MARK: PDF files

    private func temporaryFile() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    }

    private func output(of tool: String, _ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    /// The program that the documentation of `render(rasterizationScale:renderer:)` gives, word for word in its calls.
    @Test func theDocumentedProgramMakesAPDFFile() throws {
        let url = temporaryFile()
        defer { try? FileManager.default.removeItem(at: url) }
        let renderer = ImageRenderer(content: Card())
        renderer.render { size, context in
            var box = CGRect(origin: .zero, size: size)
            guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            context(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        let facts = try output(of: "pdfinfo", url.path)
        #expect(facts.contains("Pages:           1"))
        #expect(facts.contains("Page size:       140 x 60 pts"))
        #expect(try output(of: "pdftotext", url.path, "-").contains("Findable text"))
        // It looks like the picture: red above, blue below.
        let picture = url.deletingPathExtension()
        _ = try output(of: "pdftocairo", "-png", "-singlefile", "-r", "72", url.path, picture.path)
        let png = picture.appendingPathExtension("png")
        defer { try? FileManager.default.removeItem(at: png) }
        guard case .bitmap(let image)? = CairoImageDecoder().decode(try Data(contentsOf: png)) else { throw CocoaError(.fileReadCorruptFile) }
        let context = try bitmap(140, 60)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 140, height: 60))
        let (top, bottom) = (try bytes(context, 70, 4), try bytes(context, 70, 56))
        #expect(top[0] > 200 && top[2] < 100 && bottom[2] > 200 && bottom[0] < 100)
    }

    @Test func pagesHaveSizesOfTheirOwnAndStatesThatBeginAnew() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
        var box = CGRect(x: 10, y: 20, width: 100, height: 50)
        let pdf = try #require(CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Two pages"] as CFDictionary))
        pdf.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        pdf.beginPDFPage(nil)
        pdf.translateBy(x: 1000, y: 0)
        pdf.endPDFPage()
        var other = CGRect(x: 0, y: 0, width: 300, height: 200)
        pdf.beginPage(mediaBox: &other)
        #expect(pdf.ctm == .identity)
        pdf.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        pdf.endPage()
        #expect(data.length == 0)
        pdf.closePDF()
        let length = data.length
        pdf.closePDF()
        #expect(data.length == length)
        let url = temporaryFile()
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(data.write(to: url, atomically: true))
        let facts = try output(of: "pdfinfo", "-l", "9", url.path)
        #expect(facts.contains("Title:           Two pages") && facts.contains("Pages:           2"))
        #expect(facts.contains("Page    1 size:  100 x 50 pts") && facts.contains("Page    2 size:  300 x 200 pts"))
    }

    @Test func aContextThatGoesAwayFinishesItsFile() throws {
        let url = temporaryFile()
        defer { try? FileManager.default.removeItem(at: url) }
        do {
            let pdf = try #require(CGContext(url, mediaBox: nil, nil))
            pdf.beginPDFPage(nil)
        }
        #expect(try output(of: "pdfinfo", url.path).contains("Page size:       612 x 792 pts"))
    }

    @Test func filesAndPagesThatCannotBeAreRefused() {
        #expect(CGContext(URL(fileURLWithPath: "/no such folder/a.pdf"), mediaBox: nil, nil) == nil)
        for size in [CGSize(width: 0, height: 10), CGSize(width: CGFloat.infinity, height: 10), CGSize(width: CGFloat.nan, height: 1)] {
            var box = CGRect(origin: .zero, size: size)
            #expect(CGDataConsumer(data: NSMutableData()).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) } == nil)
        }
    }
}
