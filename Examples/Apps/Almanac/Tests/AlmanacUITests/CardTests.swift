import AlmanacModel
import Foundation
import SwiftUI
import Testing

@testable import AlmanacUI

@MainActor
struct CardTests {
    private var card: YearCard {
        YearCard(summary: YearSummary(year: 2026, sightings: Samples.sightings, calendar: calendar), watcher: "Ruth", favourite: "Robin")
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test func aCardIsDrawnAtItsScale() throws {
        let data = try #require(CardRenderer.png(of: card, scale: 2))
        #expect(size(ofPNG: data) == [UInt32(YearCard.size.width) * 2, UInt32(YearCard.size.height) * 2])
    }

    @Test func theAppearanceChangesTheCard() throws {
        let light = try #require(CardRenderer.png(of: card.environment(\.colorScheme, .light), scale: 1))
        let dark = try #require(CardRenderer.png(of: card.environment(\.colorScheme, .dark), scale: 1))
        #expect(light != dark)
        #expect(light == CardRenderer.png(of: card.environment(\.colorScheme, .light), scale: 1))
    }

    @Test func theLanguageChangesTheCard() throws {
        let english = try #require(CardRenderer.png(of: card.environment(\.locale, Locale(identifier: "en")), scale: 1))
        let polish = try #require(CardRenderer.png(of: card.environment(\.locale, Locale(identifier: "pl")), scale: 1))
        #expect(english != polish)
    }

    /// The width and height in the header of a PNG file.
    private func size(ofPNG data: Data) -> [UInt32] {
        [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    }
}
