import SwiftUI
import SwiftUITesting
import Testing

/// Tables whose rows are given one by one, in loops and in sections.
@MainActor struct TableRowTests {
    private struct Person: Identifiable {
        let id: Int
        var name: String
    }

    @MainActor private final class Log {
        var selection: Int?
        var called: [String] = []
    }

    private struct Screen: View {
        let log: Log
        @State private var selection: Int?
        @State private var order = [KeyPathComparator(\Person.name)]
        private let others = [Person(id: 100, name: "Person 100"), Person(id: 101, name: "Person 101")]
        private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]

        var body: some View {
            Table(of: Person.self, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text(verbatim: "no \($0.id)") }
            } rows: {
                ForEach(people) { person in
                    TableRow(person).contextMenu { Button("Call") { log.called.append(person.name) } }
                }
                if people.count > 1 { TableRow(Person(id: 7, name: "Cleo")) }
                Section("Others") {
                    TableRow(Person(id: 8, name: "Dora"))
                    ForEach(others) { TableRow($0) }
                }
            }
            .onChange(of: selection) { log.selection = selection }
        }
    }

    /// Rows of a program's own type.
    private struct Others: TableRowContent {
        let people: [Person]
        var tableRowBody: some TableRowContent<Person> {
            TableRow(Person(id: 50, name: "First"))
            ForEach(people) { TableRow($0) }
        }
    }

    @Test func rowsCanBeTypesOfTheProgram() throws {
        struct Screen: View {
            var body: some View {
                Table(of: Person.self) {
                    TableColumn("Name") { (person: Person) in Text(verbatim: person.name) }
                    TableColumn("Number") { (person: Person) in Text(verbatim: "no \(person.id)") }
                } rows: {
                    TableRow(Person(id: 1, name: "Ada"))
                    Others(people: [Person(id: 2, name: "Bob")])
                }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 500, height: 600), profile: .macOS)
        let tops = try ["Ada", "First", "Bob"].map { try host.frame(of: .text($0)).minY }
        #expect(tops == tops.sorted() && Set(tops).count == 3)
        #expect(host.contains(.text("no 50")))
    }

    /// A column of a program's own type, and several of them.
    private struct Numbers: TableColumnContent {
        var title: String
        var tableColumnBody: some TableColumnContent<Person, Never> {
            TableColumn(title) { (person: Person) in Text(verbatim: "\(title) \(person.id)") }
            TableColumn("Half") { (person: Person) in Text(verbatim: "half \(person.id / 2)") }
        }
    }

    @Test func columnsCanBeTypesOfTheProgram() throws {
        let host = ViewHost(
            Table([Person(id: 8, name: "Ada")]) {
                TableColumn("Name") { Text(verbatim: $0.name) }
                Numbers(title: "Number")
            }, size: CGSize(width: 500, height: 300), profile: .macOS)
        let lefts = try ["Ada", "Number 8", "half 4"].map { try host.frame(of: .text($0)).minX }
        #expect(lefts == lefts.sorted() && Set(lefts).count == 3)
        #expect(host.contains(.text("Half")))
    }

    private struct NumberedFolder: Identifiable {
        let id: Int
        var children: [NumberedFolder]?
    }

    @Test(arguments: [false, true])
    func outlineGroupsAreRowsThatExpand(hasContent: Bool) throws {
        struct Screen: View {
            let hasContent: Bool
            let folders = [
                NumberedFolder(id: 1, children: [NumberedFolder(id: 11, children: [NumberedFolder(id: 111)]), NumberedFolder(id: 12)]),
                NumberedFolder(id: 2),
            ]
            var body: some View {
                Table(of: NumberedFolder.self) {
                    TableColumn("Name") { (folder: NumberedFolder) in Text(verbatim: "folder \(folder.id)") }
                } rows: {
                    if hasContent {
                        OutlineGroup(folders, children: \.children) { folder in TableRow(folder) }
                    } else {
                        OutlineGroup(folders, children: \.children)
                    }
                    OutlineGroup(NumberedFolder(id: 3, children: [NumberedFolder(id: 31)]), children: \.children)
                }
            }
        }
        let host = ViewHost(Screen(hasContent: hasContent), size: CGSize(width: 500, height: 600), profile: .macOS)
        #expect(host.contains(.text("folder 3")) && !host.contains(.text("folder 11")) && !host.contains(.text("folder 31")))
        let row = try host.frame(of: .text("folder 1"))
        host.tree.tap(at: CGPoint(x: row.minX - 10, y: row.midY))
        host.advance(by: 1)
        let (outer, inner) = (try host.frame(of: .text("folder 1")), try host.frame(of: .text("folder 11")))
        #expect(inner.minX > outer.minX && inner.minY > outer.maxY)
        #expect(try host.frame(of: .text("folder 2")).minY > host.frame(of: .text("folder 12")).maxY)
    }

    @Test func rowsStandBelowEachOther() throws {
        let host = ViewHost(Screen(log: Log()), size: CGSize(width: 500, height: 600), profile: .macOS)
        let names = ["Ada", "Bob", "Cleo", "Others", "Dora", "Person 100", "Person 101"]
        let tops = try names.map { try host.frame(of: .text($0)).minY }
        #expect(tops == tops.sorted() && Set(tops).count == names.count)
        let (number, title) = (try host.frame(of: .text("no 8")), try host.frame(of: .text("Number")))
        #expect(abs(number.minX - title.minX) < 1)
    }

    @Test func rowsAreSelectedByTheirValue() throws {
        let log = Log()
        let host = ViewHost(Screen(log: log), size: CGSize(width: 500, height: 600), profile: .macOS)
        try host.tap(.text("Cleo"))
        #expect(log.selection == 7)
        try host.tap(.text("Person 101"))
        #expect(log.selection == 101)
        try host.tap(.text("Bob"))
        #expect(log.selection == 2)
    }

    /// The rows determine the type of the values; a section needs no title.
    private struct Sections: View {
        @State private var selection: Set<Int> = []
        @State private var order = [KeyPathComparator(\Person.name)]
        let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]

        var body: some View {
            Table(selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text(verbatim: "no \($0.id)") }
            } rows: {
                Section { ForEach(people) { TableRow($0) } }
                Section { TableRow(Person(id: 3, name: "Cleo")) }
            }
        }
    }

    @Test func sectionsNeedNoTitle() throws {
        let host = ViewHost(Sections(), size: CGSize(width: 500, height: 400), profile: .macOS)
        let tops = try ["Name", "Ada", "Bob", "Cleo"].map { try host.frame(of: .text($0)).minY }
        #expect(tops == tops.sorted() && Set(tops).count == tops.count)
        #expect(host.contains(.text("no 3")))
        let plain = ViewHost(
            Table {
                TableColumn("Name") { (person: Person) in Text(person.name) }
            } rows: {
                TableRow(Person(id: 4, name: "Dora"))
            }, size: CGSize(width: 500, height: 400), profile: .macOS)
        #expect(plain.contains(.text("Dora")))
    }

    private struct Folder: Identifiable {
        var id: String
        var children: [Folder]?

        static let tree = [
            Folder(id: "Documents", children: [Folder(id: "Letters", children: [Folder(id: "To Ada")]), Folder(id: "Bills")]),
            Folder(id: "Music"),
        ]
    }

    @MainActor private final class Opened {
        var isOpen = false
        var selection: String?
    }

    private struct Outline: View {
        let opened: Opened
        var isWritten = false
        @State private var isOpen = false
        @State private var selection: String?

        var body: some View {
            Group {
                if isWritten {
                    Table(of: Folder.self, selection: $selection) {
                        TableColumn("Name", value: \.id)
                        TableColumn("Count") { Text(verbatim: "\($0.id): \($0.children?.count ?? 0)") }
                    } rows: {
                        DisclosureTableRow(Folder.tree[0], isExpanded: $isOpen) {
                            DisclosureTableRow(Folder.tree[0].children![0]) { ForEach(Folder.tree[0].children![0].children!) }
                            TableRow(Folder.tree[0].children![1])
                        }
                        TableRow(Folder.tree[1])
                    }
                } else {
                    Table(Folder.tree, children: \.children, selection: $selection) {
                        TableColumn("Name", value: \.id)
                        TableColumn("Count") { Text(verbatim: "\($0.id): \($0.children?.count ?? 0)") }
                    }
                }
            }
            .onChange(of: isOpen) { opened.isOpen = isOpen }
            .onChange(of: selection) { opened.selection = selection }
        }
    }

    @Test("Rows open and close, each level on its own, and columns stay in line", arguments: [false, true])
    func outlines(isWritten: Bool) throws {
        let opened = Opened()
        let host = ViewHost(Outline(opened: opened, isWritten: isWritten), size: CGSize(width: 500, height: 600), profile: .macOS)
        #expect(host.contains(.text("Music")) && !host.contains(.text("Letters")))
        #expect(try host.frame(of: .text("Music")).minX == host.frame(of: .text("Documents")).minX)
        try host.tap(.label("Expand"))
        host.advance(by: 1)
        #expect(host.contains(.text("Bills")) && !host.contains(.text("To Ada")))
        #expect(opened.isOpen == isWritten)
        try host.tap(.label("Expand"))
        host.advance(by: 1)
        let names = ["Documents", "Letters", "To Ada", "Bills", "Music"]
        let frames = try names.map { try host.frame(of: .text($0)) }
        #expect(frames.map(\.minY) == frames.map(\.minY).sorted())
        #expect(frames[0].minX < frames[1].minX && frames[1].minX < frames[2].minX && frames[1].minX == frames[3].minX)
        let counts = try ["Documents: 2", "Letters: 1", "To Ada: 0", "Bills: 0", "Music: 0"].map { try host.frame(of: .text($0)).minX }
        #expect(Set(counts).count == 1)
        try host.tap(.text("Bills"))
        #expect(opened.selection == "Bills")
        try host.tap(.label("Collapse"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Letters")) && !host.contains(.text("To Ada")) && !opened.isOpen)
    }

    /// Sections of tabs take the type of the selection from the tab view, also without a selection.
    @Test func tabsStandInSections() throws {
        struct Plain: View {
            var isLong = true
            var body: some View {
                TabView {
                    if isLong { Tab("One", systemImage: "star") { Text("first") } }
                    TabSection("Section") {
                        Tab("Two", systemImage: "heart") { Text("second") }
                        Tab("Three", systemImage: "gear") { Text("third") }
                    }
                }
            }
        }
        struct Selected: View {
            @State private var selection = 2
            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "star", value: 1) { Text("first") }
                    TabSection {
                        Tab("Two", systemImage: "heart", value: 2) { Text("second") }
                    } header: {
                        Text("Header")
                    }
                }
            }
        }
        let host = ViewHost(Plain(), size: CGSize(width: 300, height: 500))
        try host.tap(.text("Three"))
        host.advance(by: 1)
        #expect(host.contains(.text("third")))
        #expect(ViewHost(Selected(), size: CGSize(width: 300, height: 500)).contains(.text("second")))
    }

    @Test("Rows report the pointer, cannot be selected, and have menus with a preview")
    func rowModifiers() throws {
        struct Item: Identifiable {
            var id: String
        }
        struct Items: View {
            @State private var selection: String?
            @State private var hovered = ""
            var body: some View {
                VStack {
                    Text("selected: \(selection ?? "-"), hovered: \(hovered)")
                    Table(of: Item.self, selection: $selection) {
                        TableColumn("Name") { Text($0.id) }
                    } rows: {
                        TableRow(Item(id: "one")).onHover { hovered = $0 ? "one" : "" }
                        TableRow(Item(id: "two")).selectionDisabled()
                        TableRow(Item(id: "three")).contextMenu {
                            Button("Item") {}
                        } preview: {
                            Text("Preview")
                        }
                    }
                }
            }
        }
        for profile in [ViewHost.Profile.iOS, .macOS] {
            let host = ViewHost(Items(), size: CGSize(width: 500, height: 400), profile: profile)
            try host.tap(.text("two"))
            #expect(host.contains(.text("selected: -, hovered: ")))
            try host.tap(.text("one"))
            try host.hover(.text("one"))
            #expect(host.contains(.text("selected: one, hovered: one")))
            try host.longPress(.text("three"))
            host.advance(by: 1)
            #expect(host.contains(.text("Item")) && host.contains(.text("Preview")) == (profile == .iOS))
        }
    }

    private struct Numbered: Identifiable {
        var id: Int
    }

    @Test("Styles of lists and tables decide whether the backgrounds of rows alternate")
    @available(*, deprecated)
    func alternatingStyles() throws {
        /// The number of pixels of a column that are not white.
        func shaded(_ view: some View) throws -> Int {
            let list = view.frame(width: 200, height: 200)
            let image = try ViewHost(list, size: CGSize(width: 200, height: 200), profile: .macOS, scale: 1).image()
            return (60..<140).count { image.pixels[($0 * 200 + 100) * 4] < 255 }
        }
        let list = List(0..<10) { _ in Text("").frame(height: 20) }
        let plain = try shaded(list.listStyle(.inset))
        #expect(try shaded(list.listStyle(.inset(alternatesRowBackgrounds: true))) > plain + 20)
        #expect(try shaded(list.listStyle(.bordered(alternatesRowBackgrounds: true))) > plain + 20)
        #expect(try shaded(list.listStyle(.inset(alternatesRowBackgrounds: false)).alternatingRowBackgrounds()) == plain)
        #expect(try shaded(list.listStyle(.inset).alternatingRowBackgrounds()) > plain + 20)
        let table = Table((0..<10).map { Numbered(id: $0) }) { TableColumn("") { _ in Text("") } }
        #expect(try shaded(table) > shaded(table.alternatingRowBackgrounds(.disabled)) + 20)
    }
}
