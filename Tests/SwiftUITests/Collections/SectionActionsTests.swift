import SwiftUI
import SwiftUITesting
import Testing

/// The actions of sections: rows after the content on iOS, buttons in the header under the pointer on macOS.
@MainActor struct SectionActionsTests {
    @MainActor private final class Log {
        var entries: [String] = []
    }

    private struct Screen: View {
        let log: Log
        var isCollapsible = false
        @State private var isExpanded = true
        @State var showsSheet = false

        var body: some View {
            List {
                if isCollapsible {
                    Section("First", isExpanded: $isExpanded) { Text("a") }.sectionActions { add("first") }
                } else {
                    Section("First") {
                        Text("a")
                        Text("b").sheet(isPresented: $showsSheet) { List { Section("Inner") { Text("inside") } } }
                    }
                    .sectionActions { add("first") }
                }
                Section("Second") { Text("c") }
            }
        }

        private func add(_ name: String) -> some View {
            Button("Add", systemImage: "plus") { log.entries.append(name) }.accessibilityIdentifier("add")
        }
    }

    private func host(_ log: Log, _ profile: ViewHost.Profile, isCollapsible: Bool = false) -> ViewHost {
        ViewHost(Screen(log: log, isCollapsible: isCollapsible), size: CGSize(width: 300, height: 500), profile: profile)
    }

    @Test func theyAreRowsAfterTheContent() throws {
        let log = Log()
        let host = host(log, .iOS)
        #expect(host.findAll(.identifier("add")).count == 1)
        let (row, add, next) = (try host.frame(of: .text("b")), try host.frame(of: .identifier("add")), try host.frame(of: .text("c")))
        #expect(row.maxY < add.minY && add.maxY < next.minY)
        try host.tap(.identifier("add"))
        #expect(log.entries == ["first"])
    }

    @Test func listsThatARowPresentsHaveNone() throws {
        let host = ViewHost(Screen(log: Log(), showsSheet: true), size: CGSize(width: 300, height: 500), profile: .iOS)
        host.advance(by: 1)
        #expect(host.contains(.text("inside")) && host.findAll(.identifier("add")).count <= 1)
    }

    @Test(arguments: [false, true])
    func theyAreInTheHeaderUnderThePointer(isCollapsible: Bool) throws {
        let log = Log()
        let host = host(log, .macOS, isCollapsible: isCollapsible)
        let (header, add) = (try host.frame(of: .text("First")), try host.frame(of: .identifier("add")))
        #expect(abs(header.midY - add.midY) < 4 && header.maxX < add.minX)
        try host.hover(.text("First"))
        host.advance(by: 1)
        try host.tap(.identifier("add"))
        #expect(log.entries == ["first"])
    }
}
