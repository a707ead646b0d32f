import LedgerModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import LedgerKit

@MainActor struct MonthsTests {
    @Test func theMonthsFollowTheBook() throws {
        let window = try LedgerWindow()
        defer { window.remove() }
        let host = ViewHost(MonthsWindow().environment(window.library), size: CGSize(width: 640, height: 640), profile: .macOS)
        #expect(host.contains(.text("No Open Book")))
        try window.openExample()
        host.advance(by: 0.1)
        #expect(host.contains(.text("€6,016.15")))
        try window.host.tap(.text("Corner Shop"))
        window.command(.delete)
        try window.choose("Delete")
        host.advance(by: 0.1)
        #expect(host.contains(.text("€5,992.75")))
    }

    @Test func theChartIsDrawnAsAPicture() throws {
        let chart = MonthChart(months: Book.sample.monthSummaries(count: 6), currencyCode: "EUR").frame(width: 320, height: 160)
        let data = try #require(ChartPicture.png(of: chart))
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
}
