import LarderModel
import SwiftUITesting
import Testing

@testable import Larder

@MainActor @Suite struct PantryScreenTests {
    @Test func itemsAreGroupedByPlace() throws {
        let app = AppHost()
        defer { app.close() }
        #expect(app.host.contains(.text("Fridge")))
        #expect(app.host.contains(.text("5 items")))
        #expect(app.host.contains(.text("Expired 2 days ago")))
        #expect(app.host.contains(.text("1 day left")))
        #expect(app.host.warnings.isEmpty)
    }

    @Test func scopesNarrowTheList() throws {
        let app = AppHost()
        defer { app.close() }
        try app.tap(.text("Running Low"))
        #expect(app.host.contains(.text("Flour")))
        #expect(app.host.contains(.text("Milk")))
        #expect(!app.host.contains(.text("Eggs")))
    }

    @Test func anItemIsAdded() throws {
        let app = AppHost()
        defer { app.close() }
        try app.tap(.label("Add Item"))
        #expect(try app.host.hasFocus(.identifier("name")))
        app.host.type("Honey")
        try app.tap(.text("Add"))
        #expect(app.store.pantry.last?.name == "Honey")
        #expect(app.storage.household?.pantry.count == 13)
        #expect(app.feedback.events == [.success])
    }

    @Test func aNameInUseIsRefused() throws {
        let app = AppHost()
        defer { app.close() }
        try app.tap(.label("Add Item"))
        app.host.type("flour")
        app.host.advance(by: 0.1)
        #expect(try app.host.text(of: .identifier("problem")) == "There is an item of this name in the same place.")
        try app.tap(.text("Add"))
        #expect(app.store.pantry.count == 12)
    }
}
