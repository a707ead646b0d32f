import Foundation
import Testing

@testable import LarderModel

@Suite struct FreshnessTests {
    @Test(arguments: [
        (1, Freshness.expired(days: 1)), (2, .today), (3, .soon(days: 1)), (5, .soon(days: 3)), (6, .fresh(days: 4)),
    ])
    func countsCalendarDays(day: Int, expected: Freshness) {
        #expect(Freshness(expiry: .march(day, hour: 1), on: .march(2, hour: 23), calendar: .utc) == expected)
    }

    @Test func itemsWithoutADateLast() {
        let freshness = Freshness(expiry: nil, on: .march(2), calendar: .utc)
        #expect(freshness == .lasting)
        #expect(!freshness.needsAttention)
    }
}

@Suite struct PantryItemTests {
    private let milk = PantryItem(name: "Milk", category: .dairy, quantity: Quantity(750, .millilitre), minimum: Quantity(1, .litre))

    @Test func anItemBelowItsMinimumIsLow() {
        #expect(milk.isLow)
        #expect(milk.shortfall == Quantity(0.25, .litre))
        #expect(milk.fullness == 0.75)
    }

    @Test func anItemThatHasRunOutIsLow() {
        var item = milk
        item.minimum = nil
        #expect(!item.isLow)
        item.quantity.amount = 0
        #expect(item.isLow)
        #expect(item.fullness == 0)
    }
}

@Suite struct PantryQueryTests {
    private let items = Household.sample(on: .march(2), calendar: .utc).pantry

    private func names(_ query: PantryQuery) -> [String] {
        PantryOrder.name.sorted(items.filter { query.includes($0, on: .march(2), calendar: .utc) }).map(\.name)
    }

    @Test func textMatchesNamesAndTags() {
        #expect(names(PantryQuery(text: "spa")) == ["Spaghetti"])
        #expect(names(PantryQuery(text: "BAKING")) == ["Eggs", "Flour"])
        #expect(names(PantryQuery(text: "breakfast milk")) == ["Milk"])
    }

    @Test func scopesAndCategoriesNarrow() {
        #expect(names(PantryQuery(scope: .expiring)) == ["Milk", "Spinach", "Yoghurt"])
        #expect(names(PantryQuery(scope: .low)) == ["Flour", "Milk"])
        #expect(names(PantryQuery(categories: [.dairy], scope: .expiring)) == ["Milk", "Yoghurt"])
    }

    @Test func ordersFallBackToNames() {
        #expect(PantryOrder.expiry.sorted(items).map(\.name).prefix(3) == ["Yoghurt", "Spinach", "Milk"])
        #expect(PantryOrder.quantity.sorted(items).map(\.name).prefix(3) == ["Flour", "Milk", "Apple juice"])
    }
}
