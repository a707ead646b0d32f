import SwiftUI
import SwiftUITesting
import Testing

/// Lists of sections whose content becomes shorter than the offset to which they have been scrolled.
@MainActor struct ShrinkingSectionTests {
    @Observable @MainActor final class Model {
        var rows = Array(0..<60)
        var groupOfRow = { (row: Int) in row / 10 }
        var groups: [(id: Int, rows: [Int])] {
            Dictionary(grouping: rows, by: groupOfRow).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }

    enum Container: CaseIterable { case list, lazyStack }

    struct Screen: View {
        var model: Model
        var container: Container

        @ViewBuilder private var sections: some View {
            ForEach(model.groups, id: \.id) { group in
                Section {
                    ForEach(group.rows, id: \.self) { row in
                        NavigationLink("Row \(row)") { Text("Page \(row)") }.frame(minHeight: 40)
                    }
                } header: {
                    Text("Section \(group.id)")
                }
            }
        }

        var body: some View {
            NavigationStack {
                Group {
                    switch container {
                    case .list: List { sections }.listStyle(.plain)
                    case .lazyStack: ScrollView { LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) { sections } }
                    }
                }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    private func visibleRows(_ host: ViewHost, _ model: Model) -> [Int] {
        model.rows.filter { row in
            guard let frame = try? host.frame(of: .text("Row \(row)")) else { return false }
            return frame.minY > 40 && frame.minY < host.size.height
        }
    }

    @Test("After sections have been removed, the rest is visible", arguments: Container.allCases)
    func removals(container: Container) throws {
        let model = Model()
        let host = ViewHost(Screen(model: model, container: container))
        try host.scroll(.point(200, 400), by: CGSize(width: 0, height: 2600))
        host.advance(by: 1)
        #expect(!visibleRows(host, model).isEmpty)
        model.rows.reverse()
        host.advance(by: 0.1)
        model.rows.removeAll { (10..<40).contains($0) }
        host.advance(by: 3)
        #expect(visibleRows(host, model).count >= 10)
    }

    @Test("After a page has been left, the rows of a filter are visible", arguments: Container.allCases, [[], [0, 1, 12, 13]])
    func filterAfterPage(container: Container, filtered: [Int]) throws {
        let model = Model()
        let host = ViewHost(Screen(model: model, container: container))
        try host.scroll(.point(200, 400), by: CGSize(width: 0, height: 1200))
        host.advance(by: 1)
        let visible = visibleRows(host, model)
        try host.tap(.text("Row \(visible[visible.count / 2])"))
        host.advance(by: 1)
        try host.tap(.label("Title"))
        host.advance(by: 1)
        model.rows = filtered
        host.advance(by: 1)
        #expect(visibleRows(host, model) == filtered)
        model.rows = Array(0..<60)
        host.advance(by: 1)
        #expect(visibleRows(host, model).first == 0 && visibleRows(host, model).count >= 10)
    }
}
