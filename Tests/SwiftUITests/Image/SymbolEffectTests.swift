import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct SymbolEffectTests {
    /// The middle of the dark pixels in a picture; nil for a white one.
    private func middle(_ host: ViewHost) throws -> CGPoint? {
        let image = try host.image()
        var (x, y, count) = (0, 0, 0)
        for row in 0..<image.height {
            for column in 0..<image.width where image.pixels[(row * image.width + column) * 4] < 128 {
                (x, y, count) = (x + column, y + row, count + 1)
            }
        }
        return count == 0 ? nil : CGPoint(x: Double(x) / Double(count), y: Double(y) / Double(count))
    }

    private struct Symbol<Effect: DiscreteSymbolEffect>: View {
        var effect: Effect
        var options = SymbolEffectOptions.default
        var value: Int
        var body: some View {
            Image(systemName: "square.fill").resizable().frame(width: 40, height: 40).symbolEffect(effect, options: options, value: value)
        }
    }

    private func displacement(_ effect: some DiscreteSymbolEffect) throws -> CGSize {
        let host = ViewHost(Symbol(effect: effect, value: 0), size: CGSize(width: 80, height: 80), scale: 1)
        let rest = try #require(try middle(host))
        host.show(Symbol(effect: effect, value: 1))
        host.advance(by: 0.1)
        let moved = try #require(try middle(host))
        return CGSize(width: (moved.x - rest.x).rounded(), height: (moved.y - rest.y).rounded())
    }

    @Test("Variants with a direction move the symbol in it")
    func directions() throws {
        #expect(try displacement(.bounce.up).height < 0)
        #expect(try displacement(.bounce.down).height > 0)
        #expect(try displacement(.bounce) == .zero)
        #expect(try displacement(.wiggle.left).width < 0)
        #expect(try displacement(.wiggle.right).width > 0)
        #expect(try displacement(.wiggle.custom(angle: .degrees(90))) == displacement(.wiggle.down))
        #expect(try displacement(.wiggle.up).height < 0)
    }

    @Test("A triggered effect repeats as often as its options say, with pauses")
    func repetition() throws {
        func duration(_ options: SymbolEffectOptions) -> Double {
            let host = ViewHost(Symbol(effect: .bounce, options: options, value: 0))
            host.show(Symbol(effect: .bounce, options: options, value: 1))
            host.advance(by: 0.01)
            var time = 0.0
            while host.isAnimating, time < 20 {
                host.advance(by: 0.1)
                time += 0.1
            }
            return time
        }
        let once = duration(.default)
        #expect(duration(.repeat(3)) > once * 2)
        #expect(duration(.repeat(.periodic(3))) == duration(.repeat(3)))
        #expect(duration(.repeat(.periodic(3, delay: 2))) > duration(.repeat(3)) + 4)
        #expect(duration(.repeat(.continuous)) == once)
        #expect(duration(.nonRepeating.speed(0.5)) > once * 1.5)
        #expect(duration(.repeat(.periodic(2, delay: .nan))) == duration(.repeat(2)))
    }

    @Test("In a transition a symbol fades")
    func transition() throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                    ZStack {
                        if isShown { Color.red.frame(width: 40, height: 40).transition(.symbolEffect(.disappear.down)) }
                    }
                    .frame(width: 40, height: 40)
                }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 80, height: 120), scale: 1)
        func red() throws -> Int {
            let image = try host.image()
            return stride(from: 0, to: image.pixels.count, by: 4).reduce(0) { $0 + Int(image.pixels[$1]) - Int(image.pixels[$1 + 1]) }
        }
        let all = try red()
        try host.tap(.text("Toggle"))
        host.advance(by: 0.4)
        #expect(try (all / 10..<all * 3 / 4).contains(red()))
        host.advance(by: 1)
        #expect(try red() < all / 10)
    }

    @Test("Equal effects are equal")
    func equality() {
        #expect(WiggleSymbolEffect.self == type(of: AnyHashable(SymbolEffectsOf.left).base))
        #expect(SymbolEffectsOf.left != SymbolEffectsOf.right)
        let magic = ReplaceSymbolEffect.upUp.magic(fallback: .upUp.byLayer)
        #expect(magic == ReplaceSymbolEffect.downUp.magic(fallback: .offUp))
        #expect(SymbolEffectOptions.repeat(2).speed(2) == .speed(2).repeat(2))
    }
}

private enum SymbolEffectsOf {
    static var left: WiggleSymbolEffect { effect(.wiggle.left) }
    static var right: WiggleSymbolEffect { effect(.wiggle.right) }
    private static func effect(_ effect: WiggleSymbolEffect) -> WiggleSymbolEffect { effect }
}
