import SwiftUI
import SwiftUITesting
import Testing

/// Columns of tables that the user resizes at their edges in the header.
@MainActor struct TableColumnResizingTests {
    struct Row: Identifiable {
        var id = 0
    }

    /// Columns with the titles "A", "B" and "C", of which each cell shows the title in lower case.
    struct Letters: View {
        var second = TableColumn<Row, Never, Text, Text>("B") { _ in Text("b") }
        @State private var columns = TableColumnCustomization<Row>()

        var body: some View {
            VStack(spacing: 0) {
                Button("Toggle") { columns[visibility: "a"] = columns[visibility: "a"] == .hidden ? .visible : .hidden }
                Table([Row()], columnCustomization: $columns) {
                    TableColumn("A") { _ in Text("a") }.width(min: 60, ideal: 100, max: 200).customizationID("a")
                    second
                    TableColumn("C") { _ in Text("c") }
                }
            }
        }
    }

    /// Three columns without limits of their own.
    struct Free: View {
        var body: some View {
            Table([Row()]) {
                TableColumn("A") { _ in Text("a") }
                TableColumn("B") { _ in Text("b") }
                TableColumn("C") { _ in Text("c") }
            }
        }
    }

    /// The width of the table's columns with the gaps between them: 600 without the margins of the rows.
    private let total: CGFloat = 568
    private let gap: CGFloat = 10

    private func host(_ view: some View, profile: ViewHost.Profile = .macOS) -> ViewHost {
        ViewHost(view.frame(width: 600, height: 300), size: CGSize(width: 600, height: 300), profile: profile)
    }

    /// Returns the widths of the columns, which all but the last are what lies between the leading edges of their titles. The cells must be
    /// where the titles are.
    private func widths(_ host: ViewHost, isRightToLeft: Bool = false, of titles: [String] = ["A", "B", "C"]) throws -> [CGFloat] {
        func edge(_ text: String) throws -> CGFloat {
            let frame = try host.frame(of: .text(text))
            return isRightToLeft ? 600 - 16 - frame.maxX : frame.minX - 16
        }
        let edges = try titles.map(edge)
        #expect(try titles.map { try edge($0.lowercased()) } == edges)
        return zip(edges, edges.dropFirst() + [total + gap]).map { (($1 - $0 - gap) * 1000).rounded() / 1000 }
    }

    private func drag(_ host: ViewHost, _ divider: Int, by width: CGFloat) throws {
        try host.drag(.label("Divider").at(divider), by: CGSize(width: width, height: 0))
    }

    @Test("A dragged edge resizes the column before it within its limits; the columns after it share the rest")
    func limits() throws {
        let host = host(Letters())
        let before = try widths(host)
        try drag(host, 0, by: -40)
        var now = try widths(host)
        #expect(now[0] == before[0] - 40)
        #expect(now[1] == now[2] && now.reduce(0, +) == total - 2 * gap)
        try drag(host, 0, by: 500)
        now = try widths(host)
        #expect(now[0] == 200)
        // The next drag begins at the width that the column has.
        try drag(host, 0, by: -50)
        #expect(try widths(host)[0] == 150)
        try drag(host, 0, by: -500)
        #expect(try widths(host)[0] == 60)
    }

    @Test("An edge follows the pointer: the columns before it keep their widths, those after it give way, the resized ones last")
    func neighbours() throws {
        let untouched = host(Free())
        let before = try widths(untouched)
        try drag(untouched, 1, by: 60)
        let after = try widths(untouched)
        #expect(after[0] == before[0] && abs(after[1] - before[1] - 60) <= 1)

        let host = host(Free())
        try drag(host, 0, by: 180 - widths(host)[0])
        #expect(try widths(host) == [180, 184, 184])
        try drag(host, 1, by: 60)
        #expect(try widths(host) == [180, 244, 124])
        try drag(host, 0, by: 20)
        #expect(try widths(host) == [200, 244, 104])
        try drag(host, 0, by: 100)
        #expect(try widths(host) == [300, 208, 40])
        try drag(host, 0, by: 1000)
        #expect(try widths(host) == [468, 40, 40])
        // When the user has given all columns a width, there is room behind the last one.
        try drag(host, 1, by: 1000)
        try drag(host, 0, by: -300)
        try drag(host, 2, by: -1000)
        #expect(try Array(widths(host)[..<2]) == [168, 40])
        #expect(try host.frame(of: .label("Divider").at(2)).midX == 16 + 168 + gap + 40 + gap + 40 + gap / 2)
    }

    @Test("Columns of one width, columns that must not be resized and tables of iOS have no edge to drag")
    func fixed() throws {
        #expect(host(Letters()).findAll(.label("Divider")).count == 3)
        let fixed = host(Letters(second: TableColumn("B") { _ in Text("b") }.width(80)))
        #expect(fixed.findAll(.label("Divider")).count == 2)
        try drag(fixed, 0, by: 30)
        #expect(try widths(fixed)[1] == 80)
        let disabled = TableColumn<Row, Never, Text, Text>("B") { _ in Text("b") }.disabledCustomizationBehavior(.resize)
        #expect(host(Letters(second: disabled)).findAll(.label("Divider")).count == 2)
        #expect(!host(Letters(), profile: .iOS).contains(.label("Divider")))
        #expect(!host(Letters().tableColumnHeaders(.hidden)).contains(.label("Divider")))
    }

    @Test("From right to left, columns grow to the left")
    func rightToLeft() throws {
        let host = host(Free().environment(\.layoutDirection, .rightToLeft))
        let width = try widths(host, isRightToLeft: true)[0]
        try drag(host, 0, by: -30)
        #expect(try widths(host, isRightToLeft: true)[0] == width + 30)
        try drag(host, 0, by: 50)
        #expect(try widths(host, isRightToLeft: true)[0] == width - 20)
        // The handle is in the middle of the gap after the column.
        #expect(try abs(host.frame(of: .label("Divider").at(0)).midX - (600 - 16 - (width - 20) - gap / 2)) <= 0.5)
    }

    @Test("Assistive technologies adjust a width within the limits")
    func assistiveTechnologies() throws {
        let host = host(Letters())
        try drag(host, 0, by: 1000)
        host.perform(.decrement, on: "Divider")
        #expect(try widths(host)[0] == 180)
        host.perform(.increment, on: "Divider")
        host.perform(.increment, on: "Divider")
        #expect(try widths(host)[0] == 200)
    }

    @Test("A column has its width again after it was hidden")
    func hiding() throws {
        let host = host(Letters())
        try drag(host, 0, by: -30)
        let width = try widths(host)[0]
        try host.tap(.text("Toggle"))
        host.advance(by: 1)
        #expect(try widths(host, of: ["B", "C"]).reduce(0, +) == total - gap)
        try host.tap(.text("Toggle"))
        host.advance(by: 1)
        #expect(try widths(host)[0] == width)
    }

    @Test("The edges are draggable where there is little room, and unusable limits do no harm")
    func unusableLimits() throws {
        let second = TableColumn<Row, Never, Text, Text>("B") { _ in Text("b") }
        let values: [CGFloat] = [-1, 0, 1, 1e300, .infinity, .nan]
        for minimum in values {
            for maximum in values {
                let host = host(Letters(second: second.width(min: minimum, ideal: nil, max: maximum)))
                for divider in host.findAll(.label("Divider")).indices {
                    try drag(host, divider, by: 1e6)
                    try drag(host, divider, by: -1e6)
                }
                #expect(try host.frame(of: .text("A")).minX == 16)
            }
        }
    }

    @Test func pictures() throws {
        try lookAt("table-resized", profiles: [.macOS], Letters()) { try drag($0, 0, by: 80) }
    }
}
