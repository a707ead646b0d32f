import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Outlines, tables, forms of columns, pulling to refresh, loops over bindings.
@MainActor struct CollectionViewTests {
    struct Folder: Identifiable {
        var id: String { name }
        var name: String
        var children: [Folder]?

        static let tree = [
            Folder(name: "Documents", children: [Folder(name: "Letters", children: [Folder(name: "To Ada")]), Folder(name: "Bills")]),
            Folder(name: "Music"),
        ]
    }

    @Test("An outline of one element has its row and, opened, the rows below it")
    func outlineOfOneElement() throws {
        let host = ViewHost(List { OutlineGroup(Folder.tree[0], children: \.children) { Text($0.name) } }, profile: .macOS)
        #expect(host.contains(.text("Documents")) && !host.contains(.text("Letters")) && !host.contains(.text("Music")))
        try host.tap(.label("Expand"))
        host.advance(by: 1)
        #expect(host.contains(.text("Letters")) && host.contains(.text("Bills")))
        let identified = ViewHost(OutlineGroup(Folder.tree[1], id: \.name, children: \.children) { Text($0.name) }, profile: .macOS)
        #expect(identified.contains(.text("Music")))
    }

    @Test("A row with others in it opens and closes, each level on its own", arguments: [ViewHost.Profile.iOS, .macOS])
    func outline(profile: ViewHost.Profile) throws {
        let host = ViewHost(List(Folder.tree, children: \.children) { Text($0.name) }, profile: profile)
        #expect(host.contains(.text("Documents")) && host.contains(.text("Music")) && !host.contains(.text("Letters")))
        try host.tap(.label("Expand"))
        host.advance(by: 1)
        #expect(host.contains(.text("Bills")) && !host.contains(.text("To Ada")))
        #expect(try host.frame(of: .text("Letters")).minX > host.frame(of: .text("Documents")).minX)
        try host.tap(.label("Expand"))
        host.advance(by: 1)
        #expect(host.contains(.text("To Ada")))
        try host.tap(.label("Collapse"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Letters")) && !host.contains(.text("To Ada")))
    }

    struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
    }

    @Observable final class People {
        var people = [Person(id: 1, name: "Cleo", age: 30), Person(id: 2, name: "Ada", age: 36), Person(id: 3, name: "Bob", age: 9)]
        var order = [KeyPathComparator(\Person.name)]
        var selection: Int?
    }

    struct PeopleTable: View {
        @Bindable var model: People

        var body: some View {
            Table(model.people.sorted(using: model.order), selection: $model.selection, sortOrder: $model.order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(80)
            }
        }
    }

    @Test("A table's columns are in line; a tap on a title orders its rows, another one the other way round")
    func table() throws {
        let model = People()
        let host = ViewHost(PeopleTable(model: model), size: CGSize(width: 400, height: 300), profile: .macOS)
        func names() -> [String] {
            ["Cleo", "Ada", "Bob"].sorted { (try? host.frame(of: .text($0)).minY) ?? 0 < (try? host.frame(of: .text($1)).minY) ?? 0 }
        }
        #expect(names() == ["Ada", "Bob", "Cleo"])
        #expect(try host.frame(of: .text("30 years")).minX == host.frame(of: .text("9 years")).minX)
        #expect(try host.frame(of: .text("30 years")).minX == host.frame(of: .text("Age")).minX)
        try host.tap(.text("Age"))
        host.advance(by: 0.5)
        #expect(names() == ["Bob", "Cleo", "Ada"])
        try host.tap(.text("Age"))
        host.advance(by: 0.5)
        #expect(names() == ["Ada", "Cleo", "Bob"])
        try host.tap(.text("Cleo"))
        #expect(model.selection == 1)
    }

    @Test("Columns that do not fit shrink towards their minimum widths; one of a fixed width keeps it")
    func tableWidths() throws {
        let table = Table(People().people) {
            TableColumn("A") { Text($0.name) }.width(min: 60, ideal: 300)
            TableColumn("B") { Text("\($0.age) years") }.width(100)
        }
        let host = ViewHost(table, size: CGSize(width: 300, height: 200), profile: .macOS)
        #expect(abs(try host.frame(of: .text("B")).minX - (300 - 16 - 100)) < 0.01)
    }

    @Test("In a narrow window a table shows its first column alone")
    func narrowTable() throws {
        let host = ViewHost(PeopleTable(model: People()))
        #expect(host.contains(.text("Ada")) && !host.contains(.text("36 years")) && !host.contains(.text("Age")))
    }

    @Test("Labels of a form on macOS end on a common line, and what they are for begins after it")
    func formColumns() throws {
        let host = ViewHost(
            Form {
                TextField("A long name", text: .constant("Ada"))
                Picker("Color", selection: .constant(1)) { Text("Red").tag(1) }
                LabeledContent("Age", value: "36")
                Toggle("Public", isOn: .constant(true))
            }
            .padding(), size: CGSize(width: 400, height: 300), profile: .macOS)
        let ends = try ["A long name", "Color", "Age"].map { try host.frame(of: .text($0)).maxX }
        #expect(Set(ends.map { $0.rounded() }).count == 1, "\(ends)")
        #expect(try host.frame(of: .text("36")).minX > ends[0])
        #expect(try host.frame(of: .text("Public")).minX > ends[0])
        let field = try host.frame(of: .label("A long name"))
        #expect(field.minX > ends[0] && field.maxX <= 400)
    }

    @Test("Pulled down far enough and let go, a list fetches its content and shows that it does")
    func refreshing() async throws {
        actor Log {
            var count = 0
            func add() { count += 1 }
        }
        let log = Log()
        let host = ViewHost(List(0..<3, id: \.self) { Text("Row \($0)") }.refreshable { await log.add() })
        try host.drag(.text("Row 0"), by: CGSize(width: 0, height: 60))
        host.advance(by: 1)
        await host.settle()
        #expect(await log.count == 0)
        try host.drag(.text("Row 0"), by: CGSize(width: 0, height: 400))
        host.advance(by: 0.1)
        await host.settle()
        #expect(await log.count == 1)
    }

    @Test("A loop over a binding outlives the removal of its elements")
    func bindings() throws {
        struct Screen: View {
            @State var numbers = (0..<8).map { Folder(name: "\($0)") }
            var body: some View {
                Button("Clear") { numbers.removeLast(6) }
                List($numbers) { $number in TextField("Name", text: $number.name) }
                ScrollView { LazyVStack { ForEach($numbers) { $number in Text("L\(number.name)") } } }
            }
        }
        let host = ViewHost(VStack { Screen() })
        #expect(host.contains(.text("L7")))
        try host.tap(.text("Clear"))
        host.advance(by: 1)
        #expect(!host.contains(.text("L7")) && host.contains(.text("L1")))
    }

    @Test("Nothing is selected by a selection that is nil")
    func noSelection() throws {
        struct Screen: View {
            @State var selection: Folder.ID?
            var body: some View {
                List(selection: $selection) {
                    Toggle("Favourites", isOn: .constant(true))
                    ForEach(Folder.tree) { Text($0.name).tag($0.id) }
                }
            }
        }
        let elements = ViewHost(Screen()).accessibilityElements.flatMap(\.flattened)
        #expect(!elements.contains { $0.traits.contains(.isSelected) })
    }

    /// The body of the view that holds the state does not read it, so that only the rows can.
    @Test("A row is selected as soon as its value is", arguments: [ViewHost.Profile.iOS, .macOS], [false, true])
    func selectionInRows(profile: ViewHost.Profile, isTable: Bool) throws {
        struct Rows: View {
            @State private var selection: String?
            var body: some View { List(Folder.tree, selection: $selection) { Text($0.name) }.onAppear { selection = Folder.tree[1].id } }
        }
        struct Cells: View {
            @State private var selection: String?
            var body: some View {
                Table(Folder.tree, selection: $selection) { TableColumn("Name", value: \.name) }.onAppear { selection = Folder.tree[1].id }
            }
        }
        let host = isTable ? ViewHost(Cells(), profile: profile) : ViewHost(Rows(), profile: profile)
        func selected() -> [String] {
            host.accessibilityElements.flatMap(\.flattened).filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
        }
        #expect(selected() == [Folder.tree[1].name])
        try host.tap(.text(Folder.tree[0].name))
        #expect(selected() == [Folder.tree[0].name])
    }

    @Test("A link in a scroll view in a row is a link of its own: the row leads nowhere")
    func linksInRows() throws {
        let host = ViewHost(
            NavigationStack {
                List {
                    ScrollView(.horizontal) {
                        HStack {
                            NavigationLink("One") { Text("Page one") }; NavigationLink("Two") { Text("Page two") }
                        }
                    }
                }
            })
        try host.tap(.point(350, host.frame(of: .text("One")).midY))
        host.advance(by: 1)
        #expect(!host.contains(.text("Page one")))
        try host.tap(.text("Two"))
        host.advance(by: 1)
        #expect(host.contains(.text("Page two")))
    }

    @Test("Rows of a tree identified by a key path can be selected")
    func outlineSelection() throws {
        struct Plain {
            var name: String
            var children: [Plain]?
        }
        struct Tree: View {
            let data = [Plain(name: "Documents", children: [Plain(name: "Letters")]), Plain(name: "Music")]
            @State private var one: String?
            @State private var several: Set<String> = []
            var body: some View {
                VStack {
                    Text("one: \(one ?? "-"), several: \(several.sorted().joined())")
                    List(data, id: \.name, children: \.children, selection: $one) { Text("1 \($0.name)") }
                    List(data, id: \.name, children: \.children, selection: $several) { Text("2 \($0.name)") }
                }
            }
        }
        let host = ViewHost(Tree(), profile: .macOS)
        try host.tap(.text("1 Music"))
        try host.tap(.text("2 Documents"))
        #expect(host.contains(.text("one: Music, several: Documents")))
    }
}
