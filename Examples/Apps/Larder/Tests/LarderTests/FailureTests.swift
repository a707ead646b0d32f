import Foundation
import LarderModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import Larder

/// A storage that refuses to save.
private struct FullStorage: HouseholdStorage {
    struct Full: LocalizedError {
        var errorDescription: String? { "The disk is full." }
    }

    func load() throws -> Household? { nil }

    func save(_ household: Household) throws { throw Full() }
}

@MainActor @Suite struct FailureTests {
    @Test func peopleLearnThatNothingWasSaved() throws {
        let store = LarderStore(storage: FullStorage())
        let host = ViewHost(Text(verbatim: "Pantry").storageFailureAlert().environment(store))
        store.addToList(line: "Milk")
        host.advance(by: 0.5)
        #expect(host.contains(.text("Larder Could Not Use Its File")))
        #expect(host.contains(.text("The disk is full.")))
        try host.tap(.text("OK"))
        host.advance(by: 0.5)
        #expect(store.failure == nil)
        #expect(!host.contains(.text("The disk is full.")))
    }
}
