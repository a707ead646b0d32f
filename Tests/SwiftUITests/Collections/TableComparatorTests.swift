import SwiftUI
import SwiftUITesting
import Testing

/// Columns with comparators of their own, and items dropped between rows.
@MainActor struct TableComparatorTests {
    private struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int?
        var isYoung: Bool { age == nil }
    }

    private struct OptionalOrder: SortComparator {
        var order = SortOrder.forward
        func compare(_ lhs: Int?, _ rhs: Int?) -> ComparisonResult {
            let result: ComparisonResult = (lhs ?? 0) == (rhs ?? 0) ? .orderedSame : (lhs ?? 0) < (rhs ?? 0) ? .orderedAscending : .orderedDescending
            guard order == .reverse else { return result }
            return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
        }
    }

    private struct Screen: View {
        @State private var order: [KeyPathComparator<Person>] = []
        @State private var people = [
            Person(id: 1, name: "Item 10", age: 30), Person(id: 2, name: "item 9", age: nil), Person(id: 3, name: "Ada", age: 20),
        ]

        var body: some View {
            Table(people, sortOrder: $order) {
                TableColumn("Name", value: \.name, comparator: .localizedStandard)
                TableColumn("Age", value: \.age, comparator: OptionalOrder()) { Text(verbatim: "age \($0.age ?? 0)") }
                TableColumn("Number", sortUsing: KeyPathComparator(\Person.id, order: .reverse)) { Text(verbatim: "no \($0.id)") }
            }
            .onChange(of: order) { people.sort(using: order) }
            Text(verbatim: people.map { String($0.id) }.joined(separator: " ")).accessibilityIdentifier("order")
        }
    }

    private struct Texts: View {
        @State private var order: [KeyPathComparator<Person>] = []
        @State private var people = [
            Person(id: 1, name: "file 10", age: 3), Person(id: 2, name: "File 9", age: nil), Person(id: 3, name: "\u{C4}rzte", age: 1),
            Person(id: 4, name: "bob", age: 2),
        ]

        var body: some View {
            Table(people, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Cell", value: \.name) { Text(verbatim: "no \($0.id)") }
                TableColumn("Lexical", value: \.name, comparator: .lexical)
                TableColumn("Young", value: \.isYoung) { Text(verbatim: "\($0.isYoung)") }
            }
            .onChange(of: order) { people.sort(using: order) }
            Text(verbatim: people.map { String($0.id) }.joined(separator: " ")).accessibilityIdentifier("order")
        }
    }

    /// The language's order has "Ärzte" first and numbers by their values; that of the characters has capitals first and "Ä" last.
    @Test func textsSortAsTheLanguageDoes() throws {
        let host = ViewHost(VStack { Texts() }, size: CGSize(width: 700, height: 300), profile: .macOS)
        func order() -> String? { host.accessibilityElements.flatMap(\.flattened).first { $0.identifier == "order" }?.label }
        try host.tap(.text("Name"))
        #expect(order() == "3 4 2 1")
        try host.tap(.text("Lexical"))
        #expect(order() == "2 4 1 3")
        try host.tap(.text("Cell"))
        #expect(order() == "3 4 2 1")
        try host.tap(.text("Young"))
        #expect(order()?.hasSuffix("2") == true, "false comes before true")
    }

    @Test func titlesSortByTheirComparators() throws {
        let host = ViewHost(VStack { Screen() }, size: CGSize(width: 600, height: 300), profile: .macOS)
        func order() -> String? { host.accessibilityElements.flatMap(\.flattened).first { $0.identifier == "order" }?.label }
        try host.tap(.text("Name"))
        #expect(order() == "3 2 1")
        try host.tap(.text("Age"))
        #expect(order() == "2 3 1")
        try host.tap(.text("Number"))
        #expect(order() == "3 2 1")
    }
}
