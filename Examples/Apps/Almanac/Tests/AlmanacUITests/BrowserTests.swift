#if canImport(SwiftUITesting)
import AlmanacModel
import AlmanacUI
import Foundation
import SwiftUITesting
import Testing

@MainActor
struct BrowserTests {
    @Test func largeScreensHaveASidebar() async throws {
        let almanac = try AlmanacHost(device: "iPad Pro (11-inch)", isLandscape: true, sightings: Samples.sightings)
        try await almanac.wait(for: "Tawny Owl")
        #expect(almanac.host.contains(.text("At Their Best This Month")))
        try almanac.tap(.text("Erithacus rubecula"))
        try await almanac.wait(for: "When to Look")
        try almanac.tap(.text("Sightings"))
        try await almanac.wait(for: "· Orchard Street")
    }

    @Test func aPlateIsEnlargedAndOpensItsPage() async throws {
        let almanac = try AlmanacHost()
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("Gallery"))
        try await almanac.wait(for: "At Their Best This Month")
        try almanac.tap(.text("European Robin"))
        try await almanac.wait(for: "Open Page")
        try almanac.tap(.text("Close"))
        try await almanac.wait { !almanac.host.contains(.text("Open Page")) }
        try almanac.tap(.text("European Robin"))
        try await almanac.wait(for: "Open Page")
        try almanac.tap(.text("Open Page"))
        try await almanac.wait(for: "When to Look")
    }

    @Test func theYearIsSummedUp() async throws {
        let almanac = try AlmanacHost(sightings: Samples.sightings)
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("Year"))
        try await almanac.wait(for: "Month by Month")
        #expect(try almanac.host.text(of: .identifier("year")) == "2026")
        #expect(almanac.host.contains(.text("44")))
        #expect(almanac.host.contains(.text("days out")))
        try almanac.tap(.label("Year Card"))
        try await almanac.wait(for: "Save Picture")
        try almanac.tap(.text("Save Picture"))
        #expect(almanac.host.isFileDialogShown)
        almanac.host.cancelFileDialog()
    }

    @Test(arguments: [(1, "1 OBSERWACJA"), (3, "3 OBSERWACJE"), (5, "5 OBSERWACJI"), (22, "22 OBSERWACJE")])
    func polishCountsFollowTheNumber(count: Int, header: String) async throws {
        let sightings = (0..<count).map { Sighting(speciesID: "robin", date: AlmanacHost.today.addingTimeInterval(Double(-$0) * 3_600)) }
        let almanac = try AlmanacHost(locale: "pl_PL", sightings: sightings)
        try await almanac.wait(for: "Rudzik")
        try almanac.tap(.text("Obserwacje"))
        try await almanac.wait(for: header)
    }
}
#endif
