import LarderModel
import SwiftUITesting
import Testing

@testable import Larder

@MainActor @Suite struct PantryTests {
    @Test func itemsAreGroupedByPlace() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        #expect(app.host.contains(.text("Fridge")))
        #expect(app.host.contains(.text("5 items")))
        #expect(app.host.contains(.text("Expired 2 days ago")))
        #expect(app.host.contains(.text("1 day left")))
        #expect(app.host.warnings.isEmpty)
    }

    @Test func scopesNarrowTheList() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.text("Running Low"))
        #expect(app.host.contains(.text("Flour")))
        #expect(app.host.contains(.text("Milk")))
        #expect(!app.host.contains(.text("Eggs")))
    }

    @Test func searchFindsTags() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.type("baking", into: .text("Name or tag"))
        #expect(app.host.contains(.text("Eggs")))
        #expect(app.host.contains(.text("Flour")))
        #expect(!app.host.contains(.text("Spinach")))
    }

    @Test func aCategoryBecomesAToken() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.text("Name or tag"))
        try app.tap(.text("Dairy & Eggs"))
        #expect(app.host.contains(.text("Yoghurt")))
        #expect(!app.host.contains(.text("Carrots")))
    }

    @Test func aDeletedItemComesBack() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        let before = app.store.pantry
        try app.swipe(.text("Eggs"))
        try app.tap(.label("Delete"))
        #expect(app.store.pantry.count == 11)
        #expect(app.host.contains(.text("“Eggs” was deleted.")))
        try app.tap(.text("Undo"))
        #expect(app.store.pantry == before)
        #expect(app.storage.household?.pantry == before)
    }

    @Test func selectedItemsGoOnTheList() throws {
        let app = AppHost(PantryTab())
        defer { app.close() }
        try app.tap(.text("Edit"))
        try app.tap(.text("Carrots"))
        try app.tap(.text("Eggs"))
        #expect(app.host.contains(.text("Delete 2 Items")))
        try app.tap(.text("Add to List"))
        #expect(app.store.shopping.items.suffix(2).map(\.name) == ["Eggs", "Carrots"])
        #expect(app.model.router.pantryPath.isEmpty)
    }

    @Test func anEmptyPantryOffersSamples() throws {
        let app = AppHost(PantryTab(), household: Household())
        defer { app.close() }
        #expect(app.host.contains(.text("Your Pantry Is Empty")))
        try app.tap(.text("Look Around with Sample Food"))
        #expect(app.store.pantry.count == 12)
        #expect(app.host.contains(.text("Carrots")))
    }
}
