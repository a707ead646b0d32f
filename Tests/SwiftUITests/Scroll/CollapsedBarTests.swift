import SwiftUI
import SwiftUITesting
import Testing

/// Pinned section headers and scroll targets below a navigation bar whose large title has collapsed.
@MainActor struct CollapsedBarTests {
    enum Container: CaseIterable { case list, lazyStack }

    struct Screen: View {
        var container: Container
        var mode: NavigationBarItem.TitleDisplayMode

        private var sections: some View {
            ForEach(0..<5) { section in
                Section {
                    ForEach(0..<10) { row in
                        Text("Row \(section) \(row)").frame(maxWidth: .infinity, minHeight: 44)
                    }
                } header: {
                    Text("Section \(section)").frame(maxWidth: .infinity, minHeight: 20).id(section)
                }
            }
        }

        var body: some View {
            NavigationStack {
                ScrollViewReader { proxy in
                    Group {
                        switch container {
                        case .list: List { sections }.listStyle(.plain)
                        case .lazyStack: ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { sections } }
                        }
                    }
                    .toolbar { Button("Go") { proxy.scrollTo(3, anchor: .top) } }
                }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(mode)
            }
        }
    }

    private func host(_ container: Container, _ mode: NavigationBarItem.TitleDisplayMode) -> ViewHost {
        let host = ViewHost(Screen(container: container, mode: mode))
        host.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        host.advance(by: 1)
        return host
    }

    @Test("A pinned header lies below the bar as it is, whatever its title was", arguments: Container.allCases)
    func pinnedHeaders(container: Container) throws {
        let positions = try [NavigationBarItem.TitleDisplayMode.large, .inline].map { mode in
            let host = host(container, mode)
            try host.scroll(.point(200, 500), by: CGSize(width: 0, height: 900))
            host.advance(by: 1)
            return try host.frame(of: .text("Section 1")).minY
        }
        #expect(positions[0] == positions[1])
    }

    @Test("A view that is scrolled to the top lies below the bar as it is then", arguments: Container.allCases)
    func scrolledToTop(container: Container) throws {
        let positions = try [NavigationBarItem.TitleDisplayMode.large, .inline].map { mode in
            let host = host(container, mode)
            try host.tap(.text("Go"))
            host.advance(by: 2)
            return try host.frame(of: .text("Section 3")).minY
        }
        #expect(abs(positions[0] - positions[1]) < 1)
    }
}
