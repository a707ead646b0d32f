import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Bars with the default gap or one of eight, chosen by a toggle.
private struct Bars: View {
    @State private var isFixed = false

    var body: some View {
        VStack {
            Toggle(isOn: $isFixed) { Text("Gap: \(isFixed ? "8" : "Nil")") }
                .padding()
            VStack(spacing: isFixed ? 8 : nil) {
                ForEach(0..<3, id: \.self) { index in
                    Rectangle().frame(width: 150, height: 30).accessibilityIdentifier("bar\(index)")
                }
            }
        }
    }
}

/// A text between bars, with the default gaps or gaps of eight.
private struct BarsAroundText: View {
    @State private var isFixed = false

    var body: some View {
        VStack(spacing: isFixed ? 8 : nil) {
            Rectangle().frame(width: 150, height: 30).accessibilityIdentifier("above")
            Text("Between").accessibilityIdentifier("text")
            Rectangle().frame(width: 150, height: 30).accessibilityIdentifier("below").onTapGesture { isFixed.toggle() }
        }
    }
}

/// Fields in a list, under which a view without a height has its place.
private struct Fields: View {
    var body: some View {
        List(0..<20) { row in
            TextField("Field \(row)", text: .constant("")).accessibilityIdentifier("field\(row)")
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 0) }
    }
}

/// Cards that overlap by an amount that a slider changes, come in at the press of a button and go at a tap.
private struct Deck: View {
    struct Card: Identifiable {
        let id: Int
    }

    @State private var cards: [Card] = []
    @State private var spacing: CGFloat = -90
    @State private var isReversed = false
    @State private var next = 0

    var body: some View {
        VStack {
            Button("New Card") {
                withAnimation { cards.append(Card(id: next)) }
                next += 1
            }
            .buttonStyle(.bordered)
            Text("Spacing: \(spacing)").accessibilityIdentifier("spacing")
            Slider(value: $spacing, in: -150...20).padding().accessibilityIdentifier("slider")
            Toggle("Reversed", isOn: $isReversed)
                .onChange(of: isReversed) {
                    withAnimation {
                        cards.removeAll()
                        spacing = -90
                    }
                }
            VStack(spacing: spacing) {
                Spacer()
                ForEach(cards) { card in
                    RoundedRectangle(cornerRadius: 15).fill(.orange)
                        .frame(width: 300, height: 100)
                        .accessibilityIdentifier("card\(card.id)")
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                        .onTapGesture { withAnimation { cards.removeAll { $0.id == card.id } } }
                        .zIndex(Double(isReversed ? -card.id : card.id))
                }
            }
        }
        .padding()
    }
}

@MainActor struct ListingKindTests {
    /// Listing S01: gaps of exactly eight, on or off.
    @Test func gapsOfBarsStayAsAToggleChanges() throws {
        let host = ViewHost(Bars())
        func gaps() throws -> [CGFloat] {
            let frames = try (0..<3).map { try host.frame(of: .identifier("bar\($0)")) }
            return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        }
        #expect(try gaps() == [8, 8])
        try host.tap(.text("Gap: Nil"))
        #expect(host.contains(.text("Gap: 8")))
        #expect(try gaps() == [8, 8])
    }

    /// Listing S01: gaps of eight on both sides of a text where they are given; else those of the font, which differ.
    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func gapsAroundATextAreTheFonts(profile: ViewHost.Profile) throws {
        let host = ViewHost(BarsAroundText(), profile: profile)
        func gaps() throws -> [CGFloat] {
            let (above, text, below) = (
                try host.frame(of: .identifier("above")), try host.frame(of: .identifier("text")), try host.frame(of: .identifier("below"))
            )
            return [text.minY - above.maxY, below.minY - text.maxY]
        }
        let natural = try gaps()
        #expect(natural.allSatisfy { abs($0 - 8) > 0.1 } && abs(natural[0] - natural[1]) > 0.1, "\(natural)")
        try host.tap(.identifier("below"))
        #expect(try gaps() == [8, 8])
        try host.tap(.identifier("below"))
        #expect(try gaps() == natural)
    }

    /// Listing S05: the field with the focus is seen above the keyboard, whether a finger or Tab gives it the focus.
    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func fieldsStayAboveTheKeyboard(profile: ViewHost.Profile) throws {
        let size = CGSize(width: 390, height: 600)
        let host = ViewHost(Fields(), size: size, profile: profile)
        let keyboard = 300.0
        func isUsedAndSeen(_ row: Int) throws -> Bool {
            let frame = try host.frame(of: .identifier("field\(row)"))
            let hasFocus = try host.hasFocus(.identifier("field\(row)"))
            return hasFocus && frame.minY >= 0 && frame.maxY <= size.height - keyboard
        }
        // The lowest field that is seen without a keyboard would lie behind it.
        let lowest = try #require(
            (0..<20).last { row in
                (try? host.frame(of: .identifier("field\(row)"))).map { $0.maxY < size.height } ?? false
            })
        try host.tap(.identifier("field\(lowest)"))
        host.keyboardHeight = keyboard
        host.advance(by: 1)
        #expect(try isUsedAndSeen(lowest))
        for row in lowest + 1..<20 {
            host.press(.tab)
            host.advance(by: 1)
            #expect(try isUsedAndSeen(row), "field \(row)")
            // The listing's fields are bound to a constant: what is typed is seen while it is typed.
            host.type("a")
            #expect(try host.text(of: .identifier("field\(row)")) == "a")
        }
    }

    /// Tab and Shift-Tab go on to rows that are not made yet, until the first and the last one.
    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func tabsGoThroughAListThatIsLongerThanTheWindow(profile: ViewHost.Profile) throws {
        let host = ViewHost(
            List(0..<24, id: \.self) { row in
                VStack {
                    TextField("row", text: .constant("")).accessibilityIdentifier("field\(row)")
                    Color.clear.frame(height: 20)
                }
                .padding(.vertical, 20)
            }, size: CGSize(width: 390, height: 600), profile: profile)
        try host.tap(.identifier("field0"))
        for row in Array(1..<24) + (0..<23).reversed() {
            host.press(.tab, modifiers: row == 0 || (try? host.hasFocus(.identifier("field\(row + 1)"))) == true ? .shift : [])
            host.advance(by: 1)
            #expect(try host.hasFocus(.identifier("field\(row)")), "field \(row)")
            let frame = try host.frame(of: .identifier("field\(row)"))
            #expect(frame.minY >= 0 && frame.maxY <= 600)
        }
    }

    /// Listing S06: cards come animated and overlap; the slider changes by how much; the toggle resets; a tap removes.
    @Test func aDeckOfCardsIsOperated() throws {
        let host = ViewHost(Deck())
        func top(_ card: Int) throws -> CGFloat { try host.frame(of: .identifier("card\(card)")).minY }
        for _ in 0..<3 {
            try host.tap(.text("New Card"))
            #expect(host.isAnimating)
            host.advance(by: 2)
        }
        #expect(try top(1) - top(0) == 10)
        try host.drag(.identifier("slider"), by: CGSize(width: -300, height: 0))
        let spacing = try #require(Double(try host.text(of: .identifier("spacing")).dropFirst("Spacing: ".count)))
        #expect(spacing < -90)
        #expect(abs(try top(1) - top(0) - (100 + spacing)) < 0.001)
        try host.tap(.point(try host.frame(of: .identifier("card2")).midX, try host.frame(of: .identifier("card2")).maxY - 2))
        host.advance(by: 1)
        #expect(!host.contains(.identifier("card2")) && host.contains(.identifier("card1")))
        try host.tap(.text("Reversed"))
        host.advance(by: 1)
        #expect(!host.contains(.identifier("card0")))
        #expect(try host.text(of: .identifier("spacing")) == "Spacing: -90.000000")
    }
}
