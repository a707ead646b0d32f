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

    /// Listing S06: cards come animated and overlap; the slider changes by how much; the toggle resets; a tap removes.
    @Test func aDeckOfCardsIsOperated() throws {
        let host = ViewHost(Deck())
        func top(_ card: Int) throws -> CGFloat { try host.frame(of: .identifier("card\(card)")).minY }
        for _ in 0..<3 {
            try host.tap(.text("New Card"))
            #expect(host.isAnimating)
            host.advance(by: 1)
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
