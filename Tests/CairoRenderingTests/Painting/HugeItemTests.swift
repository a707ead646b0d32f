import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import CairoRendering

/// Items that are too large or invalid, and the items drawn after them.
@MainActor
@Suite struct HugeItemTests {
    private static let marker = DisplayList.Content.fill(CGRect(x: 8, y: 8, width: 2, height: 2), .pureBlue)

    private func pixels(_ view: some View) throws -> (image: CGImage, ink: Int) {
        let renderer = ImageRenderer(content: view.frame(width: 100, height: 100).background(.white).clipped())
        let image = try #require(renderer.cgImage)
        return (image, stride(from: 0, to: image.pixels.count, by: 4).count { image.pixels[$0] < 128 })
    }

    private struct Beside<Content: View>: View {
        let content: Content
        var body: some View {
            ZStack(alignment: .topLeading) {
                content.foregroundStyle(.black)
                Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    @Test(arguments: [1000, 5000, 1e9, .infinity, .nan] as [CGFloat])
    func fontsOfAnySizeLeaveThePicture(size: CGFloat) throws {
        for text in ["x", "Wg\u{301}", "\u{1F600}", "\u{5B57}"] {
            let view = Beside(content: Text(verbatim: text).font(.system(size: size)).underline().fixedSize())
            let image = try pixels(view).image
            #expect(Array(image.pixels[(5 * 100 + 5) * 4..<(5 * 100 + 5) * 4 + 3]) == [0, 0, 255], "\(text)")
        }
    }

    @Test(arguments: [2, 60, 100, 2000, 100_000, 1e7, 1e12] as [CGFloat])
    func enlargedGlyphsLookAsTheirOutlines(scale: CGFloat) throws {
        // The middle of an I, and beside it.
        let letter = Text(verbatim: "I").font(.system(size: 20, weight: .black))
        let inside = try pixels(letter.scaleEffect(scale))
        #expect(inside.ink > (scale > 10 ? 9990 : 0))
        if scale > 10 { #expect(try pixels(letter.scaleEffect(scale).offset(x: -8 * scale)).ink == 0) }
    }

    @Test func outlinesContinueGlyphs() throws {
        // On both sides of the size from which outlines are drawn: the same shape.
        func share(_ size: CGFloat) throws -> Double {
            let view = Text(verbatim: "Rg8").font(.system(size: size)).fixedSize()
            let renderer = ImageRenderer(content: view)
            let image = try #require(renderer.cgImage)
            let ink = stride(from: 3, to: image.pixels.count, by: 4).reduce(0) { $0 + Int(image.pixels[$1]) }
            return Double(ink) / 255 / Double(size * size)
        }
        let (glyphs, outlines) = (try share(1020), try share(1030))
        #expect(abs(glyphs / outlines - 1) < 0.002)
    }

    @Test(arguments: [false, true])
    func filesKeepWhatIsBesideHugeGlyphs(isSVG: Bool) throws {
        for view in [
            AnyView(Beside(content: Text(verbatim: "x").font(.system(size: 30_000)).fixedSize())),
            AnyView(Beside(content: Text(verbatim: "x").scaleEffect(2_000))),
            AnyView(Beside(content: Text(verbatim: "\u{1F600}").font(.system(size: 30_000)).fixedSize())),
        ] {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(isSVG ? "svg" : "pdf")")
            defer { try? FileManager.default.removeItem(at: file) }
            let renderer = ImageRenderer(content: view)
            if isSVG { try renderer.writeSVG(to: file) } else { try renderer.writePDF(to: file) }
            let data = try Data(contentsOf: file)
            #expect(!data.isEmpty)
            guard isSVG else { continue }
            let drawn = try Picture(
                [.image(ImageItem(source: .vector(data, size: CGSize(width: 100, height: 100)), rect: CGRect(x: 0, y: 0, width: 100, height: 100)))],
                width: 100, height: 100)
            #expect(drawn[5, 5] == [0, 0, 255, 255])
        }
    }

    // MARK: Bad numbers

    private nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e30, -1e10, 1e7, 0, -3, 1e-300, .leastNonzeroMagnitude,
    ]

    @Test(arguments: numbers, numbers)
    func badNumbersDoNoHarm(first: CGFloat, second: CGFloat) throws {
        let point = CGPoint(x: first, y: second), good = CGPoint(x: 3, y: 4)
        let rect = CGRect(x: first, y: second, width: second, height: first)
        var path = Path()
        path.move(to: good)
        path.addLine(to: point)
        path.addQuadCurve(to: CGPoint(x: second, y: 2), control: point)
        path.addCurve(to: CGPoint(x: 9, y: first), control1: point, control2: CGPoint(x: second, y: second))
        path.addArc(center: point, radius: first, startAngle: .radians(second), endAngle: .radians(1), clockwise: false)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: second, height: first))
        path.closeSubpath()
        let dashed = path.strokedPath(StrokeStyle(lineWidth: first, dash: [second, first], dashPhase: first))
        let stops = [
            ResolvedGradient.Stop(color: .pureRed, location: first), ResolvedGradient.Stop(color: .pureGreen, location: second),
        ]
        let gradient = ResolvedGradient(stops: stops, space: .device)
        let page = CGRect(x: 0, y: 0, width: 20, height: 20)
        let paints: [Paint] = [
            .linearGradient(gradient, start: point, end: good), .linearGradient(gradient, start: .zero, end: point),
            .radialGradient(gradient, center: point, startRadius: first, endRadius: second),
            .radialGradient(gradient, center: good, startRadius: second, endRadius: first),
            .ellipticalGradient(gradient, center: point, radii: CGSize(width: first, height: second), startFraction: second, endFraction: first),
            .angularGradient(gradient, center: point, startAngle: Double(first), endAngle: Double(second)),
        ]
        let picture = ImageItem.Source.bitmap(CGImage(width: 1, height: 1, pixels: [255, 0, 0, 255])!)
        let patterns = [
            ImagePattern(source: picture, tile: rect), ImagePattern(source: picture, part: rect, tile: page, opacity: Double(first)),
            ImagePattern(source: picture, tile: CGRect(origin: point, size: page.size), opacity: 0.5),
        ]
        let square = DisplayList.Content.fill(CGRect(x: 4, y: 4, width: 8, height: 8), .pureRed)
        var items: [DisplayList.Content] = [path, dashed, path.strokedPath(StrokeStyle(lineWidth: 2))].flatMap { path in
            [.fill(path, .pureRed), .fill(path, .pureRed, evenOdd: true), .group(.clip(path, FillStyle()), [square])]
        }
        items += (paints + patterns.map { .image($0) }).map { .shape(Path(page), $0, FillStyle()) }
        let effects: [DisplayList.Effect] = [
            .shadow(color: .black, radius: first, offset: CGSize(width: second, height: 0)),
            .shadow(color: .black, radius: 2, offset: CGSize(width: first, height: second)),
            .blur(radius: first, isOpaque: false), .blur(radius: second, isOpaque: true), .opacity(Double(first)),
            .transform(CGAffineTransform(a: first, b: 0, c: 0, d: second, tx: 0, ty: 0)),
            .transform(CGAffineTransform(a: 1, b: first, c: second, d: 1, tx: second, ty: first)),
            .transform(CGAffineTransform(translationX: first, y: second)),
        ]
        items += effects.map { .group($0, [square, .fill(path, .pureGreen)]) }
        for item in items {
            #expect(try Picture([item, Self.marker])[9, 9] == [0, 0, 255, 255])
        }
        let renderer = CairoRenderer()
        let list = DisplayList.of(items + [Self.marker])
        #expect(try renderer.pdfData(of: list, size: page.size).count > 100)
        #expect(try renderer.svgData(of: list, size: page.size).count > 100)
    }
}
