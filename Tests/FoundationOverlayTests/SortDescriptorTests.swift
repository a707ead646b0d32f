import Foundation
import FoundationOverlay
import Testing

/// Descriptors that sort texts as the user's language does.
struct SortDescriptorTests {
    private struct Item {
        var name: String
        var note: String?
    }

    private let items = [Item(name: "item 10", note: "z"), Item(name: "Item 9"), Item(name: "b", note: "C"), Item(name: "Éa", note: "a")]

    @Test func numbersInTextsSortByTheirValues() {
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name) == ["b", "Éa", "Item 9", "item 10"])
        #expect(items.sorted(using: SortDescriptor(\.name)).map(\.name) == ["b", "Éa", "Item 9", "item 10"])
        #expect(items.sorted(using: SortDescriptor(\Item.note, order: .reverse)).map(\.note) == ["z", "C", "a", nil])
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name) == ["Item 9", "b", "item 10", "Éa"])
    }

    @Test func theDirectionsOfDescriptorAndComparatorAreCombined() {
        let names = ["b", "Éa", "Item 9", "item 10"]
        var comparator = LocalizedTextComparator.localizedStandard
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: comparator, order: .reverse)).map(\.name) == names.reversed())
        comparator.order = .reverse
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: comparator)).map(\.name) == names.reversed())
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: comparator, order: .reverse)).map(\.name) == names)
    }

    @Test func absentTextsComeFirst() {
        #expect(items.sorted(using: SortDescriptor(\.note, comparator: .localized)).map(\.note) == [nil, "a", "C", "z"])
    }

    @Test func descriptorsAreEqualIfTheirComparatorsAre() {
        let descriptor: SortDescriptor<Item> = .init(\.name, comparator: .localizedStandard)
        #expect(descriptor == SortDescriptor(\.name, comparator: String.StandardComparator.localizedStandard))
        #expect(descriptor != SortDescriptor(\.name, comparator: .localized))
    }
}
