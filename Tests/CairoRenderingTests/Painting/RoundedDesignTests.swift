import CoreGraphics
import SwiftUI
import SwiftUICore
import TextLayouts
import Typesetting
import Testing

/// The rounded design of the system font: the widths of the default design, drawn with round ends.
@MainActor struct RoundedDesignTests {
    nonisolated private static let weights: [Font.Weight] = [.thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]

    private func image(_ text: String, _ font: Font) throws -> CGImage {
        let renderer = ImageRenderer(content: Text(text).font(font).padding(4))
        return try #require(renderer.cgImage)
    }

    /// The coverage of each pixel, from 0 to 255, and the smallest rectangle around the ink.
    private func ink(_ image: CGImage) -> (coverage: (Int, Int) -> Int, bounds: CGRect) {
        func coverage(_ x: Int, _ y: Int) -> Int { Int(image.pixels[(y * image.width + x) * 4 + 3]) }
        var bounds = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where coverage(x, y) > 127 {
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return (coverage, bounds)
    }

    @Test("Text has the widths of the default design", arguments: weights, [12.0, 17, 34])
    func widths(weight: Font.Weight, size: Double) {
        func width(_ design: Font.Design) -> CGFloat {
            let font = Font.system(size: size, weight: weight, design: design).resolved(in: .init())
            return HarfBuzzTypesetter.shared.shape(ResolvedText("Total: 1,234.50", style: .init(font: font))).naturalWidth
        }
        #expect(width(.rounded) == width(.default))
    }

    @Test("A stroke has its extent and weight, without its corners", arguments: weights.dropFirst())
    func corners(weight: Font.Weight) throws {
        let plain = ink(try image("I", .system(size: 400, weight: weight)))
        let round = ink(try image("I", .system(size: 400, weight: weight, design: .rounded)))
        #expect(abs(plain.bounds.width - round.bounds.width) <= 2 && abs(plain.bounds.height - round.bounds.height) <= 2)
        let (x, y) = (Int(round.bounds.minX), Int(round.bounds.minY))
        #expect(plain.coverage(Int(plain.bounds.minX) + 1, Int(plain.bounds.minY) + 1) > 200)
        #expect(round.coverage(x + 1, y + 1) < 100)
        #expect(round.coverage(Int(round.bounds.midX), y + 2) > 200 && round.coverage(x + 2, Int(round.bounds.midY)) > 200)
    }

    @Test("Dots and the tips of strokes have no holes", arguments: weights)
    func holes(weight: Font.Weight) throws {
        let dot = ink(try image(".", .system(size: 400, weight: weight, design: .rounded)))
        let radius = min(dot.bounds.width, dot.bounds.height) / 2 - 2
        for y in Int(dot.bounds.minY)..<Int(dot.bounds.maxY) {
            for x in Int(dot.bounds.minX)..<Int(dot.bounds.maxX) {
                guard hypot(CGFloat(x) + 0.5 - dot.bounds.midX, CGFloat(y) + 0.5 - dot.bounds.midY) < radius else { continue }
                #expect(dot.coverage(x, y) == 255, "\(x), \(y)")
            }
        }
    }

    @Test("Glyphs that are too large to be drawn as glyphs have the same shape")
    func largeGlyphs() throws {
        let small = ink(try image("e.", .system(size: 500, weight: .bold, design: .rounded)))
        let large = ink(try image("e.", .system(size: 2000, weight: .bold, design: .rounded)))
        #expect(abs(large.bounds.width / small.bounds.width - 4) < 0.05 && abs(large.bounds.height / small.bounds.height - 4) < 0.05)
        var different = 0
        for y in stride(from: 0, to: Int(small.bounds.height), by: 3) {
            for x in stride(from: 0, to: Int(small.bounds.width), by: 3) {
                let isInk = small.coverage(Int(small.bounds.minX) + x, Int(small.bounds.minY) + y) > 127
                if isInk != (large.coverage(Int(large.bounds.minX) + 4 * x, Int(large.bounds.minY) + 4 * y) > 127) { different += 1 }
            }
        }
        // At the edges only.
        #expect(different < Int(small.bounds.width * small.bounds.height) / 9 / 50)
    }

    @Test("Letters of another width are drawn as wide as they are measured", arguments: [Font.Width.compressed, .condensed, .expanded])
    func stretchedLetters(width: Font.Width) throws {
        let plain = ink(try image("HHHH", .system(size: 300))), stretched = ink(try image("HHHH", .system(size: 300).width(width)))
        func measured(_ width: Font.Width) -> CGFloat {
            HarfBuzzTypesetter.shared.shape(ResolvedText("HHHH", style: .init(font: Font.system(size: 300).width(width).resolved(in: .init()))))
                .naturalWidth
        }
        #expect(abs(stretched.bounds.width / plain.bounds.width - measured(width) / measured(.standard)) < 0.02)
        #expect(abs(stretched.bounds.height - plain.bounds.height) <= 2)
    }

    /// In the heaviest weights the opening of an e would close if horizontal strokes became as thick as vertical ones.
    @Test(arguments: [Font.Weight.bold, .heavy, .black]) func countersStayOpen(weight: Font.Weight) throws {
        func counter(_ design: Font.Design) throws -> Int {
            let letter = ink(try image("e", .system(size: 400, weight: weight, design: design)))
            return (Int(letter.bounds.minY)..<Int(letter.bounds.maxY)).count { letter.coverage(Int(letter.bounds.midX), $0) < 128 }
        }
        #expect(Double(try counter(.rounded)) > 0.7 * Double(try counter(.default)))
    }
}
