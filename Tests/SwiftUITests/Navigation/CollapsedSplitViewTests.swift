import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

/// Split views in a compact width, whose columns are pages.
@MainActor struct CollapsedSplitViewTests {
    struct Screen: View {
        @State var selection: Int?
        var preferred: NavigationSplitViewColumn?
        @State private var column = NavigationSplitViewColumn.sidebar

        init(selection: Int? = nil, preferred: NavigationSplitViewColumn? = nil) {
            _selection = State(initialValue: selection)
            self.preferred = preferred
            _column = State(initialValue: preferred ?? .sidebar)
        }

        private var sidebar: some View {
            List(selection: $selection) {
                ForEach(1..<4) { NavigationLink("Row \($0)", value: $0) }
            }
            .navigationTitle("Side")
        }

        private var detail: some View {
            NavigationStack {
                NavigationLink("Deeper \(selection ?? 0)", value: "x")
                    .navigationTitle("Detail")
                    .navigationDestination(for: String.self) { _ in Text("Bottom").navigationTitle("Deep") }
            }
        }

        var body: some View {
            if preferred == nil {
                NavigationSplitView {
                    sidebar
                } detail: {
                    detail
                }
            } else {
                NavigationSplitView(preferredCompactColumn: $column) {
                    sidebar
                } detail: {
                    detail
                }
            }
        }
    }

    private func host(_ screen: Screen) -> ViewHost { ViewHost(screen, size: CGSize(width: 390, height: 844), profile: .iOS) }

    private func buttons(_ host: ViewHost) -> [String] {
        host.accessibilityElements.flatMap(\.flattened).filter { $0.role == .button }.compactMap(\.label)
    }

    @Test("The page of a stack in the detail has one bar, which leads back to the sidebar, and its pages lead back to it")
    func oneBar() throws {
        let host = host(Screen())
        try host.tap(.text("Row 2"))
        host.advance(by: 1)
        #expect(buttons(host).filter { $0 == "Side" }.count == 1)
        try host.tap(.text("Deeper 2"))
        host.advance(by: 1)
        #expect(host.contains(.text("Bottom")) && !buttons(host).contains("Side") && buttons(host).contains("Detail"))
        try host.tap(.text("Detail"))
        host.advance(by: 1)
        try host.tap(.text("Side"))
        host.advance(by: 1)
        #expect(host.contains(.text("Row 1")) && !host.contains(.text("Deeper 2")))
    }

    @Test("A swipe from the edge goes back in the inner stack first")
    func swipe() throws {
        let host = host(Screen(selection: 1))
        try host.tap(.text("Deeper 1"))
        host.advance(by: 1)
        for expected in ["Deeper 1", "Row 1"] {
            try host.drag(.point(5, 400), by: CGSize(width: 330, height: 0), duration: 0.3)
            host.advance(by: 1)
            #expect(host.contains(.text(expected)))
        }
    }

    @Test("A selection at first shows the detail, unless the program prefers a column; back in the sidebar nothing is selected")
    func initialSelection() throws {
        let host = host(Screen(selection: 3))
        #expect(host.contains(.text("Deeper 3")))
        try host.tap(.text("Side"))
        host.advance(by: 1)
        #expect(host.contains(.text("Row 3")) && !host.contains(.text("Deeper 3")))
        try host.tap(.text("Row 3"))
        host.advance(by: 1)
        #expect(host.contains(.text("Deeper 3")))
        #expect(self.host(Screen(selection: 3, preferred: .sidebar)).contains(.text("Row 3")))
        #expect(self.host(Screen()).contains(.text("Row 3")))
    }
}
