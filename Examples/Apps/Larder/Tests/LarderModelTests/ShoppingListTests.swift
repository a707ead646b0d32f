import Foundation
import Testing

@testable import LarderModel

@Suite struct ShoppingListTests {
    private func item(_ name: String, _ quantity: Quantity = Quantity(1, .piece), isDone: Bool = false) -> ShoppingItem {
        ShoppingItem(name: name, quantity: quantity, category: .produce, isDone: isDone)
    }

    @Test func equalItemsAreMerged() {
        var list = ShoppingList(items: [item("Flour", Quantity(800, .gram))])
        list.add(item("flour", Quantity(0.5, .kilogram)))
        #expect(list.items.map(\.quantity) == [Quantity(1.3, .kilogram)])
    }

    @Test func itemsInTheBasketAndOtherDimensionsStayApart() {
        var list = ShoppingList(items: [item("Eggs", isDone: true), item("Butter", Quantity(1, .pack))])
        list.add(item("Eggs"))
        list.add(item("Butter", Quantity(250, .gram)))
        #expect(list.items.count == 4)
    }

    @Test(arguments: [
        (IndexSet(integer: 0), 3, ["B", "C", "A"]), (IndexSet(integer: 2), 0, ["C", "A", "B"]), (IndexSet([0, 2]), 2, ["B", "A", "C"]),
        (IndexSet(integer: 1), 2, ["A", "B", "C"]),
    ])
    func movingKeepsTheBasketApart(source: IndexSet, destination: Int, expected: [String]) {
        var list = ShoppingList(items: [item("A"), item("Done", isDone: true), item("B"), item("C")])
        list.moveOpenItems(from: source, to: destination)
        #expect(list.openItems.map(\.name) == expected)
        #expect(list.doneItems.map(\.name) == ["Done"])
    }

    @Test func groupsFollowTheShop() {
        let list = Household.sample(on: .march(2), calendar: .utc).shopping
        #expect(list.groups.map(\.category) == [.produce, .bakery, .dairy, .grains])
        #expect(list.progress == 0.2)
    }
}
