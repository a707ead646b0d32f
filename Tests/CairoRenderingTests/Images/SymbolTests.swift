import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import CairoRendering

/// The size, weight and position of symbols.
@MainActor
@Suite struct SymbolTests {
    private func image(_ view: some View, scale: CGFloat = 1) throws -> CGImage {
        let renderer = ImageRenderer(content: view)
        renderer.scale = scale
        return try #require(renderer.cgImage)
    }

    private func symbol(_ name: String, size: CGFloat, weight: Font.Weight = .regular, _ scale: Image.Scale = .medium) -> some View {
        Image(systemName: name).font(.system(size: size, weight: weight)).imageScale(scale)
    }

    /// Sizes in pixels, read from pictures.
    @Test(
        arguments: [
            ("globe", 17, Image.Scale.large, 1, 23, 22), ("house", 17, .medium, 3, 60, 53),
            ("star.fill", 17, .medium, 3, 56, 54), ("house", 34, .medium, 3, 120, 106), ("heart.fill", 17, .medium, 1, 17, 16),
            ("heart", 17, .medium, 1, 17, 16),
            ("checkmark.circle", 17, .medium, 1, 17, 17), ("star.fill", 13, .medium, 2, 29, nil), ("xmark", 1000, .medium, 1, 774, 774),
            ("circle", 1000, .medium, 1, 997, 997),
        ] as [(String, CGFloat, Image.Scale, CGFloat, Int, Int?)])
    func symbolsAreAsLargeAsMeasured(name: String, size: CGFloat, imageScale: Image.Scale, scale: CGFloat, width: Int, height: Int?) throws {
        let picture = try image(symbol(name, size: size, imageScale), scale: scale)
        let tolerance = size / 100
        #expect(abs(CGFloat(picture.width - width)) <= tolerance.rounded(.down))
        if let height { #expect(abs(CGFloat(picture.height - height)) <= tolerance.rounded(.down)) }
    }

    @Test("A resizable Swift symbol in a square is as wide as the square, and 71.333 of 80 high")
    func aspect() throws {
        let picture = try image(Image(systemName: "swift").resizable().aspectRatio(contentMode: .fit).frame(width: 80), scale: 3)
        #expect(picture.width == 240 && abs(picture.height - 214) <= 1)
    }

    @Test func shapesOfOneKindLookEquallyLarge() throws {
        func width(_ name: String) throws -> Int { try image(symbol(name, size: 200)).width }
        let circle = try width("circle.fill")
        // As much area: a square's side is smaller than a circle's diameter.
        #expect(abs(Double(try width("square.fill")) / Double(circle) - 0.89) < 0.02)
        #expect(try width("star.fill") > circle)
        #expect(try width("chevron.right") < circle / 2)
    }

    /// The thickness of a ring's line in the middle row, in pixels.
    private func line(_ weight: Font.Weight, _ scale: Image.Scale) throws -> Double {
        let picture = try image(symbol("circle", size: 400, weight: weight, scale))
        let row = picture.height / 2 * picture.width * 4
        return (0..<picture.width / 2).reduce(0.0) { $0 + Double(picture.pixels[row + $1 * 4 + 3]) / 255 }
    }

    @Test(arguments: [Font.Weight.thin, .regular, .bold, .black])
    func linesAreAsThickInEveryScale(weight: Font.Weight) throws {
        let medium = try line(weight, .medium)
        #expect(abs(try line(weight, .small) - medium) < 0.05 * medium + 1)
        #expect(abs(try line(weight, .large) - medium) < 0.05 * medium + 1)
    }

    @Test func scalesDifferByMoreThanAQuarter() throws {
        func width(_ scale: Image.Scale) throws -> Double { Double(try image(symbol("circle", size: 400, scale)).width) }
        let (small, medium, large) = (try width(.small), try width(.medium), try width(.large))
        #expect(abs(large / medium - 1.28) < 0.03)
        #expect(abs(small / medium - 0.79) < 0.03)
    }

    @Test(arguments: [Font.Weight.ultraLight, .regular, .semibold, .black], [Image.Scale.small, .medium, .large])
    func inkFillsTheFrame(weight: Font.Weight, scale: Image.Scale) throws {
        for name in ["circle", "star", "trash", "xmark", "heart.fill"] {
            let inside = symbol(name, size: 100, weight: weight, scale)
            // A picture has whole pixels: without a pixel around it, the fraction of a frame would be cut.
            let tight = try image(inside.padding(1)), wide = try image(inside.padding(20))
            func ink(_ image: CGImage) -> Int {
                stride(from: 3, to: image.pixels.count, by: 4).reduce(0) { $0 + Int(image.pixels[$1]) }
            }
            #expect(abs(ink(tight) - ink(wide)) <= 255, "\(name)")
            let columns = (0..<tight.width).filter { x in (0..<tight.height).contains { tight.pixels[($0 * tight.width + x) * 4 + 3] > 0 } }
            #expect((columns.first ?? 99) <= 2 && (columns.last ?? 0) >= tight.width - 3, "\(name)")
        }
    }

    @Test func colorsThatShowThroughAreOneShape() throws {
        // Nothing is drawn twice where a symbol's line covers its outline.
        let picture = try image(symbol("heart.fill", size: 100, weight: .bold).foregroundStyle(Color.black.opacity(0.5)))
        #expect(!picture.pixels.contains { $0 > 130 })
    }

    @Test func symbolsInTextStandAsBesideIt() throws {
        func rows(_ view: some View) throws -> ClosedRange<Int> {
            let picture = try image(view.font(.system(size: 100)))
            let rows = (0..<picture.height).filter { y in
                (picture.width * 2 / 3..<picture.width).contains { picture.pixels[(y * picture.width + $0) * 4 + 3] > 127 }
            }
            return try #require(rows.first)...(try #require(rows.last))
        }
        let beside = try rows(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "Hg"); Image(systemName: "circle")
            })
        let inside = try rows(Text("Hg\(Image(systemName: "circle"))"))
        #expect(abs(beside.lowerBound - inside.lowerBound) <= 1 && abs(beside.upperBound - inside.upperBound) <= 1)
    }
}
