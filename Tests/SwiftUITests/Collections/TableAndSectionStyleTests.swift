import SwiftUI
import SwiftUITesting
import Testing

/// Columns from collections, styles of tables, margins of sections and the prominence of badges.
@MainActor struct TableAndSectionStyleTests {
    struct Person: Identifiable {
        var id: Int
        var name: String
        var scores: [Int]
    }

    struct Subject: Identifiable {
        var id: Int
        var title: String
    }

    struct Scores: View {
        var subjects = [Subject(id: 0, title: "Maths"), Subject(id: 1, title: "Music")]
        var people = [Person(id: 1, name: "Ada", scores: [5, 7]), Person(id: 2, name: "Bo", scores: [3, 9])]

        var body: some View {
            Table(people) {
                TableColumn("Name") { Text($0.name) }
                TableColumnForEach(subjects) { subject in
                    TableColumn(subject.title) { Text(verbatim: "\(subject.title) \($0.scores[subject.id])") }
                }
                TableColumnForEach(0..<2) { index in
                    TableColumn("Plus \(index)") { Text(verbatim: "\($0.name)+\(index)") }
                }
            }
        }
    }

    @Test("A loop makes a column for each element, between others")
    func columns() throws {
        let host = ViewHost(Scores(), size: CGSize(width: 900, height: 400), profile: .macOS)
        let titles = ["Name", "Maths", "Music", "Plus 0", "Plus 1"]
        let places = try titles.map { try host.frame(of: .text($0)).minX }
        #expect(places == places.sorted() && Set(places).count == 5)
        #expect(host.contains(.text("Music 9")))
        #expect(host.contains(.text("Bo+1")))
        host.show(Scores(subjects: [Subject(id: 1, title: "Music")]))
        #expect(!host.contains(.text("Maths")))
    }

    @Test("Columns of a loop can be sorted")
    func sorting() throws {
        struct Sorted: View {
            @State private var order: [KeyPathComparator<Person>] = []
            var body: some View {
                Text(order.isEmpty ? "unsorted" : "sorted")
                Table([Person(id: 1, name: "Ada", scores: [])], sortOrder: $order) {
                    TableColumnForEach(["A", "B"], id: \.self) { title in TableColumn(title, value: \Person.name) { Text($0.name) } }
                }
            }
        }
        let host = ViewHost(VStack { Sorted() }, size: CGSize(width: 900, height: 400), profile: .macOS)
        try host.tap(.text("B"))
        #expect(host.contains(.text("sorted")))
    }

    @Test("The titles of a table lie above its columns in every style; a bordered one has an outline", arguments: [0, 1, 2])
    func styles(style: Int) throws {
        let table = Scores().frame(width: 700, height: 300)
        let size = CGSize(width: 700, height: 300)
        let host =
            switch style {
            case 0: ViewHost(table.tableStyle(.automatic), size: size, profile: .macOS, scale: 1)
            case 1: ViewHost(table.tableStyle(.inset), size: size, profile: .macOS, scale: 1)
            default: ViewHost(table.tableStyle(.bordered), size: size, profile: .macOS, scale: 1)
            }
        for (title, cell) in [("Name", "Ada"), ("Maths", "Maths 5"), ("Plus 1", "Ada+1")] {
            #expect(abs(try host.frame(of: .text(title)).minX - host.frame(of: .text(cell)).minX) < 1)
        }
        let plain = ViewHost(table, size: size, profile: .macOS, scale: 1)
        let image = try host.image(), other = try plain.image()
        let corner = (299 * image.width + 350) * 4
        #expect((image.pixels[corner..<corner + 3] != other.pixels[corner..<corner + 3]) == (style == 2))
    }

    struct Sections: View {
        var edges: Edge.Set
        var length: CGFloat?
        var isOnList: Bool

        var body: some View {
            if isOnList {
                List {
                    Section { row("One") }
                    Section { row("Two") }
                }
                .listSectionMargins(edges, length)
            } else {
                List {
                    Section { row("One") }.listSectionMargins(edges, length)
                    Section { row("Two") }
                }
            }
        }

        private func row(_ name: String) -> some View {
            Color.red.frame(height: 40).accessibilityElement().accessibilityIdentifier(name).listRowInsets(EdgeInsets())
        }
    }

    @Test("Margins of sections apply to one section or to all", arguments: [false, true])
    func margins(isOnList: Bool) throws {
        func frames(_ edges: Edge.Set, _ length: CGFloat?) throws -> (CGRect, CGRect) {
            let host = ViewHost(Sections(edges: edges, length: length, isOnList: isOnList).listStyle(.insetGrouped))
            return (try host.frame(of: .identifier("One")), try host.frame(of: .identifier("Two")))
        }
        let standard = try frames(.horizontal, nil)
        #expect(standard.0.minX == 16 && standard.0.width == 390 - 32)
        let wide = try frames(.horizontal, 0)
        #expect(wide.0.minX == 0 && wide.0.width == 390)
        let otherWidth: CGFloat = isOnList ? 390 : 390 - 32
        #expect(wide.1.width == otherWidth)
        let leading = try frames(.leading, 50)
        #expect(leading.0.minX == 50 && leading.0.maxX == 390 - 16)
        let low = try frames(.vertical, 10)
        #expect(low.0.minY == standard.0.minY + 10)
        #expect(low.1.minY == standard.1.minY + (isOnList ? 30 : 20))
        #expect(try frames(.all, -5).0.minX == 0)
    }

    @Test("A prominent badge stands out", arguments: [BadgeProminence.decreased, .standard, .increased])
    func badges(prominence: BadgeProminence) throws {
        let list = List { Text("Mail").badge("12") }.badgeProminence(prominence)
        let host = ViewHost(list, size: CGSize(width: 300, height: 200), scale: 2)
        let frame = try host.frame(of: .text("12"))
        let image = try host.image()
        let place = (Int(frame.minY * 2) * image.width + Int(frame.midX * 2)) * 4
        let pixel = image.pixels[place..<place + 3].map { Int($0) }
        #expect((pixel[0] > 200 && pixel[1] < 120) == (prominence == .increased), "\(pixel)")
    }

    @Test func pictures() throws {
        try lookAt("table-bordered", profiles: [.macOS], Scores().tableStyle(.bordered).padding())
        try lookAt("table-inset", profiles: [.macOS], Scores().tableStyle(.inset))
        try lookAt(
            "badges",
            List {
                Text("Low").badge(3).badgeProminence(.decreased)
                Text("Standard").badge(3)
                Text("High").badge(3).badgeProminence(.increased)
            })
    }
}
