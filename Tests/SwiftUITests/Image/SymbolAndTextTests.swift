import SwiftUI
import SwiftUITesting
import Testing

/// Symbols in layers and weights, and pictures in text.
@MainActor struct SymbolAndTextTests {
    private func pixels(_ view: some View) throws -> [UInt8] {
        try ViewHost(view, size: CGSize(width: 80, height: 80), scale: 1).image().pixels
    }

    /// How many pixels are nearly of a colour.
    private func count(_ pixels: [UInt8], _ color: [UInt8]) -> Int {
        stride(from: 0, to: pixels.count, by: 4).count { start in
            (0..<3).allSatisfy { abs(Int(pixels[start + $0]) - Int(color[$0])) < 12 }
        }
    }

    private var symbol: some View { Image(systemName: "checkmark.circle.fill").font(.system(size: 50)) }

    @Test("A palette colours what is in a circle and the circle by themselves; two styles are a palette already")
    func palette() throws {
        let red: [UInt8] = [255, 0, 0], blue: [UInt8] = [0, 0, 255]
        let styles = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        for view in [
            AnyView(symbol.symbolRenderingMode(.palette).foregroundStyle(styles.0, styles.1)),
            AnyView(symbol.foregroundStyle(styles.0, styles.1)),
            // The circle is of the third level.
            AnyView(symbol.symbolRenderingMode(.palette).foregroundStyle(styles.0, .clear, styles.1)),
        ] {
            let pixels = try pixels(view)
            #expect(count(pixels, red) > 100)
            #expect(count(pixels, blue) > 400)
        }
        let single = try pixels(symbol.symbolRenderingMode(.monochrome).foregroundStyle(styles.0, styles.1))
        #expect(count(single, blue) == 0)
    }

    @Test("In layers the circle is fainter than what is in it")
    func hierarchical() throws {
        let pixels = try pixels(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        #expect(count(pixels, [255, 0, 0]) > 100)
        #expect(count(pixels, [255, 191, 191]) > 400)
    }

    @Test("Symbols have the colours of what they show where a program asks for them")
    func multicolor() throws {
        let sun = Image(systemName: "sun.max.fill").font(.system(size: 50))
        let own = try pixels(sun.symbolRenderingMode(.multicolor))
        #expect(own != (try pixels(sun)))
        #expect(own == (try pixels(Image(systemName: "sun.max.fill").renderingMode(.original).font(.system(size: 50)))))
    }

    @Test("The heavier the font, the more ink a symbol has")
    func weights() throws {
        func ink(_ weight: Font.Weight) throws -> Int {
            try pixels(Image(systemName: "circle").font(.system(size: 50, weight: weight))).reduce(0) { $0 + 255 - Int($1) }
        }
        let all = try [Font.Weight.thin, .light, .regular, .semibold, .bold, .black].map(ink)
        #expect(all == all.sorted() && Set(all).count == all.count, "\(all)")
    }

    @Test("A symbol in a text is as large as the text, on its line, between its neighbours")
    func inText() throws {
        func width(_ text: Text) throws -> CGFloat {
            try ViewHost(text.accessibilityIdentifier("text")).frame(of: .identifier("text")).width
        }
        let star = Image(systemName: "star.fill")
        let symbol = try ViewHost(star.accessibilityIdentifier("text")).frame(of: .identifier("text")).width
        let alone = try width(Text("ab"))
        #expect(abs(try width(Text("a") + Text(star) + Text("b")) - alone - symbol) < 1)
        #expect(abs(try width(Text("a\(star)b")) - alone - symbol) < 1)
        let small = try width(Text(star).font(.caption))
        #expect(small < symbol)
        #expect(try pixels(Text(star).font(.system(size: 40))) != pixels(Text(" ")))
    }

    @Test("A placeholder has the text's size and not its letters")
    func redacted() throws {
        let text = Text("Secret words").accessibilityIdentifier("text")
        let (shown, hidden) = (ViewHost(text), ViewHost(text.redacted(reason: .placeholder)))
        #expect(try shown.frame(of: .identifier("text")) == hidden.frame(of: .identifier("text")))
        #expect(try shown.image().pixels != hidden.image().pixels)
        #expect(try ViewHost(text.unredacted().redacted(reason: .placeholder)).image().pixels == shown.image().pixels)
    }
}
