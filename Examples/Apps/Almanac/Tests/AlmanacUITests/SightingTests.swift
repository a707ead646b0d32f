#if canImport(SwiftUITesting)
import AlmanacModel
import Foundation
import SwiftUITesting
import Testing

@MainActor
struct SightingTests {
    private let robin = Sighting(speciesID: "robin", date: AlmanacHost.today.addingTimeInterval(-86_400), count: 2, place: "Orchard Street")

    @Test func aSightingIsLoggedFromThePageOfASpeciesAndSurvivesARelaunch() async throws {
        let almanac = try AlmanacHost()
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("European Robin"))
        try await almanac.wait(for: "When to Look")
        try almanac.tap(.label("Log Sighting"))
        try await almanac.wait(for: "New Sighting")
        try almanac.tap(.identifier("place"))
        almanac.host.type("Mill Pond")
        try almanac.tap(.text("Save"))
        try await almanac.wait(for: "New on your list: European Robin")
        #expect(almanac.library.log.sightings.map(\.place) == ["Mill Pond"])

        try almanac.relaunch()
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("Sightings"))
        try await almanac.wait(for: "1 SIGHTING")
        #expect(almanac.host.contains(.text("· Mill Pond")))
    }

    @Test func anEmptyLogOffersTheFirstSighting() async throws {
        let almanac = try AlmanacHost()
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("Sightings"))
        try await almanac.wait(for: "No Sightings Yet")
        try almanac.tap(.text("Log a Sighting"))
        try await almanac.wait(for: "New Sighting")
        try almanac.tap(.text("Save"))
        #expect(almanac.library.log.sightings.isEmpty)
        #expect(almanac.host.contains(.text("New Sighting")))
        try almanac.tap(.text("Cancel"))
        try await almanac.wait { !almanac.host.contains(.text("New Sighting")) }
    }

    @Test func anEditCanBeUndone() async throws {
        let almanac = try AlmanacHost(sightings: [robin])
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("Sightings"))
        try await almanac.wait(for: "· Orchard Street")
        try almanac.tap(.text("· Orchard Street"))
        try await almanac.wait(for: "Edit Sighting")
        #expect(almanac.host.contains(.text("2 birds")))
        let stepper = try almanac.host.frame(of: .identifier("count"))
        try almanac.tap(.point(stepper.maxX - 20, stepper.midY))
        #expect(almanac.host.contains(.text("3 birds")))
        try almanac.tap(.text("Save"))
        try await almanac.wait(for: "Sighting changed")
        #expect(almanac.library.log.sightings.first?.count == 3)
        try almanac.tap(.text("Undo"))
        #expect(almanac.library.log.sightings.first?.count == 2)
        try await almanac.wait { !almanac.host.contains(.text("Sighting changed")) }
    }

    @Test func aSwipeDeletesAndUndoBringsBack() async throws {
        let almanac = try AlmanacHost(sightings: [robin])
        try await almanac.wait(for: "European Robin")
        try almanac.tap(.text("Sightings"))
        try await almanac.wait(for: "· Orchard Street")
        try almanac.host.drag(.text("· Orchard Street"), by: CGSize(width: -120, height: 0))
        almanac.host.advance(by: 1)
        try almanac.tap(.label("Delete"))
        try await almanac.wait(for: "Sighting deleted")
        #expect(almanac.library.log.sightings.isEmpty)
        try almanac.tap(.text("Undo"))
        try await almanac.wait(for: "· Orchard Street")
        #expect(almanac.library.log.sightings == [robin])
    }
}
#endif
