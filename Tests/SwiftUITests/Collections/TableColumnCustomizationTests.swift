import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Columns of tables that the user shows, hides and moves.
@MainActor struct TableColumnCustomizationTests {
    struct Person: Identifiable {
        var id: Int
        var name: String
        var town: String
        var notes: String
    }

    @Observable final class Model {
        var columns = TableColumnCustomization<Person>()
        var notesBehavior: TableColumnCustomizationBehavior = []
    }

    struct People: View {
        @Bindable var model: Model

        var body: some View {
            Table([Person(id: 1, name: "Ada", town: "London", notes: "Mathematics")], columnCustomization: $model.columns) {
                TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
                TableColumn("Town", value: \.town).customizationID("town")
                TableColumn("Notes", value: \.notes).customizationID("notes").defaultVisibility(.hidden)
                    .disabledCustomizationBehavior(model.notesBehavior)
                TableColumn("Id") { Text(verbatim: "#\($0.id)") }
            }
        }
    }

    private func host(_ model: Model, profile: ViewHost.Profile = .macOS) -> ViewHost {
        ViewHost(People(model: model), size: CGSize(width: 800, height: 300), profile: profile)
    }

    private func order(_ host: ViewHost) throws -> [String] {
        try ["Name", "Town", "Notes", "Id"].filter { host.contains(.text($0)) }.sorted {
            try host.frame(of: .text($0)).minX < host.frame(of: .text($1)).minX
        }
    }

    @Test("The customization and the defaults decide which columns are shown; a column with a fixed visibility always is")
    func visibility() throws {
        let model = Model()
        let host = host(model)
        #expect(try order(host) == ["Name", "Town", "Id"])
        #expect(!host.contains(.text("Mathematics")))
        model.columns[visibility: "notes"] = .visible
        model.columns[visibility: "town"] = .hidden
        model.columns[visibility: "name"] = .hidden
        #expect(try order(host) == ["Name", "Notes", "Id"])
        #expect(host.contains(.text("Mathematics")) && !host.contains(.text("London")))
        model.columns[visibility: "notes"] = .automatic
        model.columns[visibility: "town"] = .automatic
        #expect(try order(host) == ["Name", "Town", "Id"])
        model.notesBehavior = .all
        #expect(try order(host) == ["Name", "Town", "Notes", "Id"])
    }

    @Test("The context menu of the header shows and hides the columns whose visibility is not fixed")
    func menu() throws {
        let model = Model()
        let host = host(model)
        try host.longPress(.text("Name"))
        host.advance(by: 1)
        // The menu has items for the two columns, of which one is also a title.
        #expect(host.findAll(.text("Town")).count == 2 && host.findAll(.text("Notes")).count == 1 && host.findAll(.text("Name")).count == 1)
        try host.tap(.text("Notes"))
        host.advance(by: 1)
        #expect(try order(host) == ["Name", "Town", "Notes", "Id"])
        #expect(model.columns[visibility: "notes"] == .visible)
    }

    @Test("A dragged title moves its column over others that can be moved, and nothing else does")
    func moving() throws {
        let model = Model()
        model.columns[visibility: "notes"] = .visible
        let host = host(model)
        let distance = try host.frame(of: .text("Notes")).minX - host.frame(of: .text("Name")).minX
        try host.drag(.text("Name"), by: CGSize(width: distance, height: 0))
        host.advance(by: 1)
        #expect(try order(host) == ["Town", "Notes", "Name", "Id"])
        #expect(try host.frame(of: .text("Ada")).minX == host.frame(of: .text("Name")).minX)
        try host.drag(.text("Name"), by: CGSize(width: -distance / 2, height: 0))
        host.advance(by: 1)
        #expect(try order(host) == ["Town", "Name", "Notes", "Id"])
        // The last column has no identifier.
        try host.drag(.text("Town"), by: CGSize(width: 700, height: 0))
        try host.drag(.text("Id"), by: CGSize(width: -300, height: 0))
        host.advance(by: 1)
        #expect(try order(host) == ["Town", "Name", "Notes", "Id"])
        model.columns.resetOrder()
        #expect(try order(host) == ["Name", "Town", "Notes", "Id"])
    }

    @Test("A column that cannot be moved keeps its place among the others")
    func fixedPlace() throws {
        let model = Model()
        model.columns[visibility: "notes"] = .visible
        let host = host(model)
        let distance = try host.frame(of: .text("Town")).minX - host.frame(of: .text("Name")).minX
        try host.drag(.text("Town"), by: CGSize(width: -distance, height: 0))
        #expect(try order(host) == ["Town", "Name", "Notes", "Id"])
        model.notesBehavior = .reorder
        try host.drag(.text("Notes"), by: CGSize(width: -2 * distance, height: 0))
        #expect(try order(host) == ["Town", "Name", "Notes", "Id"])
    }

    @Test("The last column that is shown cannot be hidden")
    func lastColumn() throws {
        struct One: View {
            @State private var columns = TableColumnCustomization<Person>()
            var body: some View {
                Table([Person(id: 1, name: "Ada", town: "", notes: "")], columnCustomization: $columns) {
                    TableColumn("Name", value: \.name).customizationID("name")
                }
            }
        }
        let host = ViewHost(One(), size: CGSize(width: 400, height: 300), profile: .macOS)
        try host.longPress(.text("Name"))
        host.advance(by: 1)
        try host.tap(.text("Name").at(1))
        host.advance(by: 1)
        #expect(host.contains(.text("Name")) && host.contains(.text("Ada")))
    }

    @Test("A customization can be encoded, and sets of behaviours are sets")
    func values() throws {
        var columns = TableColumnCustomization<Person>()
        columns[visibility: "a"] = .hidden
        columns[visibility: "b"] = .visible
        columns[visibility: "b"] = .automatic
        let decoded = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: JSONEncoder().encode(columns))
        #expect(decoded == columns && decoded != TableColumnCustomization())
        #expect(decoded[visibility: "a"] == .hidden && decoded[visibility: "b"] == .automatic && decoded[visibility: "c"] == .automatic)
        let some: TableColumnCustomizationBehavior = [.reorder, .visibility]
        #expect(some.contains(.reorder) && !some.contains(.resize) && TableColumnCustomizationBehavior.all.isSuperset(of: some))
        #expect(some.union(.resize) == .all && some.subtracting(.reorder) == .visibility && some.symmetricDifference(.all) == .resize)
    }
}
