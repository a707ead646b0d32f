import LarderModel
import SwiftUI
import SwiftUITesting
import Testing

@testable import Larder

@MainActor @Suite struct ShoppingTests {
    @Test func aLineIsAddedAndMerged() throws {
        let app = AppHost(ShoppingTab())
        defer { app.close() }
        try app.type("0.5 kg flour", into: .identifier("quickAdd"))
        app.host.press(.return)
        app.host.advance(by: 0.3)
        #expect(app.store.shopping.items.count == 5)
        #expect(app.host.contains(.text("1.3 kg")))
        try app.type("2 lemons", into: .identifier("quickAdd"))
        app.host.press(.return)
        app.host.advance(by: 0.3)
        #expect(app.store.shopping.items.last?.quantity == Quantity(2, .piece))
    }

    @Test func theBasketIsPutAway() throws {
        let app = AppHost(ShoppingTab())
        defer { app.close() }
        try app.tap(.text("Bananas"))
        #expect(app.host.contains(.text("3 things to buy")))
        app.host.size.height = 1_400
        try app.tap(.text("Put Away in the Pantry"))
        #expect(app.host.contains(.text("Put 2 items into the pantry?")))
        try app.tap(.text("Put Away"))
        #expect(app.store.pantry.suffix(2).map(\.name) == ["Bananas", "Dish soap"])
        #expect(app.store.shopping.doneItems.isEmpty)
    }

    @Test func theListIsCopiedAsText() throws {
        let app = AppHost(ShoppingTab())
        defer { app.close() }
        try app.tap(.label("List Options"))
        try app.tap(.text("Copy as Text"))
        let text = try #require(UIPasteboard.general.string)
        #expect(text.hasPrefix("Fruit & Vegetables\n– Bananas, 6 pcs\n\nBakery\n– Rye bread, 1 pc"))
    }

    @Test func itemsAreReordered() throws {
        let app = AppHost(ShoppingTab())
        defer { app.close() }
        try app.tap(.label("List Options"))
        try app.tap(.text("Group by Aisle"))
        try app.tap(.text("Edit"))
        try app.host.drag(.label("Reorder"), by: CGSize(width: 0, height: 95))
        app.host.advance(by: 0.3)
        #expect(app.store.shopping.openItems.first?.name == "Rye bread")
        #expect(app.storage.household?.shopping.openItems.first?.name == "Rye bread")
    }

    @Test func quantitiesFormAColumn() throws {
        let app = AppHost(ShoppingTab())
        defer { app.close() }
        let frames = try ["6 pcs", "1 pc", "250 g", "800 g"].map { try app.host.frame(of: .text($0)) }
        #expect(Set(frames.map { $0.maxX.rounded() }).count == 1)
    }
}
