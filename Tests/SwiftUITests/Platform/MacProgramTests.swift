import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// What public programs for macOS rely on.
@MainActor struct MacProgramTests {
    private func host(_ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 260) -> ViewHost {
        let host = ViewHost(view, size: CGSize(width: width, height: height), profile: .macOS)
        host.advance(by: 1)
        return host
    }

    // MARK: Lists and tables

    fileprivate struct Item: Identifiable, Hashable {
        var id: Int
        var name: String { "Row \(id)" }
    }

    fileprivate static let items = (0..<60).map { Item(id: $0) }

    enum Form: CaseIterable {
        case loop, tags, sections, sectionsInLoop, staticRows, table, tableOfRows
    }

    private struct Rows: View {
        var form: Form
        @State private var selection: Set<Int> = []

        var body: some View {
            VStack {
                Text("\(selection.count) \(selection.max() ?? -1)").accessibilityIdentifier("selection")
                switch form {
                case .loop: List(selection: $selection) { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
                case .tags: List(selection: $selection) { ForEach(MacProgramTests.items) { Text($0.name).tag($0.id) } }
                case .sections:
                    List(selection: $selection) {
                        Section("A") { ForEach(0..<30, id: \.self) { Text("Row \($0)") } }
                        Section("B") { ForEach(30..<60, id: \.self) { Text("Row \($0)") } }
                    }
                case .sectionsInLoop:
                    List(selection: $selection) {
                        ForEach(0..<3, id: \.self) { section in
                            Section("Section \(section)") {
                                ForEach(section * 20..<section * 20 + 20, id: \.self) { Text("Row \($0)").tag($0) }
                            }
                        }
                    }
                case .staticRows:
                    List(selection: $selection) {
                        Text("Row 0").tag(0)
                        ForEach(1..<60, id: \.self) { Text("Row \($0)").tag($0) }
                    }
                case .table: Table(MacProgramTests.items, selection: $selection) { TableColumn("Name") { item in Text(item.name) } }
                case .tableOfRows:
                    Table(of: Item.self, selection: $selection) {
                        TableColumn("Name") { item in Text(item.name) }
                    } rows: {
                        ForEach(MacProgramTests.items) { TableRow($0) }
                    }
                }
            }
        }
    }

    @Test("Keys and ranges reach all rows of a list longer than its window", arguments: Form.allCases)
    func allRows(form: Form) throws {
        let host = host(Rows(form: form))
        try host.tap(.text("Row 1"))
        for _ in 0..<30 {
            host.press(.downArrow)
            host.advance(by: 0.05)
        }
        #expect(try host.text(of: .identifier("selection")) == "1 31")
        #expect(host.contains(.text("Row 31")))
        host.press("a", modifiers: .command)
        host.advance(by: 0.1)
        #expect(try host.text(of: .identifier("selection")) == "60 59")
    }

    @Test("All selected rows are deleted, those outside of the window and of several loops too")
    func deletion() throws {
        struct Root: View {
            @State private var first = Array(0..<40)
            @State private var second = Array(100..<103)
            @State private var selection: Set<Int> = []
            var body: some View {
                VStack {
                    Text("\(first) \(second)").accessibilityIdentifier("counts")
                    List(selection: $selection) {
                        Section("B") { ForEach(second, id: \.self) { Text("Row \($0)") }.onDelete { second.remove(atOffsets: $0) } }
                        Section("A") {
                            ForEach(first, id: \.self) { index in
                                Text("Row \(index)").selectionDisabled(index == 2).deleteDisabled(index == 30)
                            }
                            .onDelete { first.remove(atOffsets: $0) }
                        }
                    }
                }
            }
        }
        let host = host(Root(), 300, 300)
        try host.tap(.text("Row 1"))
        host.press("a", modifiers: .command)
        host.press(.delete)
        host.advance(by: 0.5)
        #expect(try host.text(of: .identifier("counts")) == "[2, 30] []")
    }

    @Test("Deletion never reaches elements without a row")
    func deletionBesideEmptyElements() throws {
        struct Root: View {
            @State private var items = Array(0..<60)
            @State private var selection: Set<Int> = []
            var body: some View {
                VStack {
                    Text("\(items.filter { $0 >= 40 && $0.isMultiple(of: 2) }.count)").accessibilityIdentifier("hidden")
                    List(selection: $selection) {
                        ForEach(items, id: \.self) { index in
                            if index < 40 || !index.isMultiple(of: 2) { Text("Row \(index)").tag(index) }
                        }
                        .onDelete { items.remove(atOffsets: $0) }
                    }
                }
            }
        }
        let host = host(Root(), 300, 300)
        try host.tap(.text("Row 1"))
        host.press("a", modifiers: .command)
        host.press(.delete)
        host.advance(by: 0.5)
        #expect(try host.text(of: .identifier("hidden")) == "10" && !host.contains(.text("Row 1")))
    }

    @Test("A section with a header can leave a list with a selection")
    func leavingSection() throws {
        struct Root: View {
            @State private var isShown = true
            @State private var selection: Int?
            var body: some View {
                VStack {
                    Button("Flip") { isShown.toggle() }
                    List(selection: $selection) {
                        if isShown { Section("B") { ForEach(10..<16, id: \.self) { Text("Row \($0)") } } }
                        Text("End").tag(1)
                    }
                }
            }
        }
        let host = host(Root(), 300, 400)
        for round in 1...8 {
            try host.tap(.text("Flip"))
            host.advance(by: 0.5)
            #expect(host.contains(.text("Row 11")) == round.isMultiple(of: 2))
        }
    }

    private final class Record: NSObject, Identifiable {
        var name = "b"
        var date: Date?
        var size = 1
    }

    @Test("The columns of sortable tables may begin with one that is not sorted, or sort by descriptors")
    func sortableColumns() throws {
        struct Root: View {
            @State private var selection: Set<Int> = []
            @State private var order = [KeyPathComparator(\Item.name)]
            @State private var descriptors = [SortDescriptor(\Record.name)]
            @State private var names = ["a", "b"]
            @State private var name: String?
            var body: some View {
                Table(MacProgramTests.items, selection: $selection, sortOrder: $order) {
                    TableColumn("Mark") { item in Image(systemName: item.id == 0 ? "star" : "circle") }
                    TableColumn("Name", value: \.name) { item in Text(item.name) }
                }
                Table([Record()], sortOrder: $descriptors) {
                    TableColumn("Title", value: \.name)
                    TableColumn("Date", value: \.date) { _ in Text("date") }
                    TableColumn("Size", value: \.size) { Text("\($0.size)") }
                }
                List($names, id: \.self, selection: $name) { $name in TextField("Name", text: $name) }
            }
        }
        #expect(host(Root(), 500, 500).contains(.text("Row 0")))
    }

    // MARK: Menus, forms, bars and sheets

    @Test("A picker in a menu is a submenu, or inline if its style says so")
    func pickerInMenu() throws {
        struct Root: View {
            @State private var choice = 0
            var body: some View {
                Menu("Sort") {
                    Picker("Order", selection: $choice) {
                        Text("Up").tag(0)
                        Text("Down").tag(1)
                    }
                    Picker("Size", selection: $choice) { Text("Small").tag(0) }.pickerStyle(.inline)
                }
            }
        }
        let host = host(Root())
        try host.tap(.text("Sort"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("Order")) && !host.contains(.text("Down")) && host.contains(.text("Small")))
    }

    @Test("A header or a divider among the choices of a picker is no choice", arguments: [ViewHost.Profile.macOS, .iOS])
    func partsOfPickers(profile: ViewHost.Profile) throws {
        struct Root: View {
            @State private var choice = 0
            var body: some View {
                Picker("Device", selection: $choice) {
                    Section("Phones") { Text("Small").tag(0) }
                    Divider()
                    Text("Other").tag(1)
                }
                .pickerStyle(.menu)
                Text("choice \(choice)")
            }
        }
        let host = ViewHost(Root(), size: CGSize(width: 300, height: 400), profile: profile)
        try host.tap(.text("Small"))
        host.advance(by: 0.5)
        let rows = try ["Small", "Other"].map { try host.findAll(.text($0)).last.map { $0.frame } ?? host.frame(of: .text($0)) }
        #expect(try host.frame(of: .text("Phones")).height < rows[0].height)
        _ = try? host.tap(.text("Phones"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("Other")) && host.contains(.text("choice 0")))
        try host.tap(.text("Other"))
        host.advance(by: 0.5)
        #expect(host.contains(.text("choice 1")))
    }

    @Test("A row of a form with columns that can be higher takes the room that the others leave")
    func fillingRow() throws {
        struct Root: View {
            @State private var text = ""
            var body: some View {
                SwiftUI.Form {
                    TextField("Title", text: $text).accessibilityIdentifier("title")
                    TextEditor(text: $text).accessibilityIdentifier("editor")
                    Toggle("On", isOn: .constant(true)).accessibilityIdentifier("toggle")
                }
            }
        }
        let host = host(Root(), 400, 300)
        #expect(try host.frame(of: .identifier("editor")).height > 150)
        #expect(try abs(host.frame(of: .identifier("toggle")).maxY - 300) < 1 && host.frame(of: .identifier("title")).minY < 1)
    }

    @Test("The items of a toolbar group move into the overflow menu one by one, and a long title becomes shorter before")
    func overflow() throws {
        let title = "A long title of a document window"
        func host(_ width: CGFloat) -> ViewHost {
            self.host(
                NavigationStack {
                    Text("Page").navigationTitle(title)
                        .toolbar { ToolbarItemGroup { ForEach(0..<9) { Button("Item \($0)", systemImage: "star") {} } } }
                }, width, 200)
        }
        #expect(!host(900).contains(.label("More")))
        let narrow = host(320)
        #expect(narrow.contains(.label("More")) && narrow.contains(.label("Item 0")) && !narrow.contains(.label("Item 8")))
        #expect(try narrow.frame(of: .label("Item 0")).minX >= narrow.frame(of: .text(title)).maxX)
    }

    @Test("Other items of a sheet's toolbar are at the leading end of its buttons")
    func sheetButtons() throws {
        let host = host(
            Text("Root").sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Text("Sheet").frame(width: 300, height: 100).toolbar {
                        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                        ToolbarItem { Button("Help") {} }
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    }
                }
            }, 600, 400)
        let (help, cancel, done) = (
            try host.frame(of: .text("Help")), try host.frame(of: .text("Cancel")), try host.frame(of: .text("Done"))
        )
        #expect(help.maxX + 50 < cancel.minX && cancel.maxX < done.minX && abs(help.midY - done.midY) < 1)
    }
}
