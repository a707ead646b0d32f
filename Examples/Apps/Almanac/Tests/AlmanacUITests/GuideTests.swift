#if canImport(SwiftUITesting)
import AlmanacModel
import Foundation
import SwiftUITesting
import Testing

@MainActor
struct GuideTests {
    @Test func theGuideLoadsFromTheServer() async throws {
        let almanac = try AlmanacHost()
        try await almanac.wait(for: "European Robin")
        #expect(almanac.host.contains(.text("Erithacus rubecula")))
        #expect(almanac.library.guide.phase == .loaded)
        try await almanac.wait { almanac.server.requestedPaths.contains("plates/robin.png") }
        #expect(almanac.host.warnings.isEmpty)
    }

    @Test func aSearchNarrowsTheGuide() async throws {
        let almanac = try AlmanacHost()
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("Birds"))
        almanac.host.type("king")
        await almanac.host.settle()
        #expect(almanac.host.contains(.text("Common Kingfisher")))
        #expect(!almanac.host.contains(.text("European Robin")))
    }

    @Test func aSearchWithoutResultsSaysSo() async throws {
        let almanac = try AlmanacHost()
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("Birds"))
        almanac.host.type("penguin")
        try await almanac.wait { almanac.host.dump().contains("penguin") && !almanac.host.contains(.text("European Robin")) }
    }

    @Test func scopesShowWhatHasBeenSeen() async throws {
        let almanac = try AlmanacHost(sightings: [Sighting(speciesID: "heron", date: AlmanacHost.today)])
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("Birds"))
        try almanac.tap(.text("Seen"))
        try await almanac.wait { !almanac.host.contains(.text("European Robin")) }
        #expect(almanac.host.contains(.text("Grey Heron")))
        try almanac.tap(.text("Not Yet Seen"))
        try await almanac.wait(for: "European Robin")
    }

    @Test func aRowOpensThePageOfItsSpecies() async throws {
        let almanac = try AlmanacHost()
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("European Robin"))
        try await almanac.wait(for: "When to Look")
        #expect(almanac.host.contains(.text("14 cm long")))
        #expect(almanac.host.contains(.text("20–22 cm across")))
    }

    @Test func aFailureCanBeRetried() async throws {
        let almanac = try AlmanacHost()
        almanac.server.behaviour = .failing(status: 503)
        try await almanac.wait(for: "The Guide Is Unavailable")
        almanac.server.behaviour = .normal
        try almanac.tap(.text("Try Again"))
        try await almanac.wait(for: "European Robin")
        #expect(!almanac.host.contains(.text("The Guide Is Unavailable")))
    }

    @Test func theGuideIsThereWithoutANetwork() async throws {
        let almanac = try AlmanacHost()
        try await almanac.wait(for: "European Robin")
        try await almanac.wait { almanac.library.guide.phase == .loaded }
        almanac.server.behaviour = .failing(status: 503)
        try almanac.relaunch()
        try await almanac.wait { almanac.host.contains(.identifier("offline")) }
        #expect(almanac.host.contains(.text("European Robin")))
        almanac.server.behaviour = .normal
        try almanac.tap(.text("Retry"))
        try await almanac.wait { !almanac.host.contains(.identifier("offline")) }
    }
}
#endif
