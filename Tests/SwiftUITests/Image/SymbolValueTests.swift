import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

/// Symbols that show values, their colours, and the effects on them.
@MainActor struct SymbolValueTests {
    /// The total darkness of a symbol.
    private func ink(_ view: some View) throws -> Int { try ink(ViewHost(view, size: CGSize(width: 80, height: 80), scale: 1)) }

    private func ink(_ host: ViewHost) throws -> Int {
        let pixels = try host.image().pixels
        return stride(from: 0, to: pixels.count, by: 4).reduce(0) { $0 + 255 - Int(pixels[$1]) } / 255
    }

    private func symbol(_ name: String, _ value: Double?) -> some View {
        Image(systemName: name, variableValue: value).font(.system(size: 50))
    }

    @Test("The layers beyond the value are faint", arguments: ["wifi", "speaker.wave.3", "cellularbars", "dot.radiowaves.left.and.right"])
    func faintLayers(name: String) throws {
        let full = try ink(symbol(name, 1))
        #expect(try abs(ink(symbol(name, nil)) - full) <= 2)
        #expect(try abs(ink(symbol(name, 7)) - full) <= 2)
        #expect(try abs(ink(symbol(name, .nan)) - full) <= 2)
        let steps = try [0, 0.2, 0.45, 0.7, 1].map { try ink(symbol(name, $0)) }
        #expect(steps == steps.sorted())
        #expect(steps[0] < steps[1] && steps[1] < steps[4])
        #expect(try ink(symbol(name, -1)) == steps[0])
        // A faint layer is there; in the mode `draw` it is not.
        #expect(try ink(symbol(name, 0).symbolVariableValueMode(.draw)) < steps[0])
    }

    @Test("Symbols without such layers and other images are drawn whole")
    func otherSymbols() throws {
        #expect(try ink(symbol("star.fill", 0)) == ink(symbol("star.fill", 1)))
        #expect(try ink(symbol("wifi.slash", 0)) == ink(symbol("wifi.slash", 1)))
    }

    @Test("A gradient is lighter at the top and the colour at the bottom")
    func gradient() throws {
        func column(_ mode: SymbolColorRenderingMode) throws -> [UInt8] {
            let view = Image(systemName: "square.fill").resizable().foregroundStyle(.red).symbolColorRenderingMode(mode)
            let image = try ViewHost(view, size: CGSize(width: 40, height: 40), scale: 1).image()
            return [6, 33].map { row in image.pixels[(row * image.width + 20) * 4 + 1] }
        }
        let (flat, gradient) = (try column(.flat), try column(.gradient))
        #expect(flat[0] == flat[1])
        #expect(gradient[0] > gradient[1])
    }

    @Test("Effects change symbols only; they can be removed")
    func effects() throws {
        struct Screen: View {
            var isHidden: Bool
            var body: some View {
                VStack {
                    Image(systemName: "square.fill").resizable().frame(width: 20, height: 20)
                    Rectangle().frame(width: 20, height: 20)
                    Image(systemName: "square.fill").resizable().frame(width: 20, height: 20).symbolEffectsRemoved()
                }
                .symbolEffect(.drawOff, isActive: isHidden)
            }
        }
        let host = ViewHost(Screen(isHidden: false), size: CGSize(width: 80, height: 120), scale: 1)
        let all = try ink(host)
        host.show(Screen(isHidden: true))
        host.advance(by: 0.25)
        let half = try ink(host)
        host.advance(by: 1)
        let end = try ink(host)
        #expect(all > half && half > end)
        // The rectangle and the symbol without effects are left.
        #expect(end > 20 * 20 + 200 && end < all - 200)
    }

    @Test("A symbol is drawn on when the effect becomes active")
    func drawOn() throws {
        struct Screen: View {
            var isActive: Bool
            var body: some View {
                Image(systemName: "square.fill").resizable().frame(width: 40, height: 40).symbolEffect(.drawOn, isActive: isActive)
            }
        }
        let host = ViewHost(Screen(isActive: false), size: CGSize(width: 80, height: 80), scale: 1)
        let all = try ink(host)
        host.show(Screen(isActive: true))
        host.advance(by: 0.1)
        #expect(try ink(host) < all / 2)
        host.advance(by: 1)
        #expect(try ink(host) == all)
    }

    @Test func pictures() throws {
        try lookAt(
            "symbol-values", size: CGSize(width: 300, height: 260), profiles: [.iOS],
            VStack(spacing: 16) {
                ForEach(["wifi", "speaker.wave.3.fill", "cellularbars", "dot.radiowaves.left.and.right"], id: \.self) { name in
                    HStack(spacing: 20) {
                        ForEach([0, 0.3, 0.6, 1], id: \.self) { value in Image(systemName: name, variableValue: value) }
                        Image(systemName: name, variableValue: 0.5).foregroundStyle(.blue).symbolColorRenderingMode(.gradient)
                    }
                }
            }
            .font(.largeTitle))
    }
}
