import CoreGraphics
import SwiftUI
import Testing

@testable import Typesetting

/// Bold text in scripts without a bold face.
@MainActor struct SyntheticBoldTests {
    private struct Ink {
        var amount = 0.0
        /// The middle of the ink from left to right and from top to bottom, in pixels.
        var middle = CGPoint.zero
        var width = 0
        var pixels: [UInt8] = []
    }

    private func ink(_ text: String, _ weight: Font.Weight, size: CGFloat = 40, scale: CGFloat = 1, isItalic: Bool = false) throws -> Ink {
        let font = Font.system(size: size, weight: weight)
        let renderer = ImageRenderer(content: Text(text).font(isItalic ? font.italic() : font))
        renderer.scale = scale
        let image = try #require(renderer.cgImage)
        var ink = Ink()
        for y in 0..<image.height {
            for x in 0..<image.width {
                let part = Double(image.pixels[(y * image.width + x) * 4 + 3]) / 255
                ink.amount += part
                ink.middle.x += part * Double(x)
                ink.middle.y += part * Double(y)
            }
        }
        ink.middle = CGPoint(x: ink.middle.x / ink.amount, y: ink.middle.y / ink.amount)
        (ink.width, ink.pixels) = (image.width, image.pixels)
        return ink
    }

    /// Whether the machine has a bold face for Chinese characters.
    private func hasBoldFace() throws -> Bool {
        let font = ResolvedFont(family: .system(.default), size: 20, weight: 0.4)
        let face = try #require(FontLibrary.shared.fallback(for: "漢", font: font, language: "zh"))
        return !face.isEmboldened
    }

    @Test("Strokes are thicker, in the same places and with the same advances", arguments: ["漢", "字", "語", "한"])
    func thickness(text: String) throws {
        let (regular, bold) = (try ink(text, .regular), try ink(text, .bold))
        #expect(bold.amount > 1.12 * regular.amount, "\(bold.amount / regular.amount)")
        guard try !hasBoldFace() else { return }
        #expect(bold.width == regular.width)
        #expect(abs(bold.middle.x - regular.middle.x) < 0.8 && abs(bold.middle.y - regular.middle.y) < 0.8)
    }

    @Test("Glyphs too large to be drawn as glyphs are as thick")
    func large() throws {
        let small = try ink("漢", .bold, size: 100).amount / ink("漢", .regular, size: 100).amount
        let large = try ink("漢", .bold, size: 600, scale: 2).amount / ink("漢", .regular, size: 600, scale: 2).amount
        #expect(abs(small - large) < 0.05, "\(small), \(large)")
    }

    @Test("From semibold on; emoji and text with a bold face are not changed")
    func limits() throws {
        #expect(try ink("漢", .medium).pixels == ink("漢", .regular).pixels)
        #expect(try ink("漢", .semibold).amount > 1.1 * ink("漢", .regular).amount)
        #expect(try ink("😀", .bold).pixels == ink("😀", .regular).pixels)
        let font = ResolvedFont(family: .system(.default), size: 20, weight: 0.4)
        #expect(FontLibrary.shared.face(for: font)?.isEmboldened == false)
    }

    @Test("Italic Chinese text is upright, as on Apple's systems")
    func italics() throws {
        #expect(try ink("漢", .regular, isItalic: true).pixels == ink("漢", .regular).pixels)
    }
}
