import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Rows of lists: where they lie, how they are selected, deleted and moved, and that only those in sight are made.
@MainActor struct ListTests {
    struct Fruit: Identifiable, Hashable {
        var id: String { name }
        var name: String
    }

    @Observable final class Model {
        var fruits = ["Apple", "Banana", "Cherry", "Date"].map { Fruit(name: $0) }
        var one: String?
        var several: Set<String> = []
        var log: [String] = []
    }

    @Test("list-002: a row of a plain list has room of 11 above and below and 16 at its sides")
    func plainInsets() throws {
        let host = ViewHost(List { Color.red.frame(width: 100, height: 30).accessibilityIdentifier("row") }.listStyle(.plain))
        #expect(try host.frame(of: .identifier("row")) == CGRect(x: 16, y: 11, width: 100, height: 30))
    }

    @Test("list-001: defaultMinListRowHeight is the least height of a row", arguments: [(10, 30.0), (60, 60.0), (100, 100.0)])
    func minimumRowHeight(least: Int, height: Double) throws {
        let host = ViewHost(
            List {
                Color.red.frame(height: 8).listRowInsets(EdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0))
                Color.blue.frame(height: 8).accessibilityIdentifier("second")
                    .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)).frame(maxHeight: .infinity, alignment: .top)
            }
            .listStyle(.plain).environment(\.defaultMinListRowHeight, CGFloat(least)))
        #expect(try host.frame(of: .identifier("second")).minY >= height)
    }

    @Test("Sections of a loop after loose rows stand apart like sections that are written one by one")
    func sectionsAfterRows() throws {
        func heads(_ view: some View) throws -> [CGFloat] {
            let host = ViewHost(view.listStyle(.sidebar), size: CGSize(width: 300, height: 600), profile: .macOS)
            return try ["Head 0", "Head 1"].map { try host.frame(of: .text($0)).minY }
        }
        let loop = List {
            Text("Loose")
            ForEach(0..<2) { index in Section("Head \(index)") { Text("Row") } }
        }
        let single = List {
            Text("Loose")
            Section("Head 0") { Text("Row") }
            Section("Head 1") { Text("Row") }
        }
        #expect(try heads(loop) == heads(single))
    }

    @Test("list-003: on macOS rows are 24 high, 10 from the top and 16 from the sides")
    func macMetrics() throws {
        let host = ViewHost(
            List { ForEach(0..<3, id: \.self) { Text("Item \($0)") } }.frame(height: 80), size: CGSize(width: 868, height: 80), profile: .macOS)
        let frames = try (0..<3).map { try host.frame(of: .text("Item \($0)")) }
        #expect(frames.map(\.minX) == [16, 16, 16])
        #expect(frames.map(\.midY) == [22, 46, 70])
    }

    @Test("A section of a sidebar that can be folded has an arrow in its header, which folds it", arguments: [ViewHost.Profile.iOS, .macOS])
    func foldedSection(profile: ViewHost.Profile) throws {
        struct Sidebar: View {
            @State private var isExpanded = true
            let hasArrow: Bool
            var body: some View {
                if hasArrow {
                    List { Section("Fruits", isExpanded: $isExpanded) { Text("Apple") } }.listStyle(.sidebar)
                } else {
                    List { Section("Fruits", isExpanded: $isExpanded) { Text("Apple") } }.listStyle(.inset)
                }
            }
        }
        func arrow(_ host: ViewHost) -> AccessibilityElement? {
            host.accessibilityElements.flatMap(\.flattened).first { $0.role == .disclosure }
        }
        let host = ViewHost(Sidebar(hasArrow: true), size: CGSize(width: 240, height: 300), profile: profile)
        if profile == .macOS { try host.hover(.text("Fruits")) }
        let frame = try #require(arrow(host)).frame
        let header = try host.frame(of: .text("Fruits"))
        #expect(frame.minX > header.maxX + 60 && frame.maxX <= 232 && abs(frame.midY - header.midY) < 1)
        try host.tap(.point(frame.midX, frame.midY))
        host.advance(by: 1)
        #expect(!host.contains(.text("Apple")))
        #expect(arrow(host)?.value == "collapsed")
        try host.tap(.point(frame.midX, frame.midY))
        host.advance(by: 1)
        #expect(host.contains(.text("Apple")))
        #expect(arrow(ViewHost(Sidebar(hasArrow: false), profile: profile)) == nil)
    }

    @Test("A section that is made collapsible has an arrow of its own, and none if it is made not collapsible")
    func collapsibleSection() throws {
        struct Sidebar: View {
            let isCollapsible: Bool
            var body: some View {
                List {
                    Section("Fruits") { Text("Apple") }.collapsible(isCollapsible)
                    Section("Trees", isExpanded: .constant(false)) { Text("Ash") }.collapsible(isCollapsible)
                }
                .listStyle(.sidebar)
            }
        }
        func arrows(_ host: ViewHost) -> [AccessibilityElement] {
            host.accessibilityElements.flatMap(\.flattened).filter { $0.role == .disclosure }
        }
        let host = ViewHost(Sidebar(isCollapsible: true), size: CGSize(width: 240, height: 300), profile: .iOS)
        let frame = try #require(arrows(host).first).frame
        #expect(arrows(host).count == 2 && host.contains(.text("Apple")) && !host.contains(.text("Ash")))
        try host.tap(.point(frame.midX, frame.midY))
        host.advance(by: 1)
        #expect(!host.contains(.text("Apple")))
        let fixed = ViewHost(Sidebar(isCollapsible: false), size: CGSize(width: 240, height: 300), profile: .iOS)
        #expect(arrows(fixed).isEmpty && fixed.contains(.text("Apple")) && fixed.contains(.text("Ash")))
    }

    @Test("control-013: a card begins 16 from the edge and its content 16 later")
    func groupedInsets() throws {
        let host = ViewHost(List { Color.red.frame(height: 20).accessibilityIdentifier("row") }, size: CGSize(width: 402, height: 600))
        let frame = try host.frame(of: .identifier("row"))
        #expect(frame.minX == 32)
        #expect(frame.width == 338)
    }

    @Test("Of 100,000 rows only those in sight are made")
    func laziness() throws {
        struct Row: View {
            let number: Int
            var body: some View { Text("Row \(number)") }
        }
        let host = ViewHost(List(0..<100_000) { Row(number: $0) })
        #expect(host.evaluations(of: Row.self) < 60)
        #expect(host.contains(.text("Row 5")))
        _ = try host.scroll(.text("Row 5"), by: CGSize(width: 0, height: 2_000_000))
        #expect(host.evaluations(of: Row.self) < 200)
        #expect(!host.contains(.text("Row 5")))
    }

    @Test("A tap selects a row by its element's identity, and outside of editing that row only")
    func selection() throws {
        struct Screen: View {
            @Bindable var model: Model
            var body: some View {
                List(model.fruits, selection: $model.one) { Text($0.name) }
                List(model.fruits, selection: $model.several) { Text("S \($0.name)") }
            }
        }
        let model = Model()
        let host = ViewHost(VStack { Screen(model: model) })
        try host.tap(.text("Banana"))
        #expect(model.one == "Banana")
        try host.tap(.text("S Apple"))
        try host.tap(.text("S Date"))
        #expect(model.several == ["Date"])
        try host.tap(.text("S Apple"))
        #expect(model.several == ["Apple"])
    }

    struct Editable: View {
        @Bindable var model: Model
        @State var mode = EditMode.inactive

        var body: some View {
            VStack {
                EditButton()
                List {
                    ForEach(model.fruits) { Text($0.name) }
                        .onDelete { model.fruits.remove(atOffsets: $0) }
                        .onMove { model.fruits.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test("A row swiped to the side shows a button that deletes it; a long swipe deletes it at once")
    func swipeToDelete() throws {
        let model = Model()
        let host = ViewHost(Editable(model: model))
        try host.drag(.text("Banana"), by: CGSize(width: -100, height: 0))
        host.advance(by: 1)
        try host.tap(.text("Delete"))
        host.advance(by: 1)
        #expect(model.fruits.map(\.name) == ["Apple", "Cherry", "Date"])
        try host.drag(.text("Cherry"), by: CGSize(width: -300, height: 0))
        host.advance(by: 1)
        #expect(model.fruits.map(\.name) == ["Apple", "Date"])
    }

    @Test("While a list is edited rows are deleted by a button and moved by a handle")
    func editing() throws {
        let model = Model()
        let host = ViewHost(Editable(model: model))
        try host.tap(.text("Edit"))
        host.advance(by: 1)
        try host.tap(.label("Delete").at(0))
        host.advance(by: 1)
        #expect(model.fruits.map(\.name) == ["Apple", "Banana", "Cherry", "Date"])
        // A tap elsewhere hides the button, the button deletes.
        try host.tap(.text("Banana"))
        host.advance(by: 1)
        #expect(!host.contains(.text("Delete")))
        try host.tap(.label("Delete").at(0))
        host.advance(by: 1)
        try host.tap(.text("Delete"))
        host.advance(by: 1)
        #expect(model.fruits.map(\.name) == ["Banana", "Cherry", "Date"])
        try host.drag(.label("Reorder").at(0), by: CGSize(width: 0, height: 900))
        host.advance(by: 1)
        #expect(model.fruits.map(\.name) == ["Cherry", "Date", "Banana"])
        try host.tap(.text("Done"))
        #expect(!host.contains(.label("Reorder")))
    }

    @Test("Swipe actions: the first is at the edge, and each does its own")
    func swipeActions() throws {
        let model = Model()
        let host = ViewHost(
            List {
                Text("Mail")
                    .swipeActions {
                        Button("Archive") { model.log.append("archive") }
                        Button("Flag") { model.log.append("flag") }.tint(.orange)
                    }
                    .swipeActions(edge: .leading) { Button("Read") { model.log.append("read") } }
            })
        try host.drag(.text("Mail"), by: CGSize(width: -160, height: 0))
        host.advance(by: 1)
        #expect(try host.frame(of: .text("Archive")).minX > host.frame(of: .text("Flag")).maxX)
        try host.tap(.text("Flag"))
        host.advance(by: 1)
        try host.drag(.text("Mail"), by: CGSize(width: 90, height: 0))
        host.advance(by: 1)
        try host.tap(.text("Read"))
        #expect(model.log == ["flag", "read"])
    }

    @Test("A full swipe performs the action that the first button has now")
    func fullSwipes() throws {
        struct Rows: View {
            @State private var count = 0
            @State private var isFirstShown = true
            let model: Model
            var body: some View {
                List {
                    Text("Mail").swipeActions {
                        if isFirstShown {
                            Button("Add") {
                                model.log.append("add \(count)")
                                count += 1
                            }
                        }
                        Button("Hide") { model.log.append("hide") }
                    }
                    Button("Remove") { isFirstShown = false }
                }
            }
        }
        let model = Model()
        let host = ViewHost(Rows(model: model))
        func swipe() throws {
            try host.drag(.text("Mail"), by: CGSize(width: -330, height: 0))
            host.advance(by: 1)
        }
        try swipe()
        try swipe()
        try host.tap(.text("Remove"))
        try swipe()
        #expect(model.log == ["add 0", "add 1", "hide"])
    }

    @Test("A link makes its whole row lead to the page")
    func links() throws {
        let host = ViewHost(
            NavigationStack {
                List { NavigationLink("One") { Text("Page one") } }.navigationTitle("Root")
            })
        let row = try host.frame(of: .text("One"))
        try host.tap(.point(300, row.midY))
        host.advance(by: 1)
        #expect(host.contains(.text("Page one")))
    }

    @Test func pictures() throws {
        struct Mail: View {
            var body: some View {
                NavigationStack {
                    List {
                        Section("General") {
                            NavigationLink {
                                Text("A")
                            } label: {
                                Label("Wi-Fi", systemImage: "wifi")
                            }.badge("Home")
                            NavigationLink {
                                Text("B")
                            } label: {
                                Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right")
                            }
                            Text("Plain row")
                        }
                        Section {
                            Text("Airplane mode").badge(3)
                            Button("Reset") {}
                            Button("Delete all", role: .destructive) {}
                        } header: {
                            Text("Network")
                        } footer: {
                            Text("Turning this on stops all radio traffic of the device until it is turned off.")
                        }
                        Section { Text("Last").listRowBackground(Color.yellow) }
                    }
                    .navigationTitle("Settings")
                }
            }
        }
        struct Plain: View {
            var selection: Binding<Set<Int>> = .constant([2])
            var body: some View {
                List(selection: selection) {
                    Section("Today") { ForEach(0..<4, id: \.self) { Label("Message \($0)", systemImage: "envelope") } }
                    Section("Yesterday") { ForEach(4..<9, id: \.self) { Text("Message \($0)") } }
                }
            }
        }
        try lookAt("list-grouped", Mail())
        try lookAt("list-plain", Plain().listStyle(.plain))
        try lookAt("list-automatic", Plain())
        try lookAt("list-sidebar", Plain().listStyle(.sidebar))
        try lookAt("list-macgrouped", Plain().listStyle(.insetGrouped), { _ in })
        try lookAt(
            "list-swipe", profiles: [.iOS],
            List {
                Text("Mail").swipeActions {
                    Button("Archive", role: .destructive) {}
                    Button {
                    } label: {
                        Label("Flag", systemImage: "flag")
                    }.tint(.orange)
                }
                Text("Other")
            }
        ) { host in
            try host.drag(.text("Mail"), by: CGSize(width: -170, height: 0))
            host.advance(by: 1)
        }
        try lookAt("list-edit", profiles: [.iOS], Editable(model: Model(), mode: .active))
        try lookAt(
            "split", size: CGSize(width: 1000, height: 600),
            NavigationSplitView {
                Plain().navigationTitle("Boxes")
            } detail: {
                Text("Detail").navigationTitle("Inbox")
            }.environment(\.horizontalSizeClass, .regular))
    }
}
