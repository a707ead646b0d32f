import Testing

@testable import LarderModel

@Suite struct QuantityTests {
    @Test func unitsOfOneDimensionConvert() {
        #expect(Quantity(1.5, .kilogram).converted(to: .gram) == Quantity(1_500, .gram))
        #expect(Quantity(2, .tablespoon).converted(to: .millilitre) == Quantity(30, .millilitre))
        #expect(Quantity(1, .kilogram).converted(to: .litre) == nil)
    }

    @Test(arguments: [
        (Quantity(1_500, .gram), Quantity(1.5, .kilogram)), (Quantity(0.2, .litre), Quantity(200, .millilitre)),
        (Quantity(3, .piece), Quantity(3, .piece)), (Quantity(999, .gram), Quantity(999, .gram)),
    ])
    func normalizedUsesTheReadableUnit(given: Quantity, expected: Quantity) {
        #expect(given.normalized == expected)
    }

    @Test func sumsKeepTheFirstUnit() {
        #expect(Quantity(1, .kilogram).adding(Quantity(500, .gram)) == Quantity(1.5, .kilogram))
        #expect(Quantity(1, .piece).adding(Quantity(1, .pack)) == nil)
    }

    @Test func differencesAreNeverNegative() {
        #expect(Quantity(200, .gram).subtracting(Quantity(1, .kilogram)) == Quantity(0, .gram))
    }

    @Test func coveringComparesAcrossUnits() {
        #expect(Quantity(1, .kilogram).covers(Quantity(1_000, .gram)))
        #expect(!Quantity(1, .piece).covers(Quantity(1, .gram)))
    }

    @Test func stepsStopAtZero() {
        #expect(Quantity(0.25, .litre).stepped(up: false) == Quantity(0, .litre))
        #expect(Quantity(0, .litre).stepped(up: false) == Quantity(0, .litre))
        #expect(Quantity(100, .gram).stepped(up: true) == Quantity(150, .gram))
    }
}

@Suite struct QuickEntryTests {
    @Test(arguments: [
        ("2 kg potatoes", "Potatoes", Quantity(2, .kilogram)), ("500g flour", "Flour", Quantity(500, .gram)),
        ("6 eggs", "Eggs", Quantity(6, .piece)), ("rye bread", "Rye bread", Quantity(1, .piece)),
        ("1,5 l Milch", "Milch", Quantity(1.5, .litre)), ("2x lemons", "Lemons", Quantity(2, .piece)),
        ("3 opak ryż", "Ryż", Quantity(3, .pack)), ("7up", "7up", Quantity(1, .piece)),
    ])
    func readsAmountUnitAndName(line: String, name: String, quantity: Quantity) throws {
        let entry = try #require(QuickEntry(line))
        #expect(entry.name == name)
        #expect(entry.quantity == quantity)
    }

    @Test(arguments: ["", "   ", "2", "0 eggs"]) func refusesLinesWithoutAThing(line: String) {
        #expect(QuickEntry(line) == nil)
    }
}
